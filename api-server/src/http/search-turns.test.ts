import { expect, it } from 'vitest';
import { createTurns } from './search-turns.ts';

it('does so many at once, lets so many wait, and refuses the next at once', async () => {
  const turns = createTurns(2, 3);
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const work = async () => {
    begun += 1;
    await gate.promise;
    return 'found';
  };
  const asked = Array.from({ length: 5 }, () => turns(work));
  await expect(turns(work)).rejects.toMatchObject({ code: 'NO_DISPONIBLE' });
  expect(begun).toBe(2);
  gate.resolve();
  expect(await Promise.all(asked)).toEqual(Array(5).fill('found'));
  expect(await turns(work)).toBe('found');
});

it('a search that fails gives its turn to the next', async () => {
  const turns = createTurns(1, 1);
  await expect(turns(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns(async () => 'found')).toBe('found');
});
