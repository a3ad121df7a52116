/**
 * The unsaved changes of an order, which survive a reload. Stored per tab and account until saved or left.
 * Names and prices are not stored: a price is stored as a factor.
 */
import { storedValue } from 'app-core/stored-value';
import * as v from 'valibot';
import { session } from '../../../shared/session/access.ts';
import { BORRADOR } from '../../../shared/session/stored-work.ts';
import { changedLines, type Edicion, type EditedLine, findLine } from './edicion.ts';
import type { LineAction } from './edicion-state.ts';

const lineChange = v.object({
  producto_id: v.string(),
  /** Null for an empty field. Only changed figures are stored; for an added line, all of them. */
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

/** JSON has no NaN, the value of invalid text: the field comes back empty. */
const withoutNaN = (figure: number | null) => (Number.isNaN(figure) ? null : figure);

/** Returns the price change as a factor; 1 when the price was zero. */
const factorOf = (precio: number | null, before: number | null | undefined) =>
  withoutNaN(precio) === null ? null : before ? (precio ?? 0) / before : 1;

function changeOfLine(line: EditedLine, read: EditedLine | undefined): LineChange {
  const { producto_id, cantidad, descuento, precio_unitario, listed } = line;
  if (line.removed) return { producto_id, removed: true };
  return {
    producto_id,
    ...(cantidad !== read?.cantidad && { cantidad: withoutNaN(cantidad) }),
    ...(descuento !== read?.descuento && { descuento: withoutNaN(descuento) }),
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
    changeOfLine(line, findLine(edicion.originals, line.producto_id)),
  );
  // If storage is full, the draft is lost with the page.
  if (cuenta) stored.write({ cuenta, pedido_id, version, changes });
}

export const forgetBorrador = (): void => void stored.write(null);

/** Returns the stored draft of this order; undefined without one. */
export function findBorrador({ pedido: { pedido_id } }: Edicion): Borrador | undefined {
  const found = stored.read();
  return found && found.cuenta === session.userId() && found.pedido_id === pedido_id ? found : undefined;
}

const centsOf = (precio: number, factor: number) => Math.round(precio * factor * 100) / 100;

/** Returns the action that repeats the change on a line with this price. */
export function toAction(change: LineChange, precio: number): LineAction {
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

/** Splits the draft into actions for existing lines, and added lines whose products must be loaded. */
export function toActions({ changes }: Borrador, { originals }: Edicion) {
  const found = changes.map((change) => ({ change, line: findLine(originals, change.producto_id) }));
  return {
    actions: found.flatMap(({ change, line }) => (line ? [toAction(change, line.precio_unitario ?? 0)] : [])),
    added: found.flatMap(({ change, line }) => (!line && change.added ? [change] : [])),
  };
}
