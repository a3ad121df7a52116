import type { Queryable } from '../../db/database.ts';
import { type MailDeps, mailOwner } from '../../mail/mail-owner.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { PedidoMail } from '../../mail/pedido-mails.ts';
import { isAdmitted } from '../../shared/is-admitted.ts';
import type { WholePedido } from './pedidos-repository.ts';

/** Mails the customer about an order of theirs, when and only when the transaction commits. */
export const mailPedido = (
  tx: Queryable,
  deps: MailDeps,
  { pedido, usuario, detalles }: WholePedido,
  compose: (pedido: PedidoMail) => Omit<Mail, 'to'>,
): Promise<void> =>
  mailOwner(tx, deps, usuario, (to) =>
    compose({
      ...to,
      numero: pedido.numero,
      total: pedido.total_precio,
      showsPrecios: isAdmitted(usuario),
      lineas: detalles.map(({ detalle }) => ({ ...detalle, nombre: detalle.producto_nombre })),
    }),
  );
