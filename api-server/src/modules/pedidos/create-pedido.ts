import { INITIAL_ESTADO } from 'api-client/contract';
import { toCents, toPesos } from 'api-client/contract/money';
import { montoMinimoText } from 'api-client/contract/montos-text';
import { type Author, record } from '../../bitacora/record.ts';
import type { Tx } from '../../db/database.ts';
import type { CustomerActor, StaffActor } from '../../http/actor.ts';
import { pedidoRecibido } from '../../mail/pedido-mails.ts';
import { pedidoMensaje } from '../../shared/importe-in-mensaje.ts';
import { fieldProblem, found, Problem } from '../../shared/problem.ts';
import { findAjustes } from '../ajustes/ajustes-repository.ts';
import type { ModuleDeps } from '../deps.ts';
import { entregaFor } from '../domicilios/domicilios-service.ts';
import { claimKey, hashOfRequest } from '../idempotency/idempotency.ts';
import { fillKey, type KeyedRequest } from '../idempotency/idempotency-repository.ts';
import { deleteLineas, deleteNota } from '../mi-carrito/carrito-repository.ts';
import { notify } from '../notificaciones/notificaciones-service.ts';
import { refuseUnservedZona } from '../zonas/next-reparto.ts';
import { announce } from './announce.ts';
import { findComercioId, insertPedido, lockCliente, lockProductos } from './create-pedido-repository.ts';
import { currentLineas, type OrderedLinea } from './current-lineas.ts';
import { mailPedido } from './pedido-mail.ts';
import { asObjeto } from './pedido-mapper.ts';
import { refuseRepeated, totalOf } from './pedido-rules.ts';
import { findPedidoOf, insertCambio, type WholePedido } from './pedidos-repository.ts';

export interface PedidoNuevo {
  actor: CustomerActor | StaffActor;
  author: Author;
  /** Whom the order is for; given who orders for a shop, it is the shop's owner's. */
  usuarioId: string;
  detalles: readonly OrderedLinea[];
  /** What the customer writes to the house with it. */
  nota?: string | undefined;
  /** Where it goes; null for the account's own address, without it the usual one. */
  domicilioId?: string | null | undefined;
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
    const clienteId = await findComercioId(tx, usuarioId);
    if (!clienteId)
      throw fieldProblem('NO_ENCONTRADO', 'usuarioId', 'No existe un cliente con este identificador.');
    const pedidoId = before?.pedido_id ?? (await place(tx, asked, clienteId));
    if (keyed && nuevo) await fillKey(tx, keyed, { pedido_id: pedidoId });
    const pedido = found(await findPedidoOf(tx, clienteId, pedidoId));
    if (nuevo) {
      // On whatever device; what another one has added since stays.
      if (actor.kind === 'customer') await takeOutOfCarrito(tx, asked);
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

async function takeOutOfCarrito(tx: Tx, { usuarioId, nota, ...asked }: PedidoNuevo): Promise<void> {
  await deleteLineas(tx, usuarioId, idsOf(asked));
  if (nota) await deleteNota(tx, usuarioId, nota);
}

/** The customer, whom nobody deactivates until the transaction ends: CLIENTE_DESACTIVADO. */
async function lockActive(tx: Tx, usuarioId: string) {
  const cliente = found(await lockCliente(tx, usuarioId));
  // Pending is not deactivated: staff register a customer on the spot and order at once.
  if (cliente.dado_de_alta && !cliente.esta_activo) throw fieldProblem('CLIENTE_DESACTIVADO', 'usuarioId');
  return cliente;
}

async function place(
  tx: Tx,
  { actor, detalles, nota, domicilioId }: PedidoNuevo,
  clienteId: string,
): Promise<string> {
  const cliente = await lockActive(tx, clienteId);
  const pedido_por = actor.kind === 'customer' && actor.usuarioId !== clienteId ? actor.usuarioId : null;
  // The shop's owner before who orders for it, as whoever ends their sessions does.
  if (pedido_por) await lockActive(tx, pedido_por);

  const lineas = currentLineas(detalles, await lockProductos(tx, idsOf({ detalles })));
  const total = totalOf(lineas);
  await refuseBelowMinimum(tx, total);
  // Whoever places it for a customer looks after it.
  const asignado_a = actor.kind === 'staff' ? actor.usuarioId : null;
  const entrega = await entregaFor(tx, clienteId, domicilioId);
  if (actor.kind === 'customer') await refuseUnservedZona(tx, entrega?.domicilio ?? cliente.dom_fiscal);
  const values = { usuario_id: clienteId, pedido_por, total_precio: total, asignado_a, nota, entrega };
  const pedidoId = await insertPedido(tx, values, lineas);
  await insertCambio(tx, {
    pedido_id: pedidoId,
    usuario_id: actor.usuarioId,
    tipo: 'creado',
    datos: { antes: null, despues: INITIAL_ESTADO },
  });
  await notify(tx, {
    tipo: 'pedido',
    mensaje: pedidoMensaje(cliente.nombre_comercio, total),
    referencia_id: pedidoId,
    autor_id: asignado_a,
  });
  return pedidoId;
}

const idsOf = ({ detalles }: Pick<PedidoNuevo, 'detalles'>) => detalles.map(({ producto_id }) => producto_id);

/** MONTO_MINIMO, with the one that counts now, when `total`, in cents, does not come to it. */
async function refuseBelowMinimum(tx: Tx, total: number): Promise<void> {
  const { monto_minimo } = await findAjustes(tx);
  if (total >= toCents(monto_minimo)) return;
  const message = montoMinimoText(monto_minimo);
  throw new Problem('MONTO_MINIMO', [{ field: 'detalles', message }], message);
}

/** The hash is equal when and only when customer, lines, notes and address are; without the last two it is as it was before there were any. */
function keyedOf({ actor, usuarioId, detalles, nota, domicilioId }: PedidoNuevo, key: string): KeyedRequest {
  const lineas = detalles.map((linea) => [
    linea.producto_id,
    linea.cantidad,
    linea.precio_unitario,
    ...(linea.nota ? [linea.nota] : []),
  ]);
  const where = domicilioId === undefined ? [] : [{ domicilioId }];
  const huella = hashOfRequest([usuarioId, lineas, ...(nota ? [nota] : []), ...where]);
  return { usuario_id: actor.usuarioId, clave: key, huella };
}
