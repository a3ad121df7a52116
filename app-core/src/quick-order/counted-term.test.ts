import { describe, expect, it } from 'vitest';
import { countedTerm, isPartOfName } from './counted-term.ts';

describe('countedTerm', () => {
  it.each([
    ['6 almendra', '6', 'almendra'],
    ['12 x chía', '12', 'chía'],
    ['12x chía', '12', 'chía'],
    [' 3 almendra x 500 g', '3', 'almendra x 500 g'],
  ])('splits a quantity from the product name: %s', (written, cantidad, term) => {
    expect(countedTerm(written)).toEqual({ cantidad, term });
  });

  it.each(['almendra', '6', '500 g chía', '2 bultos de chía', '5.600 chía', '0 chía', '9999 chía', '6 12'])(
    'returns undefined where the number may mean something else: %s',
    (written) => {
      expect(countedTerm(written)).toBeUndefined();
    },
  );
});

describe('isPartOfName', () => {
  it.each([
    ['Pan 7 semillas', true],
    ['Pan 17 semillas', false],
    ['Semillas 7', false],
    ['Mezcla de 7 Semíllas', true],
  ])('tells whether the number is part of the product name: %s', (nombre, expected) => {
    expect(isPartOfName({ cantidad: '7', term: 'semillas' }, { nombre })).toBe(expected);
  });
});
