// A rule's summary beside its number, on hover and focus; the number is a link in any case.
"use strict";

(() => {
  const known = new Map();
  let note = null;
  let wanted = null;

  const place = (link) => {
    const box = link.getBoundingClientRect();
    const width = note.offsetWidth;
    const left = Math.max(16, Math.min(box.left, document.documentElement.clientWidth - width - 16));
    const below = box.bottom + note.offsetHeight + 12 < window.innerHeight;
    const top = below ? box.bottom + 8 : box.top - note.offsetHeight - 8;
    note.style.left = `${left + window.scrollX}px`;
    note.style.top = `${top + window.scrollY}px`;
  };

  const show = async (link) => {
    wanted = link;
    const address = link.getAttribute("href");
    if (!known.has(address)) {
      const response = await fetch(address, { headers: { "HX-Request": "true" } });
      if (!response.ok) return;
      known.set(address, await response.text());
    }
    if (wanted !== link || !link.isConnected) return;
    if (!note) {
      note = document.createElement("div");
      note.className = "rule-popover";
      note.id = "rule-popover";
      note.setAttribute("role", "tooltip");
      document.body.append(note);
    }
    note.innerHTML = known.get(address);
    note.hidden = false;
    link.setAttribute("aria-describedby", "rule-popover");
    place(link);
  };

  const hide = () => {
    wanted?.removeAttribute("aria-describedby");
    wanted = null;
    if (note) note.hidden = true;
  };

  const ruleOf = (event) => event.target.closest?.("a.rule[data-rule]");
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, (event) => {
      const link = ruleOf(event);
      if (link && link !== wanted) show(link);
    });
  }
  for (const type of ["pointerout", "focusout"]) {
    document.addEventListener(type, (event) => ruleOf(event) && hide());
  }
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
})();
