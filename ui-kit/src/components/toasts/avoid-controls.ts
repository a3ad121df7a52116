/** Attribute of the toast layer while the top toasts are at the bottom. */
export const MOVED_ASIDE_ATTRIBUTE = 'data-toasts-aside';

const ROW = 'tr, li, article, [role="row"]';
/** Head and buttons of a dialog, which toasts must not cover while the focus is inside. */
const OF_A_DIALOG = '[role="dialog"] :is(.MuiDialogTitle-root, .MuiDialogActions-root)';

/** True for elements up to a third of the window; larger ones are page sections, not controls. */
const isSmall = (element: Element) => element.getBoundingClientRect().height <= window.innerHeight / 3;

/**
 * Returns the elements that toasts must not cover: the focused control and the controls that close a dialog. Includes
 * the control's row or card, or the name of a tall card.
 */
function elementsInUse(layer: HTMLElement): Element[] {
  const dialogs = [...document.querySelectorAll(OF_A_DIALOG)];
  const active = document.activeElement;
  // A focused heading after navigation is being read, not used.
  const isControl = active instanceof HTMLElement && active.tabIndex >= 0 && active !== document.body;
  if (!isControl || layer.contains(active) || !isSmall(active)) return dialogs;
  const row = active.closest(ROW);
  if (row && isSmall(row)) return [...dialogs, row];
  const name = row?.querySelector('h2, h3');
  return name ? [...dialogs, active, name] : [...dialogs, active];
}

const isSideBySide = (one: DOMRect, other: DOMRect) => one.right <= other.left || other.right <= one.left;
const isSeparate = (one: DOMRect, other: DOMRect) =>
  isSideBySide(one, other) || one.bottom <= other.top || other.bottom <= one.top;

/** Returns the area of the used elements under toasts, in px². */
function covered(toasts: readonly Element[], used: readonly Element[]): number {
  const places = toasts.map((one) => one.getBoundingClientRect());
  return used.filter((one) => {
    const box = one.getBoundingClientRect();
    return places.some((place) => !isSeparate(place, box));
  }).length;
}

/** Keeps centre and right toasts apart: if both do not fit side by side, the second moves by the first's height. */
function stack([first, ...others]: readonly HTMLElement[]): void {
  if (first) first.style.marginBlock = '';
  for (const one of others) {
    one.style.marginBlock = '';
    const [above, box] = [first?.getBoundingClientRect(), one.getBoundingClientRect()];
    if (above && !isSideBySide(above, box)) one.style.marginBlock = `${above.height}px`;
  }
}

/**
 * Moves top toasts to the bottom while that covers less of the elements in use, and keeps two columns apart. `selector`
 * finds the toast columns in `layer`. Toasts under a moved pointer stay. Returns the function that stops this.
 */
export function avoidControls(layer: HTMLElement, selector: string): () => void {
  let frame = 0;
  let isPointerOver = false;
  const look = () => {
    frame = 0;
    const toasts = [...layer.querySelectorAll<HTMLElement>(selector)];
    if (toasts.length === 0) {
      isPointerOver = false;
      return layer.removeAttribute(MOVED_ASIDE_ATTRIBUTE);
    }
    if (isPointerOver) return;
    stack(toasts);
    const used = elementsInUse(layer);
    layer.removeAttribute(MOVED_ASIDE_ATTRIBUTE);
    const above = covered(toasts, used);
    if (above === 0) return;
    layer.setAttribute(MOVED_ASIDE_ATTRIBUTE, '');
    if (covered(toasts, used) >= above) layer.removeAttribute(MOVED_ASIDE_ATTRIBUTE);
  };
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const coming = new MutationObserver(lookSoon);
  coming.observe(layer, { childList: true, subtree: true });
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  // A toast that appears under a resting pointer may move: the pointer may rest on the field in use.
  layer.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => {
      isPointerOver ||= movementX !== 0 || movementY !== 0;
    },
    options,
  );
  layer.addEventListener(
    'pointerleave',
    () => {
      isPointerOver = false;
      lookSoon();
    },
    { passive: true, signal: listeners.signal },
  );
  document.addEventListener('focusin', lookSoon, options);
  window.addEventListener('scroll', lookSoon, options);
  window.addEventListener('resize', lookSoon, options);
  lookSoon();
  return () => {
    coming.disconnect();
    listeners.abort();
    cancelAnimationFrame(frame);
    layer.removeAttribute(MOVED_ASIDE_ATTRIBUTE);
  };
}
