/** Passed on, or refused, as it came. */
const OF_THE_API = /^\/(api|socket\.io)(\/|$)/;

/**
 * Where a page can be shown for an address with pieces in its path that can't be read, each of them as the text that it
 * is: `/marcas/%25E0%25A4%25A` for `/marcas/%E0%A4%A`. Always on this origin. Any other address stays as it is.
 */
export function readableAddress(url: string): string {
  const [path = '', ...query] = url.split('?');
  const pieces = path.split('/');
  if (OF_THE_API.test(path) || pieces.every(isReadable)) return url;
  const readable = pieces.map((piece) => (isReadable(piece) ? piece : asText(piece))).join('/');
  // As a path below an origin it can always be parsed, whatever it is.
  const { pathname, search } = new URL(
    `http://here/${[readable, ...query].join('?').replace(/^[/\\]+/, '')}`,
  );
  return pathname.replace(/^\/+/, '/') + search;
}

const asText = (piece: string) => piece.replaceAll('^', '%5E').replaceAll('%', '%25');

/** The router writes '^' as it is, and a URL escapes it: it would redirect from one to the other for ever. */
function isReadable(piece: string): boolean {
  try {
    return !decodeURIComponent(piece).includes('^');
  } catch {
    return false;
  }
}
