import { ESTADO_INICIAL, LIMITES } from 'api-client/contract';
import type { Db, Tx } from '../../db/database.ts';
import type { CustomerActor, StaffActor } from '../../http/actor.ts';
import { fieldProblem } from '../../http/problem.ts';
import { claimClave, type Envio, fillClave, huellaDe } from '../claves.ts';
import { notify } from '../notificaciones/notify.ts';
import { formatPesos } from '../remitos/remito-format.ts';
import { announce } from './announce.ts';
import { insertPedido, lockCliente, lockProductos } from './crear-pedido-repository.ts';
import { type LineaPedida, lineasVigentes } from './lineas-vigentes.ts';
import { refuseRepeated, totalOf } from './pedido-rules.ts';
import { findPedidoDe, insertCambio, type PedidoEntero } from './pedidos-repository.ts';

export interface PedidoNuevo {
  actor: CustomerActor | StaffActor;
  /** Whom the order is for. */
  usuarioId: string;
  detalles: readonly LineaPedida[];
  /** The caller's `Idempotency-Key`. */
  clave: string | undefined;
}

export interface PedidoHecho {
  pedido: PedidoEntero;
  /** False when the same key had placed it before. */
  nuevo: boolean;
}

/**
 * Places an order, or gives back the one that the same key and request placed before. Whatever it refuses leaves
 * no trace, the key included.
 */
export async function crearPedido(db: Db, asked: PedidoNuevo): Promise<PedidoHecho> {
  const { actor, usuarioId, clave } = asked;
  if (actor.kind === 'customer' && usuarioId !== actor.usuarioId) {
    throw fieldProblem('SIN_PERMISO', 'usuarioId', 'Solo puedes hacer pedidos para tu propia cuenta.');
  }
  refuseRepeated(asked.detalles);

  return db.transaction(async (tx) => {
    const envio = clave === undefined ? undefined : envioOf(asked, clave);
    const before = envio && (await claimClave(tx, envio));
    const pedidoId = before?.pedido_id ?? (await place(tx, asked));
    if (envio && !before?.pedido_id) await fillClave(tx, envio, { pedido_id: pedidoId });
    const pedido = await findPedidoDe(tx, usuarioId, pedidoId);
    if (!pedido) throw new Error('The order just placed is gone');
    const nuevo = !before?.pedido_id;
    if (nuevo) await announce(tx, pedido.pedido);
    return { pedido, nuevo };
  });
}

async function place(tx: Tx, { actor, usuarioId, detalles }: PedidoNuevo): Promise<string> {
  const cliente = await lockCliente(tx, usuarioId);
  if (!cliente)
    throw fieldProblem('NO_ENCONTRADO', 'usuarioId', 'No existe un cliente con este identificador.');
  // Pending is not deactivated: staff register a customer on the spot and order at once.
  if (cliente.dado_de_alta && !cliente.esta_activo) throw fieldProblem('CLIENTE_DESACTIVADO', 'usuarioId');

  const ids = detalles.map((linea) => linea.producto_id);
  const lineas = lineasVigentes(detalles, await lockProductos(tx, ids));
  const total = totalOf(lineas);
  if (total < MINIMO) throw fieldProblem('MONTO_MINIMO', 'detalles');
  const pedidoId = await insertPedido(tx, usuarioId, total, lineas);
  await insertCambio(tx, {
    pedido_id: pedidoId,
    usuario_id: actor.usuarioId,
    tipo: 'creado',
    datos: { antes: null, despues: ESTADO_INICIAL },
  });
  await notify(tx, {
    tipo: 'pedido',
    mensaje: `Nuevo pedido de ${cliente.nombre_comercio} por ${formatPesos(total)}`,
    referencia_id: pedidoId,
  });
  return pedidoId;
}

/** In cents. */
const MINIMO = LIMITES.montoMinimo * 100;

/** The hash is equal when and only when customer and lines are. */
function envioOf({ actor, usuarioId, detalles }: PedidoNuevo, clave: string): Envio {
  const lineas = detalles.map((linea) => [linea.producto_id, linea.cantidad, linea.precio_unitario]);
  return { usuario_id: actor.usuarioId, clave, huella: huellaDe([usuarioId, lineas]) };
}
