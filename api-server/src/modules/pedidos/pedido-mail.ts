import type { Queryable } from '../../db/database.ts';
import type { PedidoMail } from '../../mail/compose-pedido.ts';
import { type Composer, type MailDeps, mailOwner } from '../../mail/mail-owner.ts';
import type { Mail } from '../../mail/mailer.ts';
import { isAdmitted } from '../../shared/is-admitted.ts';
import type { WholePedido } from './pedidos-repository.ts';

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
      nota: pedido.nota,
      pedidoPor: persona && `${persona.nombre} ${persona.apellido}`,
      showsPrecios: isAdmitted(usuario, null),
      lineas: detalles.map(({ detalle }) => ({ ...detalle, nombre: detalle.producto_nombre })),
    });
  await mailOwner(tx, deps, usuario, composer);
  if (persona && isAdmitted(persona, usuario)) await mailOwner(tx, deps, persona, composer);
}
