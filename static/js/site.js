// Comforts on top of pages that work without them.
"use strict";

(() => {
  const root = document.documentElement;

  // The theme changes at once; the server remembers it.
  document.addEventListener("submit", async (event) => {
    const form = event.target.closest("[data-theme-form]");
    const theme = event.submitter?.value;
    if (!form || !theme) return;
    event.preventDefault();
    root.dataset.theme = theme;
    for (const button of form.querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(button.value === theme));
    }
    const body = new FormData(form, event.submitter);
    await fetch(form.action, { method: "POST", body, redirect: "manual" });
  });

  // The full card opens where there is room for it.
  const makeRoom = (event) => {
    const seated = event.target.closest?.(".seated");
    if (!seated) return;
    seated.classList.remove("seated--dismissed");
    const place = seated.getBoundingClientRect();
    const half = 130;
    const middle = place.left + place.width / 2;
    seated.dataset.room = place.top > 330 ? "above" : "below";
    seated.dataset.roomX =
      middle < half ? "end" : middle > window.innerWidth - half ? "start" : "middle";
  };
  document.addEventListener("pointerover", makeRoom);
  document.addEventListener("focusin", makeRoom);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const seated of document.querySelectorAll(".seated:hover, .seated:focus-within")) {
      seated.classList.add("seated--dismissed");
    }
  });
})();
