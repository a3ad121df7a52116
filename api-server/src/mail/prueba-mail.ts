import { toName } from './address.ts';
import { layoutMail } from './mail-layout.ts';
import type { Addressee } from './mail-owner.ts';

/** Test mail to the admin who requested it. */
export const pruebaMail = ({ nombre, shop }: Addressee) =>
  layoutMail({
    shop,
    subject: `Correo de prueba de ${shop.nombre}`,
    preview: 'Si lo lees, los correos de la tienda llegan.',
    title: `Hola${toName(nombre)}. Los correos de la tienda llegan`,
    paragraphs: [
      'Este es un correo de prueba. Así llegan los de tus clientes: cuando piden una cuenta, cuando hacen un pedido y cuando su pedido avanza.',
      'Si lo encontraste entre los no deseados, revisa con quien maneja tu dominio que el servidor de correo esté autorizado (SPF y DKIM).',
    ],
    note: `Recibes este correo porque pediste una prueba en el panel de ${shop.nombre}.`,
  });
