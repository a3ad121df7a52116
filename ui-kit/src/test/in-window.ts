/** Returns a rule's text with absolute addresses. */
const ruleText = (rule: CSSRule): string => {
  const from = rule.parentStyleSheet?.href ?? document.baseURI;
  return rule.cssText.replace(
    /url\("(?!data:)([^"]+)"\)/g,
    (_, url: string) => `url("${new URL(url, from)}")`,
  );
};

/**
 * Lays out a copy of an element in a window of this width, to measure it. A play has only Storybook's window. The copy
 * has only markup and styles. It uses the page's fonts, because system fonts differ between machines.
 */
export async function inWindow<T>(
  width: number,
  element: HTMLElement,
  measure: (copy: HTMLElement) => T,
): Promise<T> {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0',
    width: `${width}px`,
    border: '0',
    visibility: 'hidden',
  });
  document.body.append(frame);
  try {
    const copy = frame.contentDocument;
    if (!copy) throw new Error('No document in the frame');
    // Use the page's doctype: quirks mode has other sizes.
    copy.open();
    copy.write('<!doctype html>');
    copy.close();
    const style = copy.createElement('style');
    style.textContent = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(ruleText)
      .join('\n');
    copy.head.append(style);
    copy.documentElement.className = document.documentElement.className;
    copy.body.innerHTML = element.innerHTML;
    // Triggers the loading of the fonts in use.
    copy.body.getBoundingClientRect();
    await copy.fonts.ready;
    return measure(copy.body);
  } finally {
    frame.remove();
  }
}

/** Returns the left and right ends of an element's texts, fields and icons in px, without frames and gaps. */
export function edgesOf(element: Element): { left: number; right: number } {
  const { ownerDocument } = element;
  const range = ownerDocument.createRange();
  const walker = ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const boxes: DOMRect[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Compare the node type: elements of another window are no instances of this window's `Element`.
    const one = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : undefined;
    if (one ? !one.matches('input, svg') : node.parentElement?.closest('fieldset')) continue;
    range.selectNode(node);
    boxes.push(one?.getBoundingClientRect() ?? range.getBoundingClientRect());
  }
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
  };
}

/**
 * Returns a table's column positions from its left edge and the bottom of its lowest row, in px. Wrapped words make
 * rows higher.
 */
export function tableSizes(table: Element): number[] {
  const { left } = table.getBoundingClientRect();
  const boxes = (parts: string) =>
    [...table.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
  const rows = boxes('tbody > tr').map(({ height }) => height);
  return [Math.min(...rows), ...boxes('thead th').map((head) => head.left - left)];
}

/** Returns the largest movement between skeleton and content, in px. */
export const movement = (waiting: number[] = [], there: number[] = []): number =>
  Math.max(...there.map((size, place) => Math.abs(size - (waiting[place] ?? Number.NaN))));
