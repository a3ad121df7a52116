import { LIMITS, type Producto } from 'api-client/backoffice';
import { type CountedTerm, countedTerm, isCalledSo } from 'app-core/quick-order/counted-term';
import { type RefObject, useRef } from 'react';
import { addAskedRow } from '../../shared/carritos/asked-rows.ts';
import { currentCarrito } from '../../shared/carritos/carritos.ts';
import { focusSearch, useSearchFirst, useSearchRows } from '../../shared/use-search-rows.ts';
import type { CatalogoSearch } from './catalogo-search.ts';

interface KeyEntry {
  rows: readonly Producto[];
  search: CatalogoSearch;
  ready: boolean;
}

/**
 * Keyboard ordering: type a term, Enter focuses the quantity, Enter adds and returns to the search.
 * If an Enter finds nothing, or before the response, asked-rows.tsx opens a row for the quantity. A term with
 * a quantity, '12 chía', needs one Enter.
 */
export function useKeyEntry({ rows, search, ready }: KeyEntry) {
  const list = useRef<HTMLDivElement>(null);
  useSearchFirst(list);
  const ask = (term: string, more?: Parameters<typeof addAskedRow>[2]) => {
    if (term === '' || term.length > LIMITS.termMax) return;
    addAskedRow(currentCarrito().carrito_id, { ...search, term, page: 1 }, more);
  };
  /** Adds the product as soon as it is found; the search is free for the next term. */
  const askCounted = ({ term, cantidad }: CountedTerm) => {
    ask(term, { cantidad, confirmed: true });
    focusSearch(list.current?.closest('[data-entries]'));
  };
  const keys = useSearchRows({
    rows,
    rowKey: ({ producto_id }) => producto_id,
    term: search.term,
    shown: ready,
    ready,
    onTake: (producto, _seen, moved) => {
      // A product selected with the arrows has precedence.
      const counted = moved ? undefined : countedTerm(search.term);
      if (counted && !rows.some((row) => isCalledSo(counted, row))) askCounted(counted);
      else if (producto.disponible) focusQuantity(list, producto.producto_id);
      else ask(search.term || producto.nombre, { outcome: { kind: 'sold-out', producto } });
    },
    onNone: () => {
      const counted = countedTerm(search.term);
      if (counted) askCounted(counted);
      else ask(search.term, { outcome: { kind: 'none' } });
    },
    onAsk: (term) => {
      const counted = countedTerm(term);
      ask(term, { counted });
      if (counted) focusSearch(list.current?.closest('[data-entries]'));
    },
  });
  return { list, ...keys, onFound: (producto: Producto) => focusQuantity(list, producto.producto_id) };
}

/** Focuses the quantity. Its text is selected, so typing replaces it. */
function focusQuantity(list: RefObject<HTMLElement | null>, productoId: string): boolean {
  const field = list.current?.querySelector<HTMLElement>(`[data-entry='${productoId}'] input`);
  field?.focus();
  return field !== null && field !== undefined;
}

/** Focuses the search from a product's field. */
export const backToSearch = (from: Element | null): void => focusSearch(from?.closest('[data-entries]'));
