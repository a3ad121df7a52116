import type { LinkProps } from '@tanstack/react-router';
import type { PrimerosPasos } from 'api-client/backoffice';

interface Step extends Pick<LinkProps, 'to' | 'hash'> {
  step: keyof PrimerosPasos;
  title: string;
  text: string;
  /** The link's label. */
  label: string;
}

/** In the recommended order. */
export const STEPS: readonly Step[] = [
  {
    step: 'datos',
    title: 'Los datos de la tienda',
    text: 'Nombre, teléfono, correo, domicilio, horarios y redes: están al pie de cada página y en los papeles.',
    label: 'Escribir los datos',
    to: '/panel-ajustes',
    hash: 'comercio',
  },
  {
    step: 'aspecto',
    title: 'El logo y el color',
    text: 'En la tienda, el panel, los correos y los papeles. El color se ajusta lo justo para que todo se lea.',
    label: 'Elegir logo y color',
    to: '/panel-ajustes',
    hash: 'logo',
  },
  {
    step: 'montos',
    title: 'El pedido mínimo y el envío gratis',
    text: 'Desde cuánto se puede pedir, y desde cuánto el envío no se cobra.',
    label: 'Fijar los montos',
    to: '/panel-ajustes',
    hash: 'montos',
  },
  {
    step: 'catalogo',
    title: 'El catálogo',
    text: 'Desde una planilla, con todos los productos de una vez, y sus fotos en un .zip; o de a uno, en «Crear Producto».',
    label: 'Importar una planilla',
    to: '/panel-importaciones',
  },
  {
    step: 'textos',
    title: 'Los textos de la tienda',
    text: 'Qué dicen el inicio y la página de la empresa.',
    label: 'Escribir los textos',
    to: '/panel-ajustes',
    hash: 'textos',
  },
  {
    step: 'cobro',
    title: 'La cuenta para transferencias',
    text: 'La ve solo quien compra, en su pedido y en su cuenta corriente.',
    label: 'Escribir la cuenta',
    to: '/panel-ajustes',
    hash: 'transferencias',
  },
  {
    step: 'correo',
    title: 'El correo',
    text: 'Envíate uno de prueba y mira si llega: así se avisa a los clientes.',
    label: 'Probar el correo',
    to: '/panel-estado',
  },
  {
    step: 'personal',
    title: 'Quién más trabaja aquí',
    text: 'Invita por correo a cada persona, con el rol que va a tener: elige su contraseña con un enlace.',
    label: 'Invitar a sus empleados',
    to: '/panel-usuarios',
    hash: 'invitar',
  },
];
