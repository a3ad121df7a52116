/** Passed on, or refused, as it came. */
const OF_THE_API = /^\/(api|socket\.io)(\/|$)/;

/**
 * The address of a page with each piece of its path that can't be read as the text that it is, so that a page can be
 * shown there: `/marcas/%E0%A4%A` becomes `/marcas/%25E0%25A4%25A`.
 */
export function readableAddress(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (OF_THE_API.test(path)) return url;
  const pieces = path.split('/').map((piece) => (isReadable(piece) ? piece : asText(piece)));
  return [pieces.join('/'), ...query].join('?');
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
