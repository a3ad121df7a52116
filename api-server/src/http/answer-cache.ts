import { createHash } from 'node:crypto';
import type { Versions } from '../db/versions.ts';
import { cacheByVersion } from '../db/versions.ts';

/** Limits of the cache of one process: the number of answers, and their characters in total. */
const LIMITS = { answers: 2000, characters: 64_000_000 };

export interface TaggedAnswer {
  body: string;
  /** Contains a digest of the body: after a restore, or in another build, the same version may have other content. */
  etag: string;
}

/** `load` gets the catalogue version of the cache entry; its answer must not be older. */
export type AnswerCache = (
  key: string,
  load: (catalogue: string) => Promise<string>,
) => Promise<TaggedAnswer>;

/** Caches answers until the catalogue version changes. */
export function createAnswerCache(versions: () => Promise<Versions>, limits = LIMITS): AnswerCache {
  const keep = cacheByVersion<TaggedAnswer>(versions, {
    things: limits.answers,
    size: limits.characters,
    sizeOf: ({ body, etag }, key) => body.length + etag.length + key.length,
  });
  return (key, load) => keep(key, async (catalogue) => tagged(catalogue, await load(catalogue)));
}

/** Returns the body with a weak ETag, because a proxy may compress the body. */
export function tagged(catalogue: string, body: string): TaggedAnswer {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return { body, etag: `W/"${catalogue}-${digest}"` };
}
