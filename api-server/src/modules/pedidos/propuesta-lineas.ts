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

/** The lines that differ from the order's, in the order in which they were asked for. */
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

/** The products that are added, by id, at today's price: PEDIDO_DESACTUALIZADO where that is not what the customer saw. */
export async function currentAdded(
  tx: Tx,
  added: readonly { producto_id: string; cantidad: number; precio_unitario?: number | undefined }[],
) {
  const rows = await lockProductos(
    tx,
    added.map(({ producto_id }) => producto_id),
  );
  // Without a price, nobody saw one: no product costs less than nothing.
  const seen = added.map(({ precio_unitario = -1, ...linea }) => ({ ...linea, precio_unitario }));
  return new Map(currentLineas(seen, rows).map((linea) => [linea.producto_id, linea]));
}

/** The order's lines with the proposal, as an edit has them. Amounts are in cents. */
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

/** Cents of the order with the proposal: MONTO_MAXIMO. */
export const totalWith = (before: WholePedido, proposed: readonly PropuestaLinea[]): number =>
  totalOf(linesWith(before, proposed).map((linea) => ({ total_precio: lineTotal(linea) })));
