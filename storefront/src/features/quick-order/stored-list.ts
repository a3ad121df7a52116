/** What somebody is writing down to order: theirs alone, through reloads, until it is in the cart. No price of it is kept. */
import { RENGLON_LIMITS } from 'api-client/renglones';
import { id, thoseThatFit } from 'app-core/cart/line';
import { newId } from 'app-core/new-id';
import { takeText } from 'app-core/quick-order/take-text';
import { storedStore } from 'app-core/stored-store';
import * as v from 'valibot';
import { sessionUserId } from '../../shared/session/session.ts';

const row = v.object({
  clave: id,
  escrito: v.string(),
  /** What was chosen, and how many, where that is not what the line says. */
  producto_id: v.fallback(v.optional(id), undefined),
  cantidad: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});
export type StoredRow = v.InferOutput<typeof row>;

interface StoredList {
  /** Whose it is. */
  usuarioId: string | null;
  /** What is in the field. */
  draft: string;
  rows: StoredRow[];
}

const EMPTY: StoredList = { usuarioId: null, draft: '', rows: [] };
const shape = v.object({
  usuarioId: v.fallback(v.nullable(v.string()), null),
  draft: v.fallback(v.string(), ''),
  rows: thoseThatFit(row),
});

const storedList = storedStore<StoredList>('pedido-rapido', v.nullish(shape, EMPTY), EMPTY);

/** The list of the account that uses the page; another account's is never shown, not even until `openList` drops it. */
export const useList = (): StoredList => {
  const list = storedList.use();
  return list.usuarioId === sessionUserId() ? list : EMPTY;
};

/** Another account's list is dropped: nobody orders what somebody else wrote down. */
export function openList(usuarioId: string | null): () => void {
  const close = storedList.open();
  if (usuarioId !== null && storedList.get().usuarioId !== usuarioId) {
    storedList.set({ ...EMPTY, usuarioId });
  }
  return close;
}

const changeRows = (edit: (rows: StoredRow[]) => StoredRow[]): void =>
  storedList.change((now) => ({ ...now, rows: edit(now.rows) }));

export const setDraft = (draft: string): void => storedList.change((now) => ({ ...now, draft }));

export const changeRow = (clave: string, fields: Partial<StoredRow>): void =>
  changeRows((rows) => rows.map((one) => (one.clave === clave ? { ...one, ...fields } : one)));

export const removeRows = (claves: readonly string[]): void =>
  changeRows((rows) => rows.filter(({ clave }) => !claves.includes(clave)));

/** Removes lines, or all of them. The returned function puts them back, unless another account's list is open by then. */
export function takeOutRows(claves?: readonly string[]): () => void {
  const { usuarioId, rows: before } = storedList.get();
  const rows = before.filter(({ clave }) => claves?.includes(clave) ?? true);
  removeRows(rows.map(({ clave }) => clave));
  return () =>
    storedList.change((now) =>
      now.usuarioId === usuarioId
        ? { ...now, rows: [...now.rows, ...rows].slice(0, RENGLON_LIMITS.renglones) }
        : now,
    );
}

/** One product that was found while somebody typed. What is newest stands first, beside the field. */
export function addProduct(escrito: string, producto_id: string, cantidad: number | undefined): void {
  const clave = newId();
  storedList.change((now) => ({
    ...now,
    draft: '',
    rows: [{ clave, escrito, producto_id, cantidad }, ...now.rows],
  }));
}

/** The keys of the lines in the field, by their places: a line keeps its key when it leaves the field. */
let draftKeys: string[] = [];

/** The lines that a text would make, as many as there is room for. They are not on the list yet. */
export function linesOf(text: string) {
  const room = RENGLON_LIMITS.renglones - storedList.get().rows.length;
  const { escritos, ...rest } = takeText(text, room, 'agrega estos al carrito');
  const rows = escritos.map((escrito, place) => {
    draftKeys[place] ??= newId();
    return { clave: draftKeys[place], escrito, producto_id: undefined, cantidad: undefined };
  });
  return { rows, ...rest };
}

/** Makes lines of a text. What can't be taken stays in the field, and is answered why. */
export function addText(text: string): string | undefined {
  const { rows, left, fault } = linesOf(text);
  draftKeys = [];
  storedList.change((now) => ({ ...now, draft: left, rows: [...rows, ...now.rows] }));
  return fault;
}

/** Makes lines of what is in the field, before one of them is answered or put into the cart. */
export const addDraft = (): string | undefined => addText(storedList.get().draft);
