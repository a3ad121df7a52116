/**
 * Every parameter that a page of the shop reads. What others add to an address, advertisements above all, changes nothing in
 * the page, so it makes none of its own.
 */
export const KNOWN_PARAMETERS: readonly string[] = [
  ...['page', 'term', 'sort', 'returnTo', 'token'],
  ...['categoria', 'marca', 'etiqueta', 'tipo', 'promocion', 'nuevo', 'stock', 'orden'],
];

/** An address without the parameters that no page reads; what is left stands as it stood. */
export function knownAddress(address: string): string {
  const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const known = (query ?? '').split('&').filter((pair) => KNOWN_PARAMETERS.includes(nameOf(pair)));
  return `${path}${known.length > 0 ? `?${known.join('&')}` : ''}${hash}`;
}

function nameOf(pair: string): string {
  const [name = ''] = pair.split('=');
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
