import { oneLine } from './address.ts';
import { layoutMail, type MailShop } from './mail-layout.ts';

export type SolicitudRejected = { nombre: string; motivo: string; shop: MailShop };

/** Sent when a request for an account was turned down: why, and that another one may follow. */
export function solicitudRejected({ nombre, motivo, shop }: SolicitudRejected) {
  const body = layoutMail({
    shop,
    preview: 'Te contamos el motivo y cómo seguir.',
    title: `Hola, ${nombre}. No pudimos aprobar tu solicitud`,
    paragraphs: [
      `Revisamos tus datos y esta vez no pudimos abrir tu cuenta en ${shop.nombre}.`,
      `Motivo: ${motivo}`,
      'Si puedes corregirlo, envía una solicitud nueva: la vamos a revisar con gusto. Si tienes dudas, responde a este correo.',
    ],
    action: { label: 'Enviar otra solicitud', url: new URL('/register', shop.url).href },
    note: `Recibes este correo porque pediste una cuenta en ${shop.nombre}. Borramos los datos de esa solicitud.`,
  });
  return { subject: oneLine(`Tu solicitud en ${shop.nombre}`), ...body };
}
