/**
 * Rows of an order that were asked for by keyboard and are not in the cart: their search is on its way, or failed. Kept
 * outside the screen, so that they survive a look at another page; not stored, so a reload drops them with the page.
 */
import type { Producto } from 'api-client/backoffice';
import { newId } from 'app-core/new-id';
import { proxy, ref, useSnapshot } from 'valtio';
import { useCarritos } from './carritos.ts';

/** How the search for a row's term ended. Final: only the user starts another search. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'failed'; reason: string }
  | { kind: 'sold-out' | 'unsure' | 'found'; producto: Producto };

export interface AskedRow<Search = { term: string }> {
  id: string;
  carrito_id: string;
  /** The search that Enter was pressed on. */
  search: Search;
  /** As typed. */
  cantidad: string;
  /** What `search` is for if it names no product, and how many: '7 semillas' may be a bread, or seven packs of seeds. */
  counted?: { cantidad: string; term: string } | undefined;
  /** Enter confirmed the quantity: a product that is found goes into the cart at once. */
  confirmed: boolean;
  outcome?: Outcome | undefined;
}

const store = proxy<{ rows: readonly AskedRow<never>[] }>({ rows: ref([]) });

const set = (rows: readonly AskedRow<never>[]): void => {
  store.rows = ref(rows as AskedRow<never>[]);
};

export function addAskedRow<Search>(
  carrito_id: string,
  search: Search,
  more: Partial<Pick<AskedRow, 'outcome' | 'cantidad' | 'confirmed' | 'counted'>> = {},
): void {
  const row = { id: newId(), carrito_id, search, cantidad: '', confirmed: false, ...more };
  set([...store.rows, row as AskedRow<never>]);
}

export const changeAskedRow = (id: string, change: Partial<Omit<AskedRow, 'id'>>): void =>
  set(store.rows.map((row) => (row.id === id ? { ...row, ...(change as Partial<AskedRow<never>>) } : row)));

export const dropAskedRow = (id: string): void => set(store.rows.filter((row) => row.id !== id));

/** Those of the account's open carts, oldest first. */
export function useAskedRows<Search extends { term: string }>(): readonly AskedRow<Search>[] {
  const { opened } = useCarritos();
  const { rows } = useSnapshot(store);
  const open = new Set(opened.map(({ carrito_id }) => carrito_id));
  return (rows as unknown as readonly AskedRow<Search>[]).filter(({ carrito_id }) => open.has(carrito_id));
}
