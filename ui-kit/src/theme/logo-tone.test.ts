import { expect, it } from 'vitest';
import { toneOf } from './logo-tone.ts';

const [CREAM, INK, ORANGE] = [
  [255, 247, 214],
  [16, 16, 16],
  [156, 90, 28],
];
const CLEAR = [0, 0, 0, 0];
/** Two drawn pixels and one that is see-through, unless it has a ground. */
const drawing = (colour: number[] = [], ground = CLEAR) =>
  new Uint8Array([...colour, 255, ...colour, 255, ...ground]);

it.each([
  ['light', drawing(CREAM), 'claro'],
  ['dark', drawing(INK), 'oscuro'],
  ['visible on light and dark backgrounds', drawing(ORANGE), null],
  ['drawn on an opaque background', drawing(CREAM, [255, 255, 255, 255]), null],
  ['dark on a partly transparent background', drawing(INK, [255, 255, 255, 100]), 'oscuro'],
  ['fully transparent', new Uint8Array([...CLEAR, ...CLEAR]), undefined],
])('measures the tone of a logo that is %s', (_, data, tone) => {
  expect(toneOf(data, 4)).toBe(tone);
});

it('reads grey pictures, and measures no tone without an alpha channel', () => {
  expect(toneOf(new Uint8Array([250, 255, 0, 0]), 2)).toBe('claro');
  for (const channels of [1, 3] as const) expect(toneOf(new Uint8Array([0, 0, 0]), channels)).toBeNull();
});
