import { INITIAL_ESTADO } from 'api-client/contract';
import { toCents, toPesos } from 'api-client/contract/money';
import { montoMinimoText } from 'api-client/contract/montos-text';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Tx } from '../../../db/database.ts';
import { findTerms, type Prices } from '../../../db/own-prices.ts';
import type { CustomerActor, StaffActor } from '../../../http/actor.ts';
import { pedidoRecibido } from '../../../mail/pedido-mails.ts';
import { pedidoMensaje } from '../../../shared/format.ts';
import { fieldProblem, found, Problem } from '../../../shared/problem.ts';
import { findAjustes } from '../../ajustes/repository.ts';
import type { ModuleDeps } from '../../deps.ts';
import { entregaFor } from '../../domicilios/service.ts';
import { fillKey, type KeyedRequest } from '../../idempotency/repository.ts';
import { claimKey, closeKey, hashOfRequest } from '../../idempotency/service.ts';
import { deleteLineas, deleteNota } from '../../mi-carrito/repository.ts';
import { notify } from '../../notificaciones/service.ts';
import { refuseUnservedZona } from '../../zonas/service.ts';
import { asObjeto } from '../mapper.ts';
import { findPedido, findPedidoOf, insertCambio, type WholePedido } from '../repository/pedidos.ts';
import { findComercioId, insertPedido, lockCliente, lockPriced } from '../repository/place.ts';
import { currentLineas, type OrderedLinea, refuseRepeated, totalOf } from '../rules.ts';
import { mailPedido, publishChange } from './publish-change.ts';

export interface PedidoNuevo {
  actor: CustomerActor | StaffActor;
  author: Author;
  /** The customer. For a member of a shop, the order belongs to the shop's owner. */
  usuarioId: string;
  detalles: readonly OrderedLinea[];
  /** The customer's note to the shop. */
  nota?: string | undefined;
  /** The delivery address; null for the account's own address, undefined for the customer's usual address. */
  domicilioId?: string | null | undefined;
  /** The caller's `Idempotency-Key`. */
  key: string | undefined;
}

/**
 * Places an order, notifies staff and mails the customer. For a repeated idempotency key, returns the order
 * of the first request. A refused request leaves no trace, and its key stays free.
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
      // Only the ordered lines: another device may have added lines since.
      if (actor.kind === 'customer') await takeOutOfCarrito(tx, asked);
      if (actor.kind === 'staff') await recordAlta(tx, asked.author, pedido);
      await publishChange(tx, pedido.pedido);
      await mailPedido(tx, deps, pedido, pedidoRecibido);
    }
    return pedido;
  });
}

/** Records staff orders only: a customer's order already names its author, and there are too many. */
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

/** Returns the customer, who cannot be deactivated until the transaction ends. Throws CLIENTE_DESACTIVADO. */
async function lockActive(tx: Tx, usuarioId: string) {
  const cliente = found(await lockCliente(tx, usuarioId));
  // Allow pending customers: staff register a customer on the spot and order at once.
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
  // Lock the owner before the member, in the same order as the code that ends their sessions.
  if (pedido_por) await lockActive(tx, pedido_por);

  const productos = await lockPriced(tx, { ids: idsOf({ detalles }), prices: cliente });
  const lineas = currentLineas(detalles, productos);
  const total = totalOf(lineas);
  await refuseBelowMinimum(tx, total, cliente);
  // Assign the order to the employee who places it.
  const asignado_a = actor.kind === 'staff' ? actor.usuarioId : null;
  const entrega = await entregaFor(tx, clienteId, domicilioId);
  if (actor.kind === 'customer') await refuseUnservedZona(tx, entrega?.domicilio ?? cliente.dom_fiscal);
  const values = {
    usuario_id: clienteId,
    pedido_por,
    total_precio: total,
    iva: cliente.iva,
    asignado_a,
    nota,
    entrega,
  };
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

/** Throws MONTO_MINIMO with the current minimum, the agreement's or the shop's, when `total`, in cents, is lower. */
async function refuseBelowMinimum(tx: Tx, total: number, prices: Prices): Promise<void> {
  const own = (await findTerms(tx, prices))?.monto_minimo;
  const monto_minimo = own ?? (await findAjustes(tx)).monto_minimo;
  if (total >= toCents(monto_minimo)) return;
  const message = montoMinimoText(monto_minimo, prices.iva);
  throw new Problem('MONTO_MINIMO', [{ field: 'detalles', message }], message);
}

/** Hashes customer, lines, notes and address. Absent notes and address add nothing, so older hashes stay valid. */
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

/**
 * Returns the order that was placed with the caller's idempotency key. Returns undefined when there is none,
 * and closes the key. No request can then place an order with this key, so the caller may change the cart and
 * order again.
 */
export const closeIntento = ({ db }: ModuleDeps, actor: CustomerActor | StaffActor, clave: string) =>
  db.transaction(async (tx): Promise<WholePedido | undefined> => {
    const outcome = await closeKey(tx, { usuario_id: actor.usuarioId, clave });
    if (!outcome?.pedido_id) return undefined;
    return actor.kind === 'customer'
      ? findPedidoOf(tx, actor.comercioId, outcome.pedido_id)
      : findPedido(tx, outcome.pedido_id);
  });
