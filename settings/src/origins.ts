import type { Values } from './table.ts';

type Named<A extends 'STOREFRONT' | 'BACKOFFICE'> = Pick<Values, `${A}_PORT` | `${A}_URL`>;

/** Public origins of the apps, without a trailing slash. */
export const originOfStorefront = (values: Named<'STOREFRONT'>): string =>
  values.STOREFRONT_URL ?? `http://localhost:${values.STOREFRONT_PORT}`;

export const originOfBackoffice = (values: Named<'BACKOFFICE'>): string =>
  values.BACKOFFICE_URL ?? `http://localhost:${values.BACKOFFICE_PORT}`;
