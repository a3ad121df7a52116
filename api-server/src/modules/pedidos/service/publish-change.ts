import { INITIAL_ESTADO } from 'api-client/contract';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { pedidos } from '../../../db/schema/pedidos.ts';
import type { StoredLinea } from '../../../db/schema/stored-json.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import type { PedidoMail } from '../../../mail/compose-pedido.ts';
import { type Composer, type MailDeps, mailOwner } from '../../../mail/mail-owner.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { pedidoEditado, pedidoEntrega, pedidoInEstado } from '../../../mail/pedido-mails.ts';
import { publish } from '../../../realtime/bus.ts';
import { isAdmitted } from '../../../shared/access.ts';
import { ivaOf } from '../../../shared/iva.ts';
import type { ModuleDeps } from '../../deps.ts';
import { changedLines, keptLineas } from '../mapper.ts';
import { findNotice, keepNotice, takeNotice } from '../repository/attached.ts';
import { findPedido, lockPedido, type PedidoRow, type WholePedido } from '../repository/pedidos.ts';

/** Notifies the open screens of staff and of the order's customer when the transaction commits. */
export async function publishChange(
  tx: Tx,
  { pedido_id, estado_pedido, version, usuario_id }: typeof pedidos.$inferSelect,
): Promise<void> {
  const payload = { pedido_id, estado_pedido, version };
  await publish(tx, { type: 'event', event: 'pedidoCambiado', payload });
  await publish(tx, { type: 'event', event: 'miPedidoCambiado', payload, usuarioId: usuario_id });
}

/**
 * Mails the customer about their order when the transaction commits. Also mails the member who placed the
 * order, while that member has access to the shop.
 */
export async function mailPedido(
  tx: Queryable,
  deps: MailDeps,
  { pedido, usuario, persona, detalles }: WholePedido,
  compose: (pedido: PedidoMail) => Omit<Mail, 'to'>,
): Promise<void> {
  const composer: Composer = (to) =>
    compose({
      ...to,
      pedido_id: pedido.pedido_id,
      numero: pedido.numero,
      total: pedido.total_precio,
      iva: ivaOf({ pedido, detalles }),
      nota: pedido.nota,
      pedidoPor: persona && `${persona.nombre} ${persona.apellido}`,
      showsPrecios: isAdmitted(usuario, null),
      lineas: detalles.map(({ detalle, alicuota }) => ({
        ...detalle,
        nombre: detalle.producto_nombre,
        alicuota,
      })),
    });
  await mailOwner(tx, deps, usuario, composer);
  if (persona && isAdmitted(persona, usuario)) await mailOwner(tx, deps, persona, composer);
}

type Pedido = PedidoRow['pedido'];

/**
 * Schedules a mail about the changed order when the transaction commits; the mail waits until the time to
 * undo is over. The wait is longer when staff reopen an order that the customer knows as approved. Staff will
 * then correct the order, and the customer gets one mail. The order must be locked.
 */
export async function scheduleNotice(
  tx: Tx,
  deps: Pick<ModuleDeps, 'jobs' | 'tellAfter'>,
  before: { pedido: Pedido; lineas: StoredLinea[] | null },
  after: Pedido,
): Promise<void> {
  const { pedido_id, estado_pedido } = before.pedido;
  const told = (await findNotice(tx, pedido_id))?.estado_pedido ?? estado_pedido;
  const takenBack = after.estado_pedido === INITIAL_ESTADO && told !== INITIAL_ESTADO;
  const wait = takenBack ? deps.tellAfter.correctPedido : deps.tellAfter.undoEstado;
  await keepNotice(tx, { pedido_id, estado_pedido: told, lineas: before.lineas }, wait);
  await deps.jobs.add(tx, 'pedidoNotice', { pedidoId: pedido_id }, wait);
}

/**
 * Mails the customer how the order differs from the last state that they know. Sends nothing when there is no
 * difference, when a later change is pending, or when the mail was sent before.
 */
export const mailChanges = (
  deps: MailDeps & Pick<ModuleDeps, 'db'>,
  { pedidoId }: JobData['pedidoNotice'],
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockPedido(tx, pedidoId);
    const told = await takeNotice(tx, pedidoId);
    const pedido = told && (await findPedido(tx, pedidoId));
    if (!pedido) return;
    const { estado_pedido: estado } = pedido.pedido;
    const lineas = keptLineas(pedido);
    const known = told.lineas ?? lineas;
    if (estado !== told.estado_pedido) {
      await mailPedido(tx, deps, pedido, (mail) => pedidoInEstado(mail, estado, known));
    } else if (changedLines(known, lineas).length > 0) {
      const isOfEntrega = lineas.some(({ motivo_entrega }) => motivo_entrega);
      const compose = isOfEntrega ? pedidoEntrega : pedidoEditado;
      await mailPedido(tx, deps, pedido, (mail) => compose(mail, known));
    }
  });
