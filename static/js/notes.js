// What a rule says, a card or a term is, beside its name: on hover and focus, and at the first tap.
// Each is a link in any case.
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
      note.className = "note-popover";
      note.id = "note-popover";
      note.setAttribute("role", "tooltip");
      document.body.append(note);
    }
    note.innerHTML = known.get(address);
    note.hidden = false;
    link.setAttribute("aria-describedby", "note-popover");
    place(link);
  };

  const hide = () => {
    wanted?.removeAttribute("aria-describedby");
    wanted = null;
    if (note) note.hidden = true;
  };

  const named = (event) => event.target.closest?.("a[data-rule], a[data-card], a[data-term]");
  const byTouch = (event) => event.pointerType === "touch";
  let touched = null; // the link whose note the last tap has opened

  document.addEventListener("pointerover", (event) => {
    const link = named(event);
    if (link && link !== wanted && !byTouch(event)) show(link);
  });
  document.addEventListener("focusin", (event) => {
    const link = named(event);
    if (link && link !== wanted && link.matches(":focus-visible")) show(link);
  });
  document.addEventListener("pointerout", (event) => named(event) && !byTouch(event) && hide());
  document.addEventListener("focusout", (event) => named(event) && hide());

  // A finger cannot hover: the first tap shows the note, the second follows the link.
  document.addEventListener("click", (event) => {
    const link = named(event);
    if (!byTouch(event) || link === touched || !link) {
      if (!link) hide();
      touched = null;
      return;
    }
    event.preventDefault();
    touched = link;
    show(link);
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
})();
