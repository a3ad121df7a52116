import type { Vista, VistaBody } from 'api-client/backoffice';
import { toSearch } from '../../../shared/vistas.ts';
import { type Columna, sortForDisplay } from '../columnas/columnas.ts';
import { type PedidosFilters, pedidosSearch, UNFILTERED, wholeQuery } from '../queries.ts';

export type VistaContents = Pick<VistaBody, 'filtros' | 'columnas'>;

/** Returns the contents of a view; no columns mean each user's own. */
export const contentsOf = (
  filters: PedidosFilters,
  columnas: readonly Columna[] | undefined,
): VistaContents => ({
  filtros: wholeQuery(filters),
  columnas: columnas ? [...columnas] : null,
});

/** Returns the same for a list with these columns in the URL. */
export const contentsAt = (filters: PedidosFilters, columnas: string | undefined) =>
  contentsOf(filters, columnas === undefined ? undefined : sortForDisplay(columnas.split(',')));

/** Returns the URL's search of a view; unset filters are included to reset them. */
export const searchOfVista = (vista: Vista) => ({
  ...UNFILTERED,
  columnas: undefined,
  ...pedidosSearch.parse(toSearch(vista)),
});

/** Returns whether the list differs from the view. */
export function isChanged(vista: Vista, filters: PedidosFilters, columnas: string | undefined): boolean {
  const { page: _, vista: __, columnas: ofVista, ...saved } = pedidosSearch.parse(toSearch(vista));
  return JSON.stringify(contentsAt(saved, ofVista)) !== JSON.stringify(contentsAt(filters, columnas));
}
