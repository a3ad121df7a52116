import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { areaOf, type Logo, tiendaGetOptions } from 'api-client/backoffice';
import { toldByScreen } from 'app-core/queries/own-failures';
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

function useAnswer() {
  const configured = useRouteContext({
    from: '__root__',
    select: ({ environment }) => environment.shopName,
  });
  const { data } = useQuery({ ...tiendaGetOptions(), ...toldByScreen });
  return { data, name: data?.comercio?.nombre ?? configured };
}

/** What the shop is called: as the operator's settings say it, until it is known what admins have written. */
export const useShopName = (): string => useAnswer().name;

/** The area's code of the shop's telephone, which customers leave out of theirs; undefined where it is not known. */
export function useShopArea(): string | undefined {
  const telefono = useAnswer().data?.comercio?.telefono;
  return telefono === undefined ? undefined : areaOf(telefono);
}

/** What the shop is called and looks like. */
export function useTienda() {
  const { data, name } = useAnswer();
  useEffect(() => {
    if (data) color.set(data.color ?? null);
  }, [data]);
  return { name, picture: pictureOf(data?.logo) };
}
