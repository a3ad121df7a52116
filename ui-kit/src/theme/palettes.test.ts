import { expect, it } from 'vitest';
import { distance, eyeNames } from './colour-vision.ts';
import { contrast } from './contrast.ts';
import { darkPalette } from './dark-palette.ts';
import { colourAt, colourGroups, measure, paletteOf } from './foundations/colour-roles.ts';
import { lightPalette } from './palettes.ts';
import { theme } from './theme.ts';
import { orderStatusColors } from './tokens.ts';

const schemes = ['light', 'dark'] as const;
const roles = Object.values(colourGroups).flatMap((group) => group.roles);

/** Every place of a colour in what a palette states itself. */
const leaves = (node: object, path = ''): string[] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : leaves(value as object, `${path}${key}.`),
  );

it('measures contrast as WCAG does', () => {
  expect(contrast('#000', '#FFFFFF')).toBe(21);
  expect(contrast('rgb(119, 119, 119)', '#fff')).toBeCloseTo(4.48, 2);
  expect(() => contrast('var(--x)', '#fff')).toThrow('var(--x)');
});

it.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('describes the use of every colour of the %s palette', (_, palette) => {
  expect(leaves(palette).sort()).toEqual(roles.map(({ path }) => path).sort());
});

it.each(schemes)('has enough contrast for every colour of the %s scheme', (scheme) => {
  const weak = roles.flatMap((role) =>
    measure(paletteOf(theme, scheme), role)
      .filter(({ passes }) => !passes)
      .map(({ path, ratio, least }) => `${role.path}: ${ratio.toFixed(2)} to ${path}, ${least} needed`),
  );
  expect(weak).toEqual([]);
});

it('gives the statuses the colours that the staff document names [P2.23]', () => {
  const values = Object.entries(orderStatusColors).map(([status, { main }]) => `${status} ${main}`);
  expect(values).toEqual([
    'esperando_aprobacion #D6A900',
    'aprobado rgb(111,148,89)',
    'enviado #2A6A29',
    'recibido #00ff51',
    'cancelado #C70039',
  ]);
  for (const scheme of schemes) {
    for (const [status, { main }] of Object.entries(orderStatusColors)) {
      expect(colourAt(paletteOf(theme, scheme), `orderStatus.${status}.main`)).toBe(main);
    }
  }
});

it.each(schemes)('draws chart parts in colours that colour-blind users can tell apart: %s', (scheme) => {
  const { first, second, third, rest } = paletteOf(theme, scheme).chart;
  const parts = [first, second, third, rest];
  const pairs = parts.flatMap((one, at) => parts.slice(at + 1).map((other) => [one, other] as const));
  const alike = eyeNames.flatMap((eye) =>
    pairs
      .filter(([one, other]) => distance(one, other, eye) < 0.085)
      .map((pair) => `${eye}: ${pair.join(' ')}`),
  );
  expect(alike).toEqual([]);
  // The line over the bars is told by lightness alone.
  const { current, trend } = paletteOf(theme, scheme).chart;
  expect(contrast(current, trend)).toBeGreaterThanOrEqual(3);
});
