// Line numbers beside the scenario, with the lines marked that a remark is about.
"use strict";

(() => {
  const text = () => document.querySelector("[data-editor] textarea");

  const draw = () => {
    const area = text();
    const lines = document.querySelector(".code__lines");
    if (!area || !lines) return;
    const faulty = new Set(
      [...document.querySelectorAll(".remark[data-line]")].map((remark) => Number(remark.dataset.line)),
    );
    const count = area.value.split("\n").length;
    const items = [];
    for (let line = 1; line <= count; line += 1) {
      const item = document.createElement("li");
      item.textContent = String(line);
      if (faulty.has(line)) item.className = "is-fault";
      items.push(item);
    }
    lines.replaceChildren(...items);
    lines.scrollTop = area.scrollTop;
  };

  document.addEventListener("input", (event) => event.target === text() && draw());
  document.addEventListener(
    "scroll",
    (event) => {
      const lines = document.querySelector(".code__lines");
      if (lines && event.target === text()) lines.scrollTop = event.target.scrollTop;
    },
    { capture: true, passive: true },
  );
  document.addEventListener("DOMContentLoaded", draw);
  document.addEventListener("htmx:afterSettle", draw);

  // A remark's line number leads to the line.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.(".remark__line");
    const area = text();
    if (!link || !area) return;
    event.preventDefault();
    const line = Number(link.closest("[data-line]").dataset.line);
    const before = area.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    const end = area.value.indexOf("\n", before);
    area.focus();
    area.setSelectionRange(before, end < 0 ? area.value.length : end);
  });

  // Tab leaves the text as everywhere; two spaces come with Enter after a colon.
  document.addEventListener("keydown", (event) => {
    const area = text();
    if (event.key !== "Enter" || event.target !== area || event.isComposing) return;
    if (!area.closest(".code")) return;
    const upTo = area.value.slice(0, area.selectionStart);
    const line = upTo.slice(upTo.lastIndexOf("\n") + 1);
    const indent = line.match(/^ */)[0] + (/:\s*$/.test(line) ? "  " : "");
    if (!indent) return;
    event.preventDefault();
    area.setRangeText(`\n${indent}`, area.selectionStart, area.selectionEnd, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });
})();
