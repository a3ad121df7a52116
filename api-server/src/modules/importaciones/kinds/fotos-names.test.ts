import { expect, it } from 'vitest';
import { readFileName } from './fotos.ts';

const meanings = (name: string) => readFileName(name).map(({ texto, orden }) => `${texto} → ${orden}`);

it.each([
  ['ALM-500.jpg', ['ALM-500 → 1']],
  ['ALM-2.jpg', ['ALM-2 → 1', 'ALM → 2']],
  ['ALM_2.JPEG', ['ALM_2 → 1', 'ALM → 2']],
  ['ALM (2).png', ['ALM (2) → 1', 'ALM → 2']],
  ['ALM(2).png', ['ALM(2) → 1', 'ALM → 2']],
  ['ALM - 2.png', ['ALM - 2 → 1', 'ALM → 2']],
  ['ALM_02.webp', ['ALM_02 → 1', 'ALM → 2']],
  ['ALM-1.avif', ['ALM-1 → 1', 'ALM → 1']],
  ['ALM-3.avif', ['ALM-3 → 1', 'ALM → 3']],
  ['ALM-10.avif', ['ALM-10 → 1', 'ALM → 10']],
  // No position suffix.
  ['ALM-0.png', ['ALM-0 → 1']],
  ['ALM-00.png', ['ALM-00 → 1']],
  ['ALM 2.png', ['ALM 2 → 1']],
  ['ALM2.png', ['ALM2 → 1']],
  ['2.png', ['2 → 1']],
  ['-2.png', ['-2 → 1']],
  ['(2).png', ['(2) → 1']],
  ['ALM-1-2.png', ['ALM-1-2 → 1', 'ALM-1 → 2']],
  ['fotos/verano/Maní x 1.5 kg-2.jpg', ['Maní x 1.5 kg-2 → 1', 'Maní x 1.5 kg → 2']],
  ['Harina 1.5 kg.jpg', ['Harina 1.5 kg → 1']],
  // macOS writes an accented letter as two characters.
  ['Mani\u0301.jpg', ['Maní → 1']],
  ['sin extension', ['sin extension → 1']],
])('reads %s as %j', (name, told) => {
  expect(meanings(name)).toEqual(told);
});

it('parses hostile names within 200 ms', () => {
  const begun = performance.now();
  for (const odd of ['_', ' ', '-', '(', 'a_', '-1']) readFileName(`a${odd.repeat(250)}x.jpg`);
  expect(performance.now() - begun).toBeLessThan(200);
});
