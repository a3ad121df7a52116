import { useQuery } from '@tanstack/react-query';
import { type Logo, tiendaGetOptions } from 'api-client/backoffice';
import { useEffect, useMemo } from 'react';
import { brandOf } from 'ui-kit/brand';
import type { LogoPicture } from 'ui-kit/logo';
import { z } from 'zod';
import { panelStore } from './panel-store.ts';

/** The shop's colour as it was last known on this computer: the panel opens in it. */
const color = panelStore<string | null>('color', z.string().nullable(), null);

/** The shop's own colour; null for the house's. */
export function useBrand() {
  const own = color.use();
  return useMemo(() => (own ? brandOf(own) : null), [own]);
}

export const pictureOf = (logo: Logo | null | undefined): LogoPicture | null =>
  logo ? { src: logo.url, width: logo.ancho, height: logo.alto, tone: logo.tono } : null;

/**
 * What the shop is called and looks like.
 * @param shopName as the operator's settings say it, until it is known what admins have written.
 */
export function useTienda(shopName: string) {
  const { data } = useQuery({ ...tiendaGetOptions(), meta: { ownErrors: true } });
  useEffect(() => {
    if (data) color.set(data.color ?? null);
  }, [data]);
  return { name: data?.comercio?.nombre ?? shopName, picture: pictureOf(data?.logo) };
}
