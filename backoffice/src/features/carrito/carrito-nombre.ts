import type { CarritoVisto } from '../../shared/carritos/carritos.ts';

/** Whom a cart is for, in a word. */
export const nombreDe = ({ cliente }: Pick<CarritoVisto, 'cliente'>): string =>
  cliente ? `${cliente.nombre} ${cliente.apellido}` : 'Sin cliente';
