import { withNoBreakSpaces } from 'app-core/unbroken';
import { expect, it } from 'vitest';
import { sizeOf } from './shown-products.ts';

it.each([
  ['Almendra non pareil x 1 kg', 'x 1 kg'],
  ['Almendra non pareil bulto x 10 kg', 'bulto x 10 kg'],
  ['Almendra non pareil por kilo', 'por kilo'],
  ['Aceite de coco caja x 6 500 ml', 'caja x 6 500 ml'],
  ['Yerba mate 500 g', '500 g'],
  ['ACEITE DE OLIVA X 5 LT', 'X 5 LT'],
  ['Castaña de cajú W320 x 250 g', 'x 250 g'],
  ['Garbanzo 9 mm', undefined],
  ['Castaña de cajú W320', undefined],
  ['Arroz', undefined],
  // Longer than a card's line: the size stays in the name, which wraps.
  ['Galletitas caja x 24 paquetes de 150 g', undefined],
])('the size in %s is %s', (nombre, size) => expect(sizeOf(nombre)).toBe(size));

it.each([
  ['Panela en cubos x 500 g', 'Panela en cubos x_500_g'],
  ['Aceite de oliva caja x 12 de 500 ml', 'Aceite de oliva caja x_12 de 500_ml'],
  ['Nueces mariposa por kilo', 'Nueces mariposa por kilo'],
  ['Garbanzo 9 granos x docena', 'Garbanzo 9 granos x docena'],
])('%s keeps its numbers with their units', (nombre, kept) =>
  expect(withNoBreakSpaces(nombre).replaceAll('\u00a0', '_')).toBe(kept),
);

it('takes less than a second for adversarial input', () => {
  const began = performance.now();
  expect(sizeOf(`${'x 1 '.repeat(60)}`)).toBeUndefined();
  expect(sizeOf('x '.repeat(120))).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(1000);
});
