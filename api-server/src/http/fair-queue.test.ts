import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Returns work that records its start and ends on `finish`. */
function recorded() {
  const started: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const work = (name: string) => async () => {
    started.push(name);
    const gate = Promise.withResolvers<void>();
    gates.set(name, gate);
    await gate.promise;
    return name;
  };
  const settle = () => new Promise(setImmediate);
  const finish = async (name: string) => {
    await settle();
    gates.get(name)?.resolve();
    await settle();
  };
  return { started, work, settle, finish };
}

it('runs one call of an account at a time, and lets the other accounts in between', async () => {
  const { started, work, settle, finish } = recorded();
  const turns = createFairQueue(2, 4, 100);
  const asked = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => turns(name.charAt(0), work(name)));
  await settle();
  expect(started).toEqual(['a1', 'b1']);
  await finish('a1');
  expect(started).toEqual(['a1', 'b1', 'a2']);
  await finish('b1');
  expect(started).toEqual(['a1', 'b1', 'a2', 'c1']);
  for (const name of ['a2', 'c1', 'a3']) await finish(name);
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
});

it('serves the account that waits longest before a second call of another account', async () => {
  const { started, work, finish } = recorded();
  const turns = createFairQueue(1, 4, 100);
  const asked = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => turns(name.charAt(0), work(name)));
  for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await finish(name);
  await Promise.all(asked);
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
});

it('answers 429 with Retry-After to an account that sends too many, and 503 when too many wait in all', async () => {
  const { work, finish } = recorded();
  const turns = createFairQueue(1, 2, 3);
  const asked = ['a1', 'a2', 'a3'].map((name) => turns('a', work(name)));
  await expect(turns('a', work('a4'))).rejects.toMatchObject({
    code: 'DEMASIADAS_SOLICITUDES',
    retryAfter: 2,
  });
  asked.push(turns('b', work('b1')));
  await expect(turns('c', work('c1'))).rejects.toMatchObject({ code: 'NO_DISPONIBLE' });
  for (const name of ['a1', 'a2', 'b1', 'a3']) await finish(name);
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

it('gives the turn of a failed call to the next', async () => {
  const turns = createFairQueue(1, 1, 1);
  await expect(turns('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns('a', async () => 'done')).toBe('done');
});
