import { expect, it } from 'vitest';
import { partsOfName } from './parts-of-name.ts';

/** The last spelling of a number is the shortest stored form of a telephone. */
const nationalOf = (term: string) => partsOfName(term)[0]?.at(-1);

it.each([
  '2477415555',
  '2477 41-5555',
  '(02477) 41-5555',
  '02477 15 41-5555',
  '2477 15415555',
  '+54 9 2477 41-5555',
  '+54 2477 415555',
  '5492477415555',
  '0054 9 2477 41 5555',
  '+54 9 2477 15-415555',
])('reads %s as a single telephone', (term) => {
  expect(nationalOf(term)).toBe('2477415555');
});

it.each([
  ['15 41-5555', '415555'],
  ['11 15 5555-1000', '1155551000'],
  ['+54 9 11 5555-1000', '1155551000'],
  ['+54 9 2477 41', '247741'],
  ['41-5555', '415555'],
  ['20-20410300-4', '20204103004'],
  ['27-15415555-3', '27154155553'],
])('finds in %s the stored form %s', (term, stored) => {
  expect(partsOfName(term)).toHaveLength(1);
  expect(partsOfName(term)[0]).toContain(stored);
});

it('keeps the typed text besides its readings, and never searches for an empty text', () => {
  expect(partsOfName('10-12')).toEqual([['10-12', '1012']]);
  expect(partsOfName('+54')).toEqual([['54']]);
  expect(partsOfName('0')).toEqual([['0']]);
  expect(partsOfName(' ')).toEqual([['']]);
});

it('treats each word separately', () => {
  expect(partsOfName(' Rodríguez  maría 41-5555 ')).toEqual([
    ['Rodríguez'],
    ['maría'],
    ['41-5555', '415555'],
  ]);
});
