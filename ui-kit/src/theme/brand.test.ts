import { expect, it } from 'vitest';
import { brandOf, fromPerceptual, mainTone, toPerceptual } from './brand.ts';
import { contrast } from './contrast.ts';
import { colourGroups, measure, paletteOf } from './foundations/colour-roles.ts';
import { lightTheme } from './light-theme.ts';
import { themeOf } from './theme.ts';
import { leafColor } from './tokens.ts';

const EDGES = [
  '#ffffff',
  '#000000',
  '#808080',
  '#fefefe',
  '#010101',
  '#ffff00',
  '#00ff00',
  '#00ffff',
  '#ff00ff',
];
const OTHERS = [
  '#ff0000',
  '#0000ff',
  '#39ff14',
  '#ff6ec7',
  '#e2a93b',
  '#b5532a',
  '#7f1d1d',
  '#0f172a',
  '#c0ffee',
];
const HUES = Array.from({ length: 24 }, (_, at) =>
  fromPerceptual({ lightness: 0.45 + (at % 3) * 0.2, chroma: 0.3, hue: (at * Math.PI) / 12 }),
);

it.each([...EDGES, ...OTHERS, ...HUES])('has enough contrast everywhere in both schemes: %s', (colour) => {
  const theme = themeOf(brandOf(colour));
  const roles = colourGroups.meaning.roles.filter(({ path }) => path.startsWith('primary.'));
  const weak = (['light', 'dark'] as const).flatMap((scheme) =>
    roles.flatMap((role) =>
      measure(paletteOf(theme, scheme), role)
        .filter(({ passes }) => !passes)
        .map(({ path, ratio }) => `${scheme} ${role.path}: ${ratio.toFixed(2)} to ${path}`),
    ),
  );
  expect(weak).toEqual([]);
  for (const { main, dark } of Object.values(brandOf(colour))) expect(dark).not.toBe(main);
});

it('stays unchanged when its contrast is enough, and otherwise keeps its hue', () => {
  expect(brandOf('#1d4ed8').light.main).toBe('#1d4ed8');
  const bright = '#ff8c00';
  const { main } = brandOf(bright).light;
  expect(toPerceptual(main).lightness).toBeLessThan(toPerceptual(bright).lightness);
  expect(toPerceptual(main).hue).toBeCloseTo(toPerceptual(bright).hue, 1);
  // No darker than it has to be.
  expect(contrast(main, '#E1EEDD')).toBeLessThan(5.2);
});

it('survives the conversion to perceptual values and back', () => {
  for (const colour of [...EDGES, ...OTHERS]) expect(fromPerceptual(toPerceptual(colour))).toBe(colour);
});

it('is the house’s own where none is chosen', () => {
  expect(mainTone(null)).toBe(leafColor);
  expect(mainTone('#1d4ed8')).toBe('#1d4ed8');
  expect(lightTheme().palette.primary.main).toBe(leafColor);
  const tones = brandOf('#1d4ed8').light;
  expect(lightTheme(tones).palette.primary).toMatchObject(tones);
  expect(lightTheme().palette.primary.main).toBe(leafColor);
});
