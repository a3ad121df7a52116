/** As it stands in a sheet, with addresses that are right from anywhere. */
const ruleText = (rule: CSSRule): string => {
  const from = rule.parentStyleSheet?.href ?? document.baseURI;
  return rule.cssText.replace(
    /url\("(?!data:)([^"]+)"\)/g,
    (_, url: string) => `url("${new URL(url, from)}")`,
  );
};

/**
 * What stands in an element, laid out in a window of that width: a play runs in the one that Storybook has, a phone's in
 * the tests. A copy, of markup and styles alone: to be measured, not to be used. Its typefaces are the page's: those that
 * a machine has instead are of another width on each.
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
    // As the page itself: without it sizes are those of pages of the nineties.
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
    // Asks for the typefaces of what stands there.
    copy.body.getBoundingClientRect();
    await copy.fonts.ready;
    return measure(copy.body);
  } finally {
    frame.remove();
  }
}

/** Where an element's texts, fields and icons begin and end, in px from the left; frames and gaps around them left out. */
export function edgesOf(element: Element): { left: number; right: number } {
  const { ownerDocument } = element;
  const range = ownerDocument.createRange();
  const walker = ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const boxes: DOMRect[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // By its type: what another window holds is no `Element` of this one.
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
