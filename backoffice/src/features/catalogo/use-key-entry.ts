import type { Producto } from 'api-client/backoffice';
import { type RefObject, useRef } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { focusSearch, useSearchFirst, useSearchRows } from '../../shared/use-search-rows.ts';

interface KeyEntry {
  rows: readonly Producto[];
  term: string;
  ready: boolean;
}

/** By keys alone: what is searched, Enter to its quantity, Enter into the cart and back to the search, for the next one. */
export function useKeyEntry({ rows, term, ready }: KeyEntry) {
  const list = useRef<HTMLDivElement>(null);
  const toasts = useToasts();
  useSearchFirst(list);
  const search = useSearchRows({
    rows,
    term,
    shown: ready,
    ready,
    onTake: ({ producto_id, nombre, disponible }) => {
      if (disponible) return focusQuantity(list, producto_id);
      toasts.warning(`No hay stock de ${nombre}.`, { key: producto_id });
      focusSearch(list.current);
    },
    onNone: () => {
      toasts.warning(`No hay ningún producto con «${term}».`, { key: term });
      focusSearch(list.current);
    },
  });
  return { list, ...search };
}

/** Its text is chosen with it: what is typed takes its place. */
function focusQuantity(list: RefObject<HTMLElement | null>, productoId: string): void {
  list.current?.querySelector<HTMLElement>(`[data-entry='${productoId}'] input`)?.focus();
}

/** From a product's own fields. */
export const backToSearch = (from: Element | null): void => focusSearch(from?.closest('[data-entries]'));
