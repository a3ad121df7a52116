import type { Vista, VistaBody } from 'api-client/backoffice';
import { searchOf } from '../../../shared/vistas.ts';
import { type Columna, inOrder } from '../columnas/columnas.ts';
import { type PedidosFilters, pedidosSearch, UNFILTERED } from '../pedidos-search.ts';
import { wholeQuery } from '../queries.ts';

export type Kept = Pick<VistaBody, 'filtros' | 'columnas'>;

/** What a view keeps of the list; no columns are those of whoever looks. */
export const keptOf = (filters: PedidosFilters, columnas: readonly Columna[] | undefined): Kept => ({
  filtros: wholeQuery(filters),
  columnas: columnas ? [...columnas] : null,
});

/** The same, of a list at this address. */
export const keptAt = (filters: PedidosFilters, columnas: string | undefined) =>
  keptOf(filters, columnas === undefined ? undefined : inOrder(columnas.split(',')));

/** Where a view leads to: each filter by its name, those that it has none of too. */
export const leadsTo = (vista: Vista) => ({
  ...UNFILTERED,
  columnas: undefined,
  ...pedidosSearch.parse(searchOf(vista)),
});

/** Something else is asked for by now than the view keeps. */
export function isChanged(vista: Vista, filters: PedidosFilters, columnas: string | undefined): boolean {
  const { page: _, vista: __, columnas: ofVista, ...saved } = pedidosSearch.parse(searchOf(vista));
  return JSON.stringify(keptAt(saved, ofVista)) !== JSON.stringify(keptAt(filters, columnas));
}
