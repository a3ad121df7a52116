import { expect, it } from 'vitest';
import { createSearchQueue } from './fair-queue.ts';

it('runs up to the limit, queues up to the limit, and refuses the next at once', async () => {
  const turns = createSearchQueue(2, 3);
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

it('starts the next search when a search fails', async () => {
  const turns = createSearchQueue(1, 1);
  await expect(turns(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns(async () => 'found')).toBe('found');
});
