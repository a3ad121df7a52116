import type { Carrito } from '../../shared/carritos/carrito.ts';

/** Whom a cart is for, in a word. */
export const nombreDe = ({ cliente }: Pick<Carrito, 'cliente'>): string =>
  cliente ? `${cliente.nombre} ${cliente.apellido}` : 'Sin cliente';
