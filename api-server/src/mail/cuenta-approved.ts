import { oneLine } from './address.ts';
import { layoutMail, type MailShop } from './mail-layout.ts';

export type CuentaApproved = { nombre: string; nombre_comercio: string; shop: MailShop };

/** Sent when the shop approves an account: from then on the customer sees prices and can order. */
export function cuentaApproved({ nombre, nombre_comercio, shop }: CuentaApproved) {
  const url = `${shop.url.replace(/\/+$/, '')}/login`;
  const body = layoutMail({
    shop,
    preview: `Ya puedes entrar en ${shop.nombre} y hacer tu primer pedido.`,
    title: `¡Hola, ${nombre}! Tu cuenta está activa`,
    paragraphs: [
      `Revisamos los datos de ${nombre_comercio} y aprobamos tu cuenta. Nos alegra mucho tenerte con nosotros.`,
      'Desde ahora puedes ver los precios mayoristas, armar tu pedido y seguirlo hasta que llegue a tu comercio. Entra con el correo y la contraseña que elegiste al registrarte.',
      'Si necesitas ayuda con tu primer pedido, responde a este correo: con gusto te damos una mano.',
    ],
    action: { label: 'Entrar en mi cuenta', url },
    note: `Recibes este correo porque pediste una cuenta en ${shop.nombre}.`,
  });
  return { subject: oneLine(`Tu cuenta en ${shop.nombre} está activa`), ...body };
}
