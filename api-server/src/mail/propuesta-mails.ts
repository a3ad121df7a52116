import { toName } from './address.ts';
import { composePedido, type PedidoMail } from './compose-pedido.ts';

const headingOf = ({ numero, nombre }: PedidoMail) => ({
  subject: `Sobre el cambio que pediste en tu pedido N.º ${numero}`,
  title: `Hola${toName(nombre)}. No hicimos el cambio que pediste en tu pedido N.º ${numero}`,
});

/** Sent when staff reject a change that the customer proposed, with the reason. */
export const propuestaRechazada = (pedido: PedidoMail, motivo: string) =>
  composePedido(pedido, {
    ...headingOf(pedido),
    text: `Motivo: ${motivo}. Tu pedido sigue como estaba. Si quieres, responde a este correo.`,
  });

/** Sent when staff approve or cancel an order with an open proposal. Another mail tells the status. */
export const propuestaCerrada = (pedido: PedidoMail) =>
  composePedido(pedido, {
    ...headingOf(pedido),
    text: 'El pedido cambió de estado antes de que respondiéramos al cambio que pediste. Si lo necesitas, responde a este correo.',
  });
