import type { Page } from '@playwright/test';

/** Smallest side of a touch target, in px. */
const TARGET = 44;
/** Smallest font sizes in px: of text, and of a field on a phone. iOS zooms into smaller fields. */
const TEXT = 14;
const FIELD_TEXT = 16;

/**
 * Returns one line per target under 44 px wide or high. A field's frame, label and other clickable area count too.
 * Links in a sentence are exempt (WCAG 2.5.8).
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const ROLES =
      'button,link,tab,menuitem,menuitemradio,menuitemcheckbox,option,checkbox,radio,switch,combobox';
    const TARGETS = [
      'button, a[href], summary, select, textarea, input:not([type=hidden])',
      ...ROLES.split(',').map((role) => `[role=${role}]`),
    ].join();
    const FIELD = 'input, select, textarea, [role=combobox]';
    const seen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    const partsOf = (element: Element) => {
      if (!element.matches(FIELD)) return [element];
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [element, ...labels, element.closest('.MuiInputBase-root, .MuiButtonBase-root')].filter(
        (part) => part !== null,
      );
    };
    const block = (node: Node): Element | null => {
      let at = node.parentElement;
      while (at && getComputedStyle(at).display === 'inline') at = at.parentElement;
      return at;
    };
    const inSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = block(element);
      if (!around) return false;
      const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        const plain = /\p{L}{2}/u.test(text.textContent ?? '') && !text.parentElement?.closest(TARGETS);
        if (plain && block(text) === around) return true;
      }
      return false;
    };
    /** Measures the clickable area from the middle: a pseudo-element may enlarge the target. */
    const reach = (element: Element, parts: Element[]) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const run = (dx: number, dy: number) => {
        let length = 0;
        while (length < least) {
          const hit = document.elementFromPoint(x + dx * (length + 1), y + dy * (length + 1));
          if (!parts.some((part) => part.contains(hit))) break;
          length += 1;
        }
        return length;
      };
      return { width: 1 + run(-1, 0) + run(1, 0), height: 1 + run(0, -1) + run(0, 1) };
    };
    const enough = ({ width, height }: { width: number; height: number }) =>
      width >= least - 0.5 && height >= least - 0.5;
    const lines = [...document.querySelectorAll(TARGETS)].flatMap((element) => {
      const parts = partsOf(element).filter(seen);
      if (parts.length === 0 || element.closest('[aria-hidden=true], [inert]')) return [];
      if (parts.some((part) => enough(part.getBoundingClientRect()))) return [];
      if (inSentence(element) || enough(reach(element, parts))) return [];
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
      return [`target of ${Math.round(width)}×${Math.round(height)} px: ${role} "${name.slice(0, 40)}"`];
    });
    return [...new Set(lines)];
  }, TARGET);

/** Returns one line per text that is drawn too small. */
export const smallText = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([least, leastInField]) => {
      const isPhone = window.innerWidth < 600;
      /** Returns the scale by transforms: a field's label is drawn at three quarters of its size. */
      const scaleOf = (element: Element) => {
        let scale = 1;
        for (let at: Element | null = element; at; at = at.parentElement) {
          const { transform } = getComputedStyle(at);
          if (transform === 'none') continue;
          const { a, b } = new DOMMatrix(transform);
          scale *= Math.hypot(a, b);
        }
        return scale;
      };
      const seen = (element: Element) => {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        for (let at: Element | null = element; at; at = at.parentElement) {
          const { width, height } = at.getBoundingClientRect();
          // Text for screen readers only is in a box of one pixel.
          if (width <= 1 && height <= 1 && getComputedStyle(at).overflow === 'hidden') return false;
        }
        return true;
      };
      const lines = new Set<string>();
      const judge = (element: Element, words: string, smallest: number) => {
        const declared = Number.parseFloat(getComputedStyle(element).fontSize);
        const size = declared * scaleOf(element);
        // Size 0 means hidden: an empty badge is scaled to 0.
        if (size >= smallest - 0.1 || size === 0 || !seen(element)) return;
        lines.add(`text of ${Math.round(size * 10) / 10} px: "${words.trim().slice(0, 40)}"`);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (!textContent?.trim() || !parentElement || parentElement.closest('script, style, noscript'))
          continue;
        judge(parentElement, textContent, least);
      }
      for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
        if (/^(hidden|checkbox|radio|file|range)$/.test(field.type)) continue;
        judge(field, `field ${field.name || field.value}`, isPhone ? leastInField : least);
      }
      return [...lines];
    },
    [TEXT, FIELD_TEXT] as const,
  );

/** Returns one line per amount that is broken over several lines. */
export const brokenAmounts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      for (const { 0: amount, index } of (currentNode.textContent ?? '').matchAll(
        /-?\$\s\d{1,3}(?:\.\d{3})*(?:,\d+)?(?!\d)/g,
      )) {
        const range = document.createRange();
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + amount.length);
        const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (rows.size > 1) lines.add(`amount on ${rows.size} lines: "${amount}"`);
      }
    }
    return [...lines];
  });

/** Compares all that axe checks except positions: elements, their visibility and their styles. */
const compareLooks = (page: Page, keep: boolean): Promise<boolean> =>
  page.evaluate((keeping) => {
    const told = [document.body.innerHTML];
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        told.push('');
        continue;
      }
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position, zIndex } =
        getComputedStyle(element);
      told.push(
        [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position, zIndex].join(),
      );
    }
    const now = told.join('\n');
    const kept = globalThis as { rememberedLooks?: string };
    if (keeping) kept.rememberedLooks = now;
    return kept.rememberedLooks === now;
  }, keep);

/** Saves the current looks in the page. */
export const rememberLooks = (page: Page) => compareLooks(page, true);

/** Whether the page looks as `rememberLooks` saved it; false when nothing was saved. */
export const looksAsRemembered = (page: Page) => compareLooks(page, false);
