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
  ['in the middle, seen on any ground', drawing(ORANGE), null],
  ['on a ground of its own', drawing(CREAM, [255, 255, 255, 255]), null],
  ['hardly there beside what is see-through', drawing(INK, [255, 255, 255, 100]), 'oscuro'],
  ['nothing', new Uint8Array([...CLEAR, ...CLEAR]), undefined],
])('tells a picture that is %s', (_, data, tone) => {
  expect(toneOf(data, 4)).toBe(tone);
});

it('reads grey ones, and takes one without a channel for what is see-through as it is', () => {
  expect(toneOf(new Uint8Array([250, 255, 0, 0]), 2)).toBe('claro');
  for (const channels of [1, 3] as const) expect(toneOf(new Uint8Array([0, 0, 0]), channels)).toBeNull();
});
