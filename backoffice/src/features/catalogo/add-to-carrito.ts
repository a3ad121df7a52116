import { LIMITS, type Producto, unsoldText } from 'api-client/backoffice';
import { type CountedTerm, countedTerm, isPartOfName } from 'app-core/quick-order/counted-term';
import { type RefObject, useRef } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { addProducto, carritoOf, currentCarrito } from '../../shared/carritos/carritos.ts';
import { addPendingRow } from '../../shared/carritos/pending-rows.ts';
import { focusSearch, useSearchFirst, useSearchRows } from '../../shared/use-search-rows.ts';
import type { CatalogoSearch } from './queries.ts';

interface KeyEntry {
  rows: readonly Producto[];
  search: CatalogoSearch;
  ready: boolean;
}

/**
 * Keyboard ordering: type a term, Enter focuses the quantity, Enter adds and returns to the search.
 * If an Enter finds nothing, or before the response, pending-rows.tsx opens a row for the quantity. A term with
 * a quantity, '12 chía', needs one Enter.
 */
export function useKeyEntry({ rows, search, ready }: KeyEntry) {
  const list = useRef<HTMLDivElement>(null);
  useSearchFirst(list);
  const ask = (term: string, more?: Parameters<typeof addPendingRow>[2]) => {
    if (term === '' || term.length > LIMITS.termMax) return;
    addPendingRow(currentCarrito().carrito_id, { ...search, term, page: 1 }, more);
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
      if (counted && !rows.some((row) => isPartOfName(counted, row))) askCounted(counted);
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

/**
 * Returns a function that adds a product to a cart, by default this tab's, and announces the result. The
 * function returns whether any was added. `row`: the product was not visible, so the message names it.
 */
export function useAddToCarrito(): (
  producto: Producto,
  cantidad: number,
  row?: { carrito_id: string },
) => boolean {
  const toasts = useToasts();
  return (producto, cantidad, row) => {
    const current = carritoOf(row?.carrito_id) ?? currentCarrito();
    if (cantidad < 1) {
      toasts.error('La cantidad debe ser mayor a 0.', { duration: 3000, key: 'cantidad' });
      return false;
    }
    if (current.envio) {
      toasts.warning('El carrito tiene un pedido sin confirmar. Realízalo de nuevo antes de cambiarlo.', {
        key: 'pending',
      });
      return false;
    }
    const before = current.lineas.find(({ producto_id }) => producto_id === producto.producto_id)?.cantidad;
    const unsold = unsoldText((before ?? 0) + cantidad, producto.cantidades);
    if (unsold && cantidad <= LIMITS.cantidadMax) {
      const sum = before ? `Con lo que ya hay son ${before + cantidad}. ` : '';
      toasts.error(`${producto.nombre}: ${sum}${unsold}`, { duration: 5000, key: 'cantidad' });
      return false;
    }
    const added = addProducto(current.carrito_id, producto, cantidad);
    if (added < cantidad) {
      toasts.warning('La cantidad máxima permitida es 1000 unidades.', { duration: 5000, key: 'limit' });
    } else if (row) {
      toasts.success(`Producto agregado al carrito! ${cantidad} × ${producto.nombre}`, {
        duration: 5000,
        key: 'added',
      });
    } else toasts.success('Producto agregado al carrito!', { duration: 2000, key: 'added' });
    return added > 0;
  };
}
