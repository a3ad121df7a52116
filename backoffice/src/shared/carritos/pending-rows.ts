/**
 * Rows that were requested by keyboard and are not in the cart: their search is pending or failed. In memory,
 * so that they survive navigation but not a reload.
 */
import type { Producto } from 'api-client/backoffice';
import { newId } from 'app-core/new-id';
import { proxy, ref, useSnapshot } from 'valtio';
import { useCarritos } from './carritos.ts';

/** The result of a row's search. Final: only the user starts another search. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'failed'; reason: string }
  | { kind: 'sold-out' | 'unsure' | 'found'; producto: Producto };

export interface PendingRow<Search = { term: string }> {
  id: string;
  carrito_id: string;
  /** The search at the time of Enter. */
  search: Search;
  /** The typed text. */
  cantidad: string;
  /**
   * The term and quantity to use if `search` matches no product name: '7 semillas' may be a bread, or seven
   * packs of seeds.
   */
  counted?: { cantidad: string; term: string } | undefined;
  /** The quantity was confirmed by Enter: a found product is added at once. */
  confirmed: boolean;
  outcome?: Outcome | undefined;
}

const store = proxy<{ rows: readonly PendingRow<never>[] }>({ rows: ref([]) });

const set = (rows: readonly PendingRow<never>[]): void => {
  store.rows = ref(rows as PendingRow<never>[]);
};

export function addPendingRow<Search>(
  carrito_id: string,
  search: Search,
  more: Partial<Pick<PendingRow, 'outcome' | 'cantidad' | 'confirmed' | 'counted'>> = {},
): void {
  const row = { id: newId(), carrito_id, search, cantidad: '', confirmed: false, ...more };
  set([...store.rows, row as PendingRow<never>]);
}

export const changePendingRow = (id: string, change: Partial<Omit<PendingRow, 'id'>>): void =>
  set(store.rows.map((row) => (row.id === id ? { ...row, ...(change as Partial<PendingRow<never>>) } : row)));

export const removePendingRow = (id: string): void => set(store.rows.filter((row) => row.id !== id));

/** Returns the rows of the account's open carts, oldest first. */
export function usePendingRows<Search extends { term: string }>(): readonly PendingRow<Search>[] {
  const { opened } = useCarritos();
  const { rows } = useSnapshot(store);
  const open = new Set(opened.map(({ carrito_id }) => carrito_id));
  return (rows as unknown as readonly PendingRow<Search>[]).filter(({ carrito_id }) => open.has(carrito_id));
}
