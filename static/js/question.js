// Keys for answering, and stepping through the replay of a ruling. Pages work without it.
"use strict";

(() => {
  const typing = (element) => element?.closest?.("input:not([type=radio]):not([type=checkbox]), textarea, select");
  const bar = () => document.querySelector("[data-replay]");
  let playing = null;
  let latest = 0;

  const stop = () => {
    clearInterval(playing);
    playing = null;
    bar()?.querySelector('[data-step="play"]')?.setAttribute("aria-pressed", "false");
  };

  // Asks for a step's table and marks the step everywhere else at once.
  const go = (wanted) => {
    const replay = bar();
    if (!replay) return;
    const last = Number(replay.dataset.last);
    const number = Math.max(0, Math.min(last, wanted));
    if (number === Number(replay.dataset.number)) return;
    replay.dataset.number = String(number);
    replay.querySelector("input[type=range]").value = String(number);
    replay.querySelector("[data-replay-number]").textContent = String(number);
    const base = replay.dataset.base;
    for (const [step, target] of [["back", number - 1], ["forward", number + 1]]) {
      const link = replay.querySelector(`[data-step="${step}"]`);
      link.href = `${base}${Math.max(0, Math.min(last, target))}/#replay-bar`;
    }
    for (const link of document.querySelectorAll(".steps [data-go]")) {
      const here = Number(link.dataset.go) === number;
      if (here) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
      if (here) showIn(link.closest(".steps"), link.parentElement);
    }
    clearTimeout(latest);
    latest = setTimeout(() => {
      htmx.ajax("GET", `${base}${number}/`, { target: "#replay-moment", swap: "outerHTML" });
    }, 40);
    if (playing && number === last) stop();
  };

  // The list scrolls within itself; the page stays where it is.
  const showIn = (list, item) => {
    const top = item.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + item.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top + item.offsetHeight - list.clientHeight;
    }
  };

  const steps = {
    first: () => 0,
    back: (now) => now - 1,
    forward: (now) => now + 1,
    last: (now, last) => last,
  };

  document.addEventListener("click", (event) => {
    const control = event.target.closest?.("[data-step], [data-go]");
    const replay = control && bar();
    if (!replay || event.ctrlKey || event.metaKey) return;
    const now = Number(replay.dataset.number);
    const last = Number(replay.dataset.last);
    if (control.dataset.step === "play") {
      if (playing) return stop();
      control.setAttribute("aria-pressed", "true");
      if (now === last) go(0);
      else go(now + 1);
      playing = setInterval(() => go(Number(bar()?.dataset.number) + 1), 1400);
      return;
    }
    event.preventDefault();
    stop();
    go(control.dataset.go ? Number(control.dataset.go) : steps[control.dataset.step](now, last));
  });

  document.addEventListener("input", (event) => {
    if (!event.target.matches?.("[data-replay] input[type=range]")) return;
    stop();
    go(Number(event.target.value));
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (typing(event.target)) return;
    const form = document.querySelector("[data-answer]");
    if (form && /^[1-9]$/.test(event.key)) {
      const input = form.querySelectorAll(".option input")[Number(event.key) - 1];
      if (!input) return;
      input.focus({ preventScroll: true });
      if (input.type === "checkbox") input.checked = !input.checked;
      else input.checked = true;
      event.preventDefault();
    } else if (form && event.key === "Enter" && !event.target.closest("a, button, summary")) {
      event.preventDefault();
      form.requestSubmit();
    } else if (!form && bar() && ["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) {
      const [now, last] = [Number(bar().dataset.number), Number(bar().dataset.last)];
      const target = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }[event.key];
      if (event.key.startsWith("Arrow") || document.activeElement?.closest("[data-replay]")) {
        event.preventDefault();
        stop();
        go(target);
      }
    }
  });

  // What needs scripts shows itself; the table never shrinks while it is stepped through.
  const prepare = () => {
    for (const hidden of document.querySelectorAll("[data-replay] [hidden]")) hidden.hidden = false;
    const table = document.getElementById("replay-moment");
    if (!table || !bar()) return;
    const tallest = Math.max(Number(table.parentElement.dataset.tallest || 0), table.offsetHeight);
    table.parentElement.dataset.tallest = String(tallest);
    table.style.minHeight = `${tallest}px`;
  };
  // After the answer Enter leads on, and nothing jumps.
  let answered = true;
  const leadOn = () => {
    const next = document.getElementById("next");
    if (next && !answered) next.focus({ preventScroll: true });
    answered = Boolean(next);
  };

  document.addEventListener("DOMContentLoaded", () => {
    answered = Boolean(document.getElementById("next"));
    prepare();
  });
  document.addEventListener("htmx:afterSettle", () => {
    prepare();
    leadOn();
  });
})();
