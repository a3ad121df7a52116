import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Versions } from '../db/versions.ts';

/** Of the answers that one process keeps: how many at the most, and their characters together. */
const ROOM = { answers: 2000, characters: 64_000_000 };

export interface TaggedAnswer {
  body: string;
  /** Of the counter and of what is answered: an older build of the shop, or a database restored, may have counted as far. */
  etag: string;
}

export type AnswerCache = (key: string, load: () => Promise<string>) => Promise<TaggedAnswer>;

/**
 * Keeps answers for as long as the counter `catalogo` stands still, which is asked of the database for each
 * request: a change by staff, in whatever process, shows at once. An answer is filed under the version read before
 * it was loaded, so it is never older than its version. Those who ask at once wait for one loading.
 */
export function createAnswerCache(versions: () => Promise<Versions>, room = ROOM): AnswerCache {
  const answers = new LRUCache<string, TaggedAnswer>({
    max: room.answers,
    maxSize: room.characters,
    sizeCalculation: ({ body, etag }, key) => body.length + etag.length + key.length,
  });
  const loading = new Map<string, Promise<TaggedAnswer>>();
  return async (key, load) => {
    const { catalogue } = await versions();
    const full = `${catalogue} ${key}`;
    const known = answers.get(full) ?? loading.get(full);
    if (known !== undefined) return known;
    const mine = load().then((body) => tagged(catalogue, body));
    loading.set(full, mine);
    try {
      const answer = await mine;
      answers.set(full, answer);
      return answer;
    } finally {
      loading.delete(full);
    }
  };
}

/** Weak: what stands between may compress it. */
export function tagged(catalogue: string, body: string): TaggedAnswer {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return { body, etag: `W/"${catalogue}-${digest}"` };
}
