import { describe, expect, it } from 'vitest';
import { wrapText } from './text.ts';

const measure = (text: string) => text.length;

describe('wrapText', () => {
  it('breaks between words', () => {
    expect(wrapText('nueces y almendras', 9, measure)).toEqual(['nueces y', 'almendras']);
  });

  it('splits a word wider than the line and continues after it', () => {
    expect(wrapText('té abcdefghij k', 4, measure)).toEqual(['té', 'abcd', 'efgh', 'ij k']);
  });

  it('advances even when no letter fits', () => {
    expect(wrapText('abc', 0, measure)).toEqual(['a', 'b', 'c']);
  });

  it('keeps an empty text as one empty line', () => {
    expect(wrapText('', 10, measure)).toEqual(['']);
  });
});
