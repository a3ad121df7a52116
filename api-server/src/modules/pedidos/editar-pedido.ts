import { INITIAL_ESTADO, LIMITS, type OperationOf } from 'api-client/contract';
import { lineTotal } from 'api-client/contract/line-total';
import { toCents } from 'api-client/contract/money';
import { TOO_MANY } from 'api-client/contract/pedidos-staff';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Tx } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import { pedidoEditado } from '../../mail/pedido-mails.ts';
import { Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { announce } from './announce.ts';
import { lockProductos } from './crear-pedido-repository.ts';
import { mailPedido } from './pedido-mail.ts';
import { refuseRepeated, totalOf } from './pedido-rules.ts';
import {
  type DetalleNuevo,
  type DetalleRow,
  findPedido,
  insertCambio,
  lockPedido,
  type PedidoEntero,
  replaceDetalles,
} from './pedidos-repository.ts';

type LineaEditada = z.output<OperationOf<'pedidos.update'>['body']['schema']>['detalles'][number];

export interface Edicion {
  actor: StaffActor;
  pedidoId: string;
  detalles: readonly LineaEditada[];
  /** The version that the caller saw; nothing when not said. */
  version: number | undefined;
}

/**
 * Replaces the lines of an order that awaits approval, which goes on awaiting it, and mails the customer. Prices and discounts are those
 * that staff agreed with the customer; there is no minimum. The same lines again change nothing. NO_ENCONTRADO,
 * VERSION_DESACTUALIZADA, PEDIDO_NO_EDITABLE, PRODUCTO_REPETIDO, MONTO_MAXIMO, or DATOS_INVALIDOS for a product that
 * can't be added.
 */
export async function editarPedido(deps: ModuleDeps, asked: Edicion): Promise<PedidoEntero> {
  refuseRepeated(asked.detalles);
  return deps.db.transaction(async (tx) => {
    const locked = await lockPedido(tx, asked.pedidoId);
    const antes = locked && (await findPedido(tx, asked.pedidoId));
    if (!antes) throw new Problem('NO_ENCONTRADO');
    if (asked.version !== undefined && asked.version !== antes.pedido.version) {
      throw new Problem('VERSION_DESACTUALIZADA');
    }
    if (antes.pedido.estado_pedido !== INITIAL_ESTADO) throw new Problem('PEDIDO_NO_EDITABLE');
    const lineas = await lineasDe(tx, antes, asked.detalles);
    if (sameLines(lineas, antes.detalles)) return antes;

    const pedido = await replaceDetalles(tx, asked.pedidoId, lineas, totalOf(lineas));
    await insertCambio(tx, {
      pedido_id: pedido.pedido_id,
      usuario_id: asked.actor.usuarioId,
      tipo: 'edicion',
      datos: {
        antes: antes.detalles.map(({ detalle }) => remembered(detalle)),
        despues: lineas.map(remembered),
      },
    });
    await announce(tx, pedido);
    const despues = await findPedido(tx, asked.pedidoId);
    if (!despues) throw new Error('The order just edited is gone');
    await mailPedido(tx, deps, despues, pedidoEditado);
    return despues;
  });
}

/** A line that stays keeps its id and the name it was ordered under; a new one must be a product on sale. */
async function lineasDe(
  tx: Tx,
  { detalles }: PedidoEntero,
  editadas: readonly LineaEditada[],
): Promise<DetalleNuevo[]> {
  const previas = new Map(detalles.map(({ detalle }) => [detalle.producto_id, detalle]));
  const ids = editadas.map(({ producto_id }) => producto_id).filter((id) => !previas.has(id));
  const nuevos = new Map((await lockProductos(tx, ids)).map((row) => [row.producto_id, row]));

  const refused = editadas.flatMap(({ producto_id, cantidad }, index) => {
    const nuevo = nuevos.get(producto_id);
    if (cantidad >= LIMITS.cantidadMax && cantidad !== previas.get(producto_id)?.cantidad) {
      return { field: `detalles.${index}.cantidad`, message: TOO_MANY };
    }
    if (previas.has(producto_id) || (nuevo?.esta_activo && nuevo.disponible)) return [];
    const message = nuevo ? `${nuevo.nombre} ya no está disponible.` : 'El producto no existe.';
    return { field: `detalles.${index}.producto_id`, message };
  });
  if (refused.length > 0) throw new Problem('DATOS_INVALIDOS', refused);

  return editadas.map((editada) => {
    const previa = previas.get(editada.producto_id);
    const linea = { ...editada, precio_unitario: toCents(editada.precio_unitario) };
    return {
      ...linea,
      detalles_pedidos_id: previa?.detalles_pedidos_id ?? uuidv7(),
      producto_nombre: previa?.producto_nombre ?? nuevos.get(editada.producto_id)?.nombre ?? '',
      total_precio: lineTotal(linea),
    };
  });
}

/** What the history keeps of a line. */
const remembered = (linea: Omit<DetalleNuevo, 'detalles_pedidos_id'>) => ({
  producto_id: linea.producto_id,
  producto_nombre: linea.producto_nombre,
  cantidad: linea.cantidad,
  precio_unitario: linea.precio_unitario,
  descuento: linea.descuento,
  total_precio: linea.total_precio,
});

export type LineaRecordada = ReturnType<typeof remembered>;

const sameLines = (lineas: readonly DetalleNuevo[], rows: readonly DetalleRow[]): boolean =>
  JSON.stringify(lineas.map(remembered)) === JSON.stringify(rows.map(({ detalle }) => remembered(detalle)));
