import { createHash } from 'node:crypto';
import { keepByVersion } from '../db/kept-by-version.ts';
import type { Versions } from '../db/versions.ts';

/** Of the answers that one process keeps: how many at the most, and their characters together. */
const ROOM = { answers: 2000, characters: 64_000_000 };

export interface TaggedAnswer {
  body: string;
  /** Of the counter and of what is answered: an older build of the shop, or a database restored, may have counted as far. */
  etag: string;
}

/** `load` is told the counter that its answer is kept for, which it may not be older than. */
export type AnswerCache = (
  key: string,
  load: (catalogue: string) => Promise<string>,
) => Promise<TaggedAnswer>;

/** Keeps answers while the catalogue stays as it is. */
export function createAnswerCache(versions: () => Promise<Versions>, room = ROOM): AnswerCache {
  const keep = keepByVersion<TaggedAnswer>(versions, {
    things: room.answers,
    size: room.characters,
    sizeOf: ({ body, etag }, key) => body.length + etag.length + key.length,
  });
  return (key, load) => keep(key, async (catalogue) => tagged(catalogue, await load(catalogue)));
}

/** Weak: what stands between may compress it. */
export function tagged(catalogue: string, body: string): TaggedAnswer {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return { body, etag: `W/"${catalogue}-${digest}"` };
}
