/** Bytes at the start of a file that `mimeOf` needs. */
export const HEAD = 4096;

/** Returns the media type by the first bytes, for the formats that staff may upload; '' for other files. */
export function mimeOf(head: Buffer): string {
  const starts = (hex: string) => head.subarray(0, hex.length / 2).toString('hex') === hex;
  if (starts('89504e470d0a1a0a')) return 'image/png';
  if (starts('ffd8ff')) return 'image/jpeg';
  if (tag(head, 0) === 'RIFF' && tag(head, 8) === 'WEBP') return 'image/webp';
  if (isAvif(head)) return 'image/avif';
  return isSvg(head) ? 'image/svg+xml' : '';
}

const tag = (head: Buffer, at: number) => head.toString('latin1', at, at + 4);

/** Returns whether the file is an ISO media file with an AVIF brand, main or compatible. */
function isAvif(head: Buffer): boolean {
  if (head.length < 16 || tag(head, 4) !== 'ftyp') return false;
  const end = Math.min(head.readUInt32BE(0), head.length - 3);
  for (let at = 8; at < end; at += 4) if (['avif', 'avis'].includes(tag(head, at))) return true;
  return false;
}

/** Start and end of the parts that may precede the root element. */
const PROLOGUE = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
] as const;

/**
 * Permitted declarations in a DOCTYPE: names for short texts, as drawing programs write them. Nested or external
 * entities are refused, because a few lines could cause unlimited work.
 */
const DECLARED = /^\[(?:\s*<!ENTITY\s+[\w.:-]+\s+(?:"[^"&%<>\]]{0,255}"|'[^'&%<>\]]{0,255}')\s*>)*\s*\]/;

/** Returns whether the root element is `svg`. An HTML page that contains an SVG is refused. */
function isSvg(head: Buffer): boolean {
  let remaining = head.toString('utf8').replace(/^\uFEFF/, '');
  for (;;) {
    remaining = remaining.trimStart();
    const found = PROLOGUE.find(([start]) => remaining.startsWith(start));
    if (!found) return /^<svg[\s>/]/.test(remaining);
    const [start, end] = found;
    const bracket = start === '<!DOCTYPE' ? /^[^>[]*(?=\[)/.exec(remaining)?.[0].length : undefined;
    if (bracket !== undefined && !DECLARED.test(remaining.slice(bracket))) return false;
    const at = remaining.indexOf(end, bracket === undefined ? start.length : remaining.indexOf(']', bracket));
    if (at < 0) return false;
    remaining = remaining.slice(at + end.length);
  }
}
