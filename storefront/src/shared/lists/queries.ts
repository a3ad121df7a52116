import type { QueryClient } from '@tanstack/react-query';
import { type Lista, type MisListas, misListasGetOptions, misListasListOptions } from 'api-client/storefront';
import { callOptions } from 'app-core/queries/call-options';

/** The customer's lists, by name. */
export const myLists = () => callOptions<MisListas>(misListasListOptions());

/** A list with its products at today's prices. */
export const myList = (id: string) => callOptions<Lista>(misListasGetOptions({ path: { id } }));

/** Updates the cache after the server saved a list. */
export function listChanged(queryClient: QueryClient, lista: Lista): void {
  queryClient.setQueryData(myList(lista.lista_id).queryKey, lista);
  void queryClient.invalidateQueries({ queryKey: myLists().queryKey });
}
