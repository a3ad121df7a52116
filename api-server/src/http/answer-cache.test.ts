import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

/** Returns a cache and the list of keys that were loaded for it. */
function setUp(room?: Parameters<typeof createAnswerCache>[1]) {
  const state = { catalogue: '1' };
  const cache = createAnswerCache(async () => ({ ...state, sessions: '1', settings: '1' }), room);
  const loaded: string[] = [];
  const tagged = (key: string, answer = `answer of ${key}`) =>
    cache(key, async () => {
      loaded.push(key);
      return answer;
    });
  const ask = async (key: string, answer?: string) => (await tagged(key, answer)).body;
  return { state, cache, loaded, ask, tagged };
}

describe('the answer cache', () => {
  it('loads an answer once, also for concurrent calls, until the catalogue changes', async () => {
    const { state, loaded, ask } = setUp();
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([
      'answer of a',
      'answer of a',
      'answer of b',
    ]);
    await ask('a');
    expect(loaded).toEqual(['a', 'b']);
    state.catalogue = '2';
    await ask('a');
    expect(loaded).toEqual(['a', 'b', 'a']);
  });

  it('does not cache a failure', async () => {
    const { cache, ask, loaded } = setUp();
    await expect(cache('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await ask('a')).toBe('answer of a');
    expect(loaded).toEqual(['a']);
  });

  it('removes the least recently used answer when the cache is full', async () => {
    const { loaded, ask } = setUp({ answers: 100, characters: 300 });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key, 'x'.repeat(100));
    expect(loaded).toEqual(['a', 'b', 'c', 'b']);
    expect(await ask('d', 'x'.repeat(1000))).toHaveLength(1000);
    await ask('d', 'x'.repeat(1000));
    expect(loaded.slice(-2)).toEqual(['d', 'd']);
  });

  it('puts the catalogue version and a digest of the body in the ETag', async () => {
    const { state, tagged } = setUp();
    const { etag } = await tagged('a');
    expect(etag).toMatch(/^W\/"1-[\w-]{16}"$/);
    expect((await tagged('a')).etag).toBe(etag);
    // Same version, other content: as after a restore, or from another build.
    expect((await tagged('b')).etag).not.toBe(etag);
    state.catalogue = '2';
    expect((await tagged('a')).etag).toMatch(/^W\/"2-/);
  });
});
