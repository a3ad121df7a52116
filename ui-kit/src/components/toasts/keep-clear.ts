/** On the toasts' layer, while those of the window's top stand at its bottom. */
export const movedAside = 'data-toasts-aside';

const ROW = 'tr, li, article, [role="row"]';
/** What can be pressed or typed into beside what has the focus: the head of a dialog, and its buttons. */
const OF_A_DIALOG = '[role="dialog"] :is(.MuiDialogTitle-root, .MuiDialogActions-root)';

/** What is larger is a page's part rather than something in use. */
const isSmall = (element: Element) => element.getBoundingClientRect().height <= window.innerHeight / 3;

/** The control that has the focus, the row or card that it belongs to, and what a dialog is left by. */
function inUse(layer: HTMLElement): Element[] {
  const dialogs = [...document.querySelectorAll(OF_A_DIALOG)];
  const active = document.activeElement;
  // A heading that has the focus after a change of page is read, not used.
  const isControl = active instanceof HTMLElement && active.tabIndex >= 0 && active !== document.body;
  if (!isControl || layer.contains(active) || !isSmall(active)) return dialogs;
  const row = active.closest(ROW);
  return [...dialogs, row && isSmall(row) ? row : active];
}

function covered(toasts: Element, used: readonly Element[]): number {
  const place = toasts.getBoundingClientRect();
  const isCovered = ({ left, right, top, bottom }: DOMRect) =>
    place.left < right && left < place.right && place.top < bottom && top < place.bottom;
  return used.filter((one) => isCovered(one.getBoundingClientRect())).length;
}

/**
 * Moves the toasts of the window's top, found by `selector` in `layer`, to its bottom while that covers less of what is in
 * use. Toasts that the pointer was moved onto stay where they are. Returns how to stop.
 */
export function keepClear(layer: HTMLElement, selector: string): () => void {
  let frame = 0;
  let held = false;
  const look = () => {
    frame = 0;
    const toasts = layer.querySelector(selector);
    if (!toasts) {
      held = false;
      return layer.removeAttribute(movedAside);
    }
    if (held) return;
    const used = inUse(layer);
    layer.removeAttribute(movedAside);
    const above = covered(toasts, used);
    if (above === 0) return;
    layer.setAttribute(movedAside, '');
    if (covered(toasts, used) >= above) layer.removeAttribute(movedAside);
  };
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const coming = new MutationObserver(lookSoon);
  coming.observe(layer, { childList: true, subtree: true });
  const heard = new AbortController();
  const options = { capture: true, passive: true, signal: heard.signal };
  // One that comes in under a resting pointer is not held by it: the pointer may rest on the field in use.
  layer.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => {
      held ||= movementX !== 0 || movementY !== 0;
    },
    options,
  );
  layer.addEventListener(
    'pointerleave',
    () => {
      held = false;
    },
    { passive: true, signal: heard.signal },
  );
  document.addEventListener('focusin', lookSoon, options);
  window.addEventListener('scroll', lookSoon, options);
  window.addEventListener('resize', lookSoon, options);
  lookSoon();
  return () => {
    coming.disconnect();
    heard.abort();
    cancelAnimationFrame(frame);
    layer.removeAttribute(movedAside);
  };
}
