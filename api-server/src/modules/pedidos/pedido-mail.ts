import type { Mail } from '../../mail/mailer.ts';
import type { PedidoMail } from '../../mail/pedido-mails.ts';
import type { ModuleDeps } from '../deps.ts';
import { mailOwner, mailShop } from '../mail-owner.ts';
import type { PedidoEntero } from './pedidos-repository.ts';

/** Mails the customer about an order of theirs, in the background. */
export function mailPedido(
  deps: ModuleDeps,
  { pedido, usuario, detalles }: PedidoEntero,
  compose: (pedido: PedidoMail) => Omit<Mail, 'to'>,
): void {
  const mail = compose({
    nombre: usuario.nombre,
    numero: pedido.numero,
    total: pedido.total_precio,
    lineas: detalles.map(({ detalle }) => ({ ...detalle, nombre: detalle.producto_nombre })),
    shop: mailShop(deps),
  });
  mailOwner(deps, usuario, mail);
}
