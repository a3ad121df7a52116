/** In there the reader already has something: a field that they type in, a dialog over the page. */
const BUSY = 'input, textarea, select, [contenteditable=true], [role=dialog]';

/**
 * After another page was opened within the app, which no browser tells: a screen reader and the keyboard go on at the
 * page's title, or at the page where it has none. What the page itself gave the focus keeps it.
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
