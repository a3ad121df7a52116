import { INITIAL_ESTADO, LIMITS } from 'api-client/contract';
import { toCents, toPesos } from 'api-client/contract/money';
import { type Author, record } from '../../bitacora/record.ts';
import type { Tx } from '../../db/database.ts';
import type { CustomerActor, StaffActor } from '../../http/actor.ts';
import { pedidoRecibido } from '../../mail/pedido-mails.ts';
import { formatPesos } from '../../shared/format.ts';
import { fieldProblem, found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { claimKey, hashOfRequest } from '../idempotency/idempotency.ts';
import { fillKey, type KeyedRequest } from '../idempotency/idempotency-repository.ts';
import { notify } from '../notificaciones/notificaciones-service.ts';
import { announce } from './announce.ts';
import { insertPedido, lockCliente, lockProductos } from './create-pedido-repository.ts';
import { currentLineas, type OrderedLinea } from './current-lineas.ts';
import { mailPedido } from './pedido-mail.ts';
import { asObjeto } from './pedido-mapper.ts';
import { refuseRepeated, totalOf } from './pedido-rules.ts';
import { findPedidoOf, insertCambio, type WholePedido } from './pedidos-repository.ts';

export interface PedidoNuevo {
  actor: CustomerActor | StaffActor;
  author: Author;
  /** Whom the order is for. */
  usuarioId: string;
  detalles: readonly OrderedLinea[];
  /** The caller's `Idempotency-Key`. */
  key: string | undefined;
}

/**
 * Places an order, tells staff and mails the customer, or gives back the one that the same key and request placed
 * before. Whatever it refuses leaves no trace, the key included.
 */
export async function createPedido(deps: ModuleDeps, asked: PedidoNuevo): Promise<WholePedido> {
  const { actor, usuarioId, key } = asked;
  if (actor.kind === 'customer' && usuarioId !== actor.usuarioId) {
    throw fieldProblem('SIN_PERMISO', 'usuarioId', 'Solo puedes hacer pedidos para tu propia cuenta.');
  }
  refuseRepeated(asked.detalles);

  return deps.db.transaction(async (tx) => {
    const keyed = key === undefined ? undefined : keyedOf(asked, key);
    const before = keyed && (await claimKey(tx, keyed));
    const nuevo = !before?.pedido_id;
    const pedidoId = before?.pedido_id ?? (await place(tx, asked));
    if (keyed && nuevo) await fillKey(tx, keyed, { pedido_id: pedidoId });
    const pedido = found(await findPedidoOf(tx, usuarioId, pedidoId));
    if (nuevo) {
      if (actor.kind === 'staff') await recordAlta(tx, asked.author, pedido);
      await announce(tx, pedido.pedido);
      await mailPedido(tx, deps, pedido, pedidoRecibido);
    }
    return pedido;
  });
}

/** A customer's own orders tell themselves who placed them; there are too many to tell it twice. */
const recordAlta = (tx: Tx, author: Author, { pedido }: WholePedido): Promise<void> =>
  record(tx, author, {
    accion: 'pedido.alta',
    objeto: asObjeto(pedido),
    despues: { usuario_id: pedido.usuario_id, total_precio: toPesos(pedido.total_precio) },
  });

async function place(tx: Tx, { actor, usuarioId, detalles }: PedidoNuevo): Promise<string> {
  const cliente = await lockCliente(tx, usuarioId);
  if (!cliente)
    throw fieldProblem('NO_ENCONTRADO', 'usuarioId', 'No existe un cliente con este identificador.');
  // Pending is not deactivated: staff register a customer on the spot and order at once.
  if (cliente.dado_de_alta && !cliente.esta_activo) throw fieldProblem('CLIENTE_DESACTIVADO', 'usuarioId');

  const ids = detalles.map((linea) => linea.producto_id);
  const lineas = currentLineas(detalles, await lockProductos(tx, ids));
  const total = totalOf(lineas);
  if (total < MIN) throw fieldProblem('MONTO_MINIMO', 'detalles');
  // Whoever places it for a customer looks after it.
  const asignado_a = actor.kind === 'staff' ? actor.usuarioId : null;
  const pedidoId = await insertPedido(tx, { usuario_id: usuarioId, total_precio: total, asignado_a }, lineas);
  await insertCambio(tx, {
    pedido_id: pedidoId,
    usuario_id: actor.usuarioId,
    tipo: 'creado',
    datos: { antes: null, despues: INITIAL_ESTADO },
  });
  await notify(tx, {
    tipo: 'pedido',
    mensaje: `Nuevo pedido de ${cliente.nombre_comercio} por ${formatPesos(total)}`,
    referencia_id: pedidoId,
    autor_id: asignado_a,
  });
  return pedidoId;
}

/** In cents. */
const MIN = toCents(LIMITS.montoMin);

/** The hash is equal when and only when customer and lines are. */
function keyedOf({ actor, usuarioId, detalles }: PedidoNuevo, key: string): KeyedRequest {
  const lineas = detalles.map((linea) => [linea.producto_id, linea.cantidad, linea.precio_unitario]);
  return { usuario_id: actor.usuarioId, clave: key, huella: hashOfRequest([usuarioId, lineas]) };
}
