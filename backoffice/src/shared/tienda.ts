import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { areaOf, type Logo, tiendaGetOptions } from 'api-client/backoffice';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { useEffect, useMemo } from 'react';
import { brandOf } from 'ui-kit/brand';
import type { LogoPicture } from 'ui-kit/logo';
import { z } from 'zod';
import { panelStore } from './panel-store.ts';

/** The shop's last known colour, for the first render. */
const color = panelStore<string | null>('color', z.string().nullable(), null);

/** Returns the shop's brand colours; null for the default. */
export function useBrand() {
  const own = color.use();
  return useMemo(() => (own ? brandOf(own) : null), [own]);
}

export const pictureOf = (logo: Logo | null | undefined): LogoPicture | null =>
  logo ? { src: logo.url, width: logo.ancho, height: logo.alto, tone: logo.tono } : null;

function useAnswer() {
  const configured = useRouteContext({
    from: '__root__',
    select: ({ environment }) => environment.shopName,
  });
  const { data } = useQuery({ ...tiendaGetOptions(), ...reportedByScreen });
  return { data, name: data?.comercio?.nombre ?? configured };
}

/** Returns the shop's name: from the settings until the API responds. */
export const useShopName = (): string => useAnswer().name;

/** Returns the area code of the shop's phone number, which customers often omit; undefined while unknown. */
export function useShopArea(): string | undefined {
  const telefono = useAnswer().data?.comercio?.telefono;
  return telefono === undefined ? undefined : areaOf(telefono);
}

/** Returns the shop's name and logo. */
export function useTienda() {
  const { data, name } = useAnswer();
  useEffect(() => {
    if (data) color.set(data.color ?? null);
  }, [data]);
  return { name, picture: pictureOf(data?.logo) };
}
