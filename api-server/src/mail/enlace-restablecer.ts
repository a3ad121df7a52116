import { LIMITS } from 'api-client/contract';
import { oneLine } from './address.ts';
import { layoutMail, type MailShop } from './mail-layout.ts';

const MINUTOS = LIMITS.resetLink / 60;

/** Sent to whoever forgot the password: the link opens the screen of the new one, once. */
export function enlaceRestablecer({
  nombre,
  token,
  shop,
}: {
  nombre: string;
  token: string;
  shop: MailShop;
}) {
  const url = new URL('/restablecer-password', shop.url);
  url.searchParams.set('token', token);
  const body = layoutMail({
    shop,
    preview: `El enlace sirve una sola vez, durante ${MINUTOS} minutos.`,
    title: `Hola, ${nombre}. Crea tu nueva contraseña`,
    paragraphs: [
      `Recibimos un pedido para cambiar la contraseña de tu cuenta en ${shop.nombre}.`,
      `Con este enlace eliges una nueva. Sirve una sola vez y vence en ${MINUTOS} minutos.`,
      'Si no fuiste tú, no hace falta que hagas nada: tu contraseña sigue siendo la misma.',
    ],
    action: { label: 'Crear nueva contraseña', url: url.href },
    note: `Recibes este correo porque alguien pidió restablecer la contraseña de tu cuenta en ${shop.nombre}.`,
  });
  return { subject: oneLine(`Restablece tu contraseña de ${shop.nombre}`), ...body };
}
