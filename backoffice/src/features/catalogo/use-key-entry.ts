import { LIMITS, type Producto } from 'api-client/backoffice';
import { type RefObject, useRef } from 'react';
import { addAskedRow, type Outcome } from '../../shared/carritos/asked-rows.ts';
import { currentCarrito } from '../../shared/carritos/carritos.ts';
import { focusSearch, useSearchFirst, useSearchRows } from '../../shared/use-search-rows.ts';
import type { CatalogoSearch } from './catalogo-search.ts';

interface KeyEntry {
  rows: readonly Producto[];
  search: CatalogoSearch;
  ready: boolean;
}

/**
 * An order by keys alone: a term, Enter to the quantity, Enter into the cart and back to the search for the next one. An
 * Enter that finds nothing to take, or no answer yet, opens a row of its own (asked-rows.tsx) that takes the quantity.
 */
export function useKeyEntry({ rows, search, ready }: KeyEntry) {
  const list = useRef<HTMLDivElement>(null);
  useSearchFirst(list);
  const ask = (term: string, outcome?: Outcome) => {
    if (term === '' || term.length > LIMITS.termMax) return;
    addAskedRow(currentCarrito().carrito_id, { ...search, term, page: 1 }, outcome);
  };
  const keys = useSearchRows({
    rows,
    rowKey: ({ producto_id }) => producto_id,
    term: search.term,
    shown: ready,
    ready,
    onTake: (producto) => {
      if (producto.disponible) focusQuantity(list, producto.producto_id);
      else ask(search.term || producto.nombre, { kind: 'sold-out', producto });
    },
    onNone: () => ask(search.term, { kind: 'none' }),
    onAsk: (term) => ask(term),
  });
  return { list, ...keys, onFound: (producto: Producto) => focusQuantity(list, producto.producto_id) };
}

/** Its text is chosen with it: what is typed takes its place. */
function focusQuantity(list: RefObject<HTMLElement | null>, productoId: string): boolean {
  const field = list.current?.querySelector<HTMLElement>(`[data-entry='${productoId}'] input`);
  field?.focus();
  return field !== null && field !== undefined;
}

/** From a product's own fields. */
export const backToSearch = (from: Element | null): void => focusSearch(from?.closest('[data-entries]'));
