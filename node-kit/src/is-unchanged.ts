/**
 * Whether a caller has already what stands under `etag`, by its `If-None-Match`: compared weakly, as for a GET, so that a
 * proxy that compressed the answer may have weakened it.
 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
