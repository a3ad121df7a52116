import { useQuery } from '@tanstack/react-query';
import type { TextosPublicos } from 'api-client/storefront';
import { filledIn } from 'api-client/storefront-textos';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { montos } from './montos.ts';
import { useSettings } from './settings.ts';

/** Returns the admins' text, or the default text if there is none or the API fails. */
export function useTexto(field: keyof TextosPublicos, own: string): string {
  const { name, city } = useSettings();
  const { data } = useQuery({ ...montos, ...reportedByScreen });
  return data?.textos?.[field] ?? filledIn(own, { nombre: name, ciudad: city });
}
