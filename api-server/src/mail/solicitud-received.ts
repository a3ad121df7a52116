import { oneLine } from './address.ts';
import { layoutMail, type MailShop } from './mail-layout.ts';

export type SolicitudReceived = { nombre: string; nombre_comercio: string; shop: MailShop };

/** Sent when somebody asked for an account: what happens next, and that prices come with the approval. */
export function solicitudReceived({ nombre, nombre_comercio, shop }: SolicitudReceived) {
  const body = layoutMail({
    shop,
    preview: 'Te avisaremos en cuanto tu cuenta esté activa.',
    title: `¡Gracias, ${nombre}! Recibimos tu solicitud`,
    paragraphs: [
      `Vamos a revisar los datos de ${nombre_comercio}. Cuando tu cuenta esté activa te escribiremos a esta dirección.`,
      'Con la cuenta activa verás los precios mayoristas y podrás hacer pedidos. Mientras tanto, puedes recorrer el catálogo.',
    ],
    action: { label: 'Ver el catálogo', url: new URL('/categorias', shop.url).href },
    note: `Recibes este correo porque alguien pidió una cuenta en ${shop.nombre} con esta dirección. Si no fuiste tú, no hace falta que hagas nada.`,
  });
  return { subject: oneLine(`Recibimos tu solicitud en ${shop.nombre}`), ...body };
}
