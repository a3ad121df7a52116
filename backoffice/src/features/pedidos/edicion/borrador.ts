/**
 * What somebody changed in an order and has not saved, kept beyond a reload: in this tab alone, for its account alone,
 * until it is saved or left. No name and no price is kept: of a price by how much it was changed.
 */
import { storedValue } from 'app-core/stored-value';
import * as v from 'valibot';
import { BORRADOR } from '../../../shared/session/borrador-key.ts';
import { session } from '../../../shared/session/session-store.ts';
import { changedLines, type Edicion, type EditedLine, lineOf } from './edicion.ts';
import type { LineAction } from './edicion-state.ts';

const lineChange = v.object({
  producto_id: v.string(),
  /** null while its field is empty; only what was changed is there, all of it of a line that was added. */
  cantidad: v.exactOptional(v.nullable(v.number())),
  descuento: v.exactOptional(v.nullable(v.number())),
  factor: v.exactOptional(v.nullable(v.number())),
  removed: v.exactOptional(v.boolean()),
  added: v.exactOptional(v.boolean()),
});
type LineChange = v.InferOutput<typeof lineChange>;

const shape = v.object({
  cuenta: v.string(),
  pedido_id: v.string(),
  version: v.number(),
  changes: v.array(lineChange),
});
export type Borrador = v.InferOutput<typeof shape>;

const stored = storedValue<Borrador | null>(BORRADOR, v.nullable(shape), null, 'sessionStorage');

/** JSON has no NaN, which what is no number is: it comes back as an empty field. */
const kept = (figure: number | null) => (Number.isNaN(figure) ? null : figure);

/** By how much a price is another one. One that was nothing has no such number. */
const factorOf = (precio: number | null, before: number | null | undefined) =>
  kept(precio) === null ? null : before ? (precio ?? 0) / before : 1;

function changeOfLine(line: EditedLine, read: EditedLine | undefined): LineChange {
  const { producto_id, cantidad, descuento, precio_unitario, listed } = line;
  if (line.removed) return { producto_id, removed: true };
  return {
    producto_id,
    ...(cantidad !== read?.cantidad && { cantidad: kept(cantidad) }),
    ...(descuento !== read?.descuento && { descuento: kept(descuento) }),
    ...(precio_unitario !== read?.precio_unitario && {
      factor: factorOf(precio_unitario, read ? read.precio_unitario : listed),
    }),
    ...(!read && { added: true }),
  };
}

export function keepBorrador(edicion: Edicion): void {
  const cuenta = session.userId();
  const { pedido_id, version } = edicion.pedido;
  const changes = changedLines(edicion).map((line) =>
    changeOfLine(line, lineOf(edicion.originals, line.producto_id)),
  );
  // What does not fit is lost with the page.
  if (cuenta) stored.write({ cuenta, pedido_id, version, changes });
}

export const forgetBorrador = (): void => void stored.write(null);

/** What was left of this order's edit; undefined if nothing was. */
export function borradorOf({ pedido: { pedido_id } }: Edicion): Borrador | undefined {
  const found = stored.read();
  return found && found.cuenta === session.userId() && found.pedido_id === pedido_id ? found : undefined;
}

const centsOf = (precio: number, factor: number) => Math.round(precio * factor * 100) / 100;

/** What makes the change again, of a line that costs so much. */
export function actionOf(change: LineChange, precio: number): LineAction {
  const { producto_id, cantidad, descuento, factor, removed } = change;
  if (removed) return { type: 'remove', producto_id };
  return {
    type: 'change',
    producto_id,
    figures: {
      ...(cantidad !== undefined && { cantidad }),
      ...(descuento !== undefined && { descuento: descuento ?? 0 }),
      ...(factor !== undefined && { precio_unitario: factor === null ? null : centsOf(precio, factor) }),
    },
  };
}

/** Those of lines that the order has, and the others, whose products are to be asked for. */
export function actionsOf({ changes }: Borrador, { originals }: Edicion) {
  const found = changes.map((change) => ({ change, line: lineOf(originals, change.producto_id) }));
  return {
    actions: found.flatMap(({ change, line }) => (line ? [actionOf(change, line.precio_unitario ?? 0)] : [])),
    added: found.flatMap(({ change, line }) => (!line && change.added ? [change] : [])),
  };
}
