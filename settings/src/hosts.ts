import type { Values } from './table.ts';

/** Whether a host name or IP address means this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(hostname);

/** Whether a URL leads to this machine. A URL without a host means a socket on this machine. */
export const isThisMachine = (url: string): boolean => {
  const { hostname = '' } = URL.parse(url) ?? {};
  return hostname === '' || isLoopback(hostname);
};

type Named<A extends 'STOREFRONT' | 'BACKOFFICE'> = Pick<Values, `${A}_PORT` | `${A}_URL`>;

/** Public origins of the apps, without a trailing slash. */
export const originOfStorefront = (values: Named<'STOREFRONT'>): string =>
  values.STOREFRONT_URL ?? `http://localhost:${values.STOREFRONT_PORT}`;

export const originOfBackoffice = (values: Named<'BACKOFFICE'>): string =>
  values.BACKOFFICE_URL ?? `http://localhost:${values.BACKOFFICE_PORT}`;
