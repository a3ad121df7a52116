/** Paths of the API: forwarded or refused without changes. */
const OF_THE_API = /^\/(api|socket\.io)(\/|$)/;

/**
 * Returns an address that the router can decode. Path segments that cannot be decoded are escaped as literal text.
 * For example, `/marcas/%E0%A4%A` becomes `/marcas/%25E0%25A4%25A`. The result is always on this origin. Other addresses stay
 * unchanged.
 */
export function readableAddress(url: string): string {
  const [path = '', ...query] = url.split('?');
  const pieces = path.split('/');
  if (OF_THE_API.test(path) || pieces.every(isReadable)) return url;
  const readable = pieces.map((piece) => (isReadable(piece) ? piece : asText(piece))).join('/');
  // A path below a fixed origin always parses.
  const { pathname, search } = new URL(
    `http://here/${[readable, ...query].join('?').replace(/^[/\\]+/, '')}`,
  );
  return pathname.replace(/^\/+/, '/') + search;
}

const asText = (piece: string) => piece.replaceAll('^', '%5E').replaceAll('%', '%25');

/** The router writes '^' unescaped and URL escapes it: without this check, each would redirect to the other forever. */
function isReadable(piece: string): boolean {
  try {
    return !decodeURIComponent(piece).includes('^');
  } catch {
    return false;
  }
}
