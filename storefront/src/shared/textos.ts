import { useQuery } from '@tanstack/react-query';
import type { TextosPublicos } from 'api-client/storefront';
import { filledIn } from 'api-client/storefront-textos';
import { toldByScreen } from 'app-core/queries/own-failures';
import { montos } from './montos.ts';
import { useSettings } from './settings.ts';

/** What admins have written, else the page's own words: of an API that can't say it too. */
export function useTexto(field: keyof TextosPublicos, own: string): string {
  const { name, city } = useSettings();
  const { data } = useQuery({ ...montos, ...toldByScreen });
  return data?.textos?.[field] ?? filledIn(own, { nombre: name, ciudad: city });
}
