const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  return texts.filter(
    ({ parentElement, data }) =>
      !parentElement?.closest('script, style, font, [translate=no]') && data !== '',
  );
};

const fontOf = (text: string): HTMLElement => {
  const inner = document.createElement('font');
  inner.textContent = text;
  const font = document.createElement('font');
  font.append(inner);
  return font;
};

const each = (change: (text: Text) => void) => (root: Node) => {
  for (const text of textsIn(root)) change(text);
};

/** Ways in which browsers and extensions replace text nodes with a translation. The words stay the same here. */
export const TRANSLATIONS = {
  'replaced by a font': each((text) => text.replaceWith(fontOf(text.data))),
  'replaced in two steps': each((text) => {
    text.before(fontOf(text.data));
    text.remove();
  }),
  'wrapped in a font': each((text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }),
} as const;
