/** On the toasts' layer, while those of the window's top stand at its bottom. */
export const movedAside = 'data-toasts-aside';

const ROW = 'tr, li, article, [role="row"]';
/** What can be pressed or typed into beside what has the focus: the head of a dialog, and its buttons. */
const OF_A_DIALOG = '[role="dialog"] :is(.MuiDialogTitle-root, .MuiDialogActions-root)';

/** What is larger is a page's part rather than something in use. */
const isSmall = (element: Element) => element.getBoundingClientRect().height <= window.innerHeight / 3;

/** The control that has the focus, the row or card that it belongs to, of a tall card its name, and what a dialog is left by. */
function inUse(layer: HTMLElement): Element[] {
  const dialogs = [...document.querySelectorAll(OF_A_DIALOG)];
  const active = document.activeElement;
  // A heading that has the focus after a change of page is read, not used.
  const isControl = active instanceof HTMLElement && active.tabIndex >= 0 && active !== document.body;
  if (!isControl || layer.contains(active) || !isSmall(active)) return dialogs;
  const row = active.closest(ROW);
  if (row && isSmall(row)) return [...dialogs, row];
  const name = row?.querySelector('h2, h3');
  return name ? [...dialogs, active, name] : [...dialogs, active];
}

const isBeside = (one: DOMRect, other: DOMRect) => one.right <= other.left || other.right <= one.left;
const isApart = (one: DOMRect, other: DOMRect) =>
  isBeside(one, other) || one.bottom <= other.top || other.bottom <= one.top;

/** How much of what is in use lies under toasts. */
function covered(toasts: readonly Element[], used: readonly Element[]): number {
  const places = toasts.map((one) => one.getBoundingClientRect());
  return used.filter((one) => {
    const box = one.getBoundingClientRect();
    return places.some((place) => !isApart(place, box));
  }).length;
}

/** Toasts of the centre and of the right end are two columns: where these have no room beside each other, the second keeps as far from the window's end, top or bottom, as the first is high. */
function stack([first, ...others]: readonly HTMLElement[]): void {
  if (first) first.style.marginBlock = '';
  for (const one of others) {
    one.style.marginBlock = '';
    const [above, box] = [first?.getBoundingClientRect(), one.getBoundingClientRect()];
    if (above && !isBeside(above, box)) one.style.marginBlock = `${above.height}px`;
  }
}

/**
 * Moves the toasts of the window's top, whose columns are found by `selector` in `layer`, to its bottom while that covers less of
 * what is in use, and keeps two columns apart. Toasts that the pointer was moved onto stay where they are. Returns how to stop.
 */
export function keepClear(layer: HTMLElement, selector: string): () => void {
  let frame = 0;
  let held = false;
  const look = () => {
    frame = 0;
    const toasts = [...layer.querySelectorAll<HTMLElement>(selector)];
    if (toasts.length === 0) {
      held = false;
      return layer.removeAttribute(movedAside);
    }
    if (held) return;
    stack(toasts);
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
      lookSoon();
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
