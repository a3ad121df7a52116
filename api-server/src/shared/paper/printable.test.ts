import { describe, expect, it } from 'vitest';
import { printable } from './text.ts';

describe('printable', () => {
  it.each([
    ['Ñoquis de maíz, pingüino — “ají” ½ kg · 10 €', 'Ñoquis de maíz, pingüino — “ají” ½ kg · 10 €'],
    ['n\u0303andu\u0301', 'ñandú'],
    ['Żółw ő đ', 'Zólw o d'],
    ['ﬁdeos Ａ', 'fideos A'],
    ['a → b', 'a ? b'],
    ['日本', '??'],
    ['👩‍👩‍👧 te', '? te'],
    ['\ud800x', '?x'],
    ['uno\ndos\t\u00a0tres\u0000', 'uno dos tres'],
    ['so\u00adja\u200b \u202eabc', 'soja abc'],
    ['', ''],
  ])('turns %j into %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});
