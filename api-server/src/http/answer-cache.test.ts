import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

/** A cache, and what had to be loaded for it. */
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

describe('the answers that are kept', () => {
  it('are loaded once, by those who ask at once too, until the catalogue changes', async () => {
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

  it('are no failures', async () => {
    const { cache, ask, loaded } = setUp();
    await expect(cache('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await ask('a')).toBe('answer of a');
    expect(loaded).toEqual(['a']);
  });

  it('have so much room together, and the one asked for longest ago goes first', async () => {
    const { loaded, ask } = setUp({ answers: 100, characters: 300 });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key, 'x'.repeat(100));
    expect(loaded).toEqual(['a', 'b', 'c', 'b']);
    expect(await ask('d', 'x'.repeat(1000))).toHaveLength(1000);
    await ask('d', 'x'.repeat(1000));
    expect(loaded.slice(-2)).toEqual(['d', 'd']);
  });

  it('carry the counter in their tag, and what they say', async () => {
    const { state, tagged } = setUp();
    const { etag } = await tagged('a');
    expect(etag).toMatch(/^W\/"1-[\w-]{16}"$/);
    expect((await tagged('a')).etag).toBe(etag);
    // Of a database that was restored, or of another build.
    expect((await tagged('b')).etag).not.toBe(etag);
    state.catalogue = '2';
    expect((await tagged('a')).etag).toMatch(/^W\/"2-/);
  });
});
