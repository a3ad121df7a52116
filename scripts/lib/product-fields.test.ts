import { expect, it } from 'vitest';
import { missingFields } from './product-fields.ts';

it('finds every field of a product in imports, exports, history and conflicts', () => {
  expect(missingFields()).toEqual([]);
});

it('names each place that a new field lacks', () => {
  expect(missingFields(['origen', 'imagenes', 'marca_id'])).toEqual([
    expect.stringMatching(/^the product's field origen lacks an import column /),
    expect.stringMatching(/^the product's field origen lacks an export column /),
    expect.stringMatching(/^the product's field origen lacks a label in the history /),
    expect.stringMatching(/^the product's field origen lacks a row in the conflict of two edits /),
  ]);
});
