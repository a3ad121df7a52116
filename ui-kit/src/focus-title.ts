/** Elements whose focus must stay: a field that the user types in, a dialog over the page. */
const BUSY = 'input, textarea, select, [contenteditable=true], [role=dialog]';

/**
 * Focuses the page's title after client navigation, or the page if it has no title. Browsers do not announce such a
 * navigation to screen readers. Keeps a focus that the page itself set.
 */
export function focusTitle(mainId = 'contenido') {
  const main = document.getElementById(mainId);
  const focused = document.activeElement;
  if (!main || focused?.closest(BUSY) || (focused !== main && main.contains(focused))) return;
  const title = main.querySelector('h1') ?? main;
  title.tabIndex = -1;
  title.style.outline = 'none';
  title.focus({ preventScroll: true });
}
