import { expect, it } from 'vitest';
import { lackingPlaces } from './product-fields.ts';

it('finds every field of a product in imports, exports, history and conflicts', () => {
  expect(lackingPlaces()).toEqual([]);
});

it('names each place that a new field lacks', () => {
  expect(lackingPlaces(['sin_tacc', 'imagenes', 'marca_id'])).toEqual([
    expect.stringMatching(/^the product's field sin_tacc lacks an import column /),
    expect.stringMatching(/^the product's field sin_tacc lacks an export column /),
    expect.stringMatching(/^the product's field sin_tacc lacks a label in the history /),
    expect.stringMatching(/^the product's field sin_tacc lacks a row in the conflict of two edits /),
  ]);
});
