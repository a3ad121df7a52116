import { FLAG_FILTER_NAMES } from 'api-client/storefront';

/**
 * All parameters that pages of the shop read. Other parameters, such as those of advertisements, do not change a page
 * and are not part of its cache key.
 */
export const KNOWN_PARAMETERS: readonly string[] = [
  ...['page', 'term', 'sort', 'returnTo', 'token', 'recibida'],
  ...['categoria', 'marca', 'etiqueta', 'tipo', ...FLAG_FILTER_NAMES, 'stock', 'orden'],
];

/** Returns the address without unknown parameters; the rest stays unchanged. */
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
