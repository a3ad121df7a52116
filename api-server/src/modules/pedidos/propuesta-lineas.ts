import type { OperationOf } from 'api-client/contract';
import { lineTotal } from 'api-client/contract/line-total';
import type { z } from 'zod';
import type { Tx } from '../../db/database.ts';
import type { PropuestaLinea } from '../../db/schema/kept.ts';
import { fieldProblem } from '../../shared/problem.ts';
import { lockProductos } from './create-pedido-repository.ts';
import { currentLineas } from './current-lineas.ts';
import { totalOf } from './pedido-rules.ts';
import type { WholePedido } from './pedidos-repository.ts';

export type AskedLineas = z.output<OperationOf<'misPedidos.proponer'>['body']['schema']>['lineas'];

/** Returns the lines that differ from the order, in the requested order. */
export async function proposedLineas(
  tx: Tx,
  { detalles }: WholePedido,
  asked: AskedLineas,
): Promise<PropuestaLinea[]> {
  const known = new Map(detalles.map(({ detalle }) => [detalle.producto_id, detalle]));
  const added = asked.filter(({ producto_id, cantidad }) => !known.has(producto_id) && cantidad > 0);
  const current = await currentAdded(tx, added);
  const lineas = asked.flatMap(({ producto_id, cantidad }): PropuestaLinea | [] => {
    const detalle = known.get(producto_id);
    const nuevo = current.get(producto_id);
    const line = detalle ?? nuevo;
    if (!line || detalle?.cantidad === cantidad) return [];
    const { producto_nombre: nombre, precio_unitario } = line;
    return { producto_id, nombre, antes: detalle?.cantidad ?? null, despues: cantidad, precio_unitario };
  });
  if (lineas.length === 0) throw fieldProblem('DATOS_INVALIDOS', 'lineas', 'No hay ningún cambio.');
  const gone = lineas.filter(({ antes, despues }) => antes !== null && despues === 0);
  if (
    gone.length === detalles.length &&
    !lineas.some(({ antes, despues }) => antes === null && despues > 0)
  ) {
    throw fieldProblem('DATOS_INVALIDOS', 'lineas', 'No queda ningún producto: cancela el pedido.');
  }
  return lineas;
}

/** Returns the added products by id, at current prices. Throws PEDIDO_DESACTUALIZADO when the customer saw another price. */
export async function currentAdded(
  tx: Tx,
  added: readonly { producto_id: string; cantidad: number; precio_unitario?: number | undefined }[],
) {
  const rows = await lockProductos(
    tx,
    added.map(({ producto_id }) => producto_id),
  );
  // A missing price becomes -1, which never equals a current price.
  const seen = added.map(({ precio_unitario = -1, ...linea }) => ({ ...linea, precio_unitario }));
  return new Map(currentLineas(seen, rows).map((linea) => [linea.producto_id, linea]));
}

/** Returns the order's lines after the proposal, as input for an edit. Amounts are in cents. */
export function linesWith({ detalles }: WholePedido, proposed: readonly PropuestaLinea[]) {
  const now = new Map(proposed.map((linea) => [linea.producto_id, linea]));
  const stays = detalles.map(({ detalle: { producto_id, cantidad, precio_unitario, descuento } }) => ({
    producto_id,
    cantidad: now.get(producto_id)?.despues ?? cantidad,
    precio_unitario,
    descuento,
  }));
  const added = proposed
    .filter(({ antes }) => antes === null)
    .map(({ producto_id, despues, precio_unitario }) => ({
      producto_id,
      cantidad: despues,
      precio_unitario,
      descuento: 0,
    }));
  const gone = new Set(proposed.filter(({ despues }) => despues === 0).map(({ producto_id }) => producto_id));
  return [...stays, ...added].filter(({ producto_id }) => !gone.has(producto_id));
}

/** Returns the order's total after the proposal, in cents. Throws MONTO_MAXIMO. */
export const totalWith = (before: WholePedido, proposed: readonly PropuestaLinea[]): number =>
  totalOf(linesWith(before, proposed).map((linea) => ({ total_precio: lineTotal(linea) })));
