/** The quick-order list in local storage, for one account, until its lines go into the cart. Stores no prices. */
import { RENGLON_LIMITS } from 'api-client/renglones';
import { id, validItems } from 'app-core/cart/line';
import { newId } from 'app-core/new-id';
import { splitText } from 'app-core/quick-order/split-text';
import { storedStore } from 'app-core/stored-store';
import * as v from 'valibot';
import { sessionUserId } from '../../shared/session/session.ts';

const row = v.object({
  clave: id,
  escrito: v.string(),
  /** The chosen product and quantity, if they differ from the text. */
  producto_id: v.fallback(v.optional(id), undefined),
  cantidad: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});
export type StoredRow = v.InferOutput<typeof row>;

interface StoredList {
  /** Owner of the list. */
  usuarioId: string | null;
  /** Text in the field. */
  draft: string;
  rows: StoredRow[];
}

const EMPTY: StoredList = { usuarioId: null, draft: '', rows: [] };
const shape = v.object({
  usuarioId: v.fallback(v.nullable(v.string()), null),
  draft: v.fallback(v.string(), ''),
  rows: validItems(row),
});

const storedList = storedStore<StoredList>('pedido-rapido', v.nullish(shape, EMPTY), EMPTY);

/** Returns the list of the current account. Another account's list never shows, not even before `openList` deletes it. */
export const useList = (): StoredList => {
  const list = storedList.use();
  return list.usuarioId === sessionUserId() ? list : EMPTY;
};

/** Opens the list and deletes another account's list. Returns a function that closes it. */
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

/** Removes the given lines or all lines. Returns an undo function, which does nothing after a change of account. */
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

/** Adds a product from the suggestions. The newest line is first, next to the field. */
export function addProduct(escrito: string, producto_id: string, cantidad: number | undefined): void {
  const clave = newId();
  storedList.change((now) => ({
    ...now,
    draft: '',
    rows: [{ clave, escrito, producto_id, cantidad }, ...now.rows],
  }));
}

/** Keys of the lines in the field, by position: a line keeps its key when it moves to the list. */
let draftKeys: string[] = [];

/** Returns the lines of a text, up to the room left in the list, without adding them. */
export function linesOf(text: string) {
  const room = RENGLON_LIMITS.renglones - storedList.get().rows.length;
  const { escritos, ...rest } = splitText(text, room, 'agrega estos al carrito');
  const rows = escritos.map((escrito, place) => {
    draftKeys[place] ??= newId();
    return { clave: draftKeys[place], escrito, producto_id: undefined, cantidad: undefined };
  });
  return { rows, ...rest };
}

/** Adds the lines of a text. Text that does not fit stays in the field. Returns the reason, if any. */
export function addText(text: string): string | undefined {
  const { rows, left, fault } = linesOf(text);
  draftKeys = [];
  storedList.change((now) => ({ ...now, draft: left, rows: [...rows, ...now.rows] }));
  return fault;
}

/** Adds the lines of the field, before one of them is answered or goes into the cart. */
export const addDraft = (): string | undefined => addText(storedList.get().draft);
