// Search as you type: "/" leads to the field, arrows through what is found, Escape away again.
"use strict";

(() => {
  const field = () => document.getElementById("search");
  const panel = () => document.getElementById("search-found");
  const links = () => [...panel().querySelectorAll("a")];
  const typing = (element) => element?.closest?.("input, textarea, select, [contenteditable]");

  const close = () => {
    panel().replaceChildren();
    htmx.trigger(field(), "htmx:abort");
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "/" && !typing(event.target)) {
      event.preventDefault();
      field().focus();
      field().select();
      return;
    }
    if (!event.target.closest?.("[data-search]")) return;
    const found = links();
    const here = found.indexOf(document.activeElement);
    if (event.key === "ArrowDown" && found.length) {
      event.preventDefault();
      found[Math.min(here + 1, found.length - 1)].focus();
    } else if (event.key === "ArrowUp" && here >= 0) {
      event.preventDefault();
      (here ? found[here - 1] : field()).focus();
    } else if (event.key === "Escape" && found.length + panel().children.length) {
      event.preventDefault();
      close();
      field().focus();
    }
  });

  // Leaving the field and what it found closes it.
  document.addEventListener("focusin", (event) => {
    if (panel() && !event.target.closest?.("[data-search]")) close();
  });
  document.addEventListener("pointerdown", (event) => {
    if (panel() && !event.target.closest?.("[data-search]")) close();
  });
})();
