import { formatPesos } from './format.ts';

/** Returns the inbox message about a new order. @param total cents */
export const pedidoMensaje = (comercio: string, total: number): string =>
  `Nuevo pedido de ${comercio} por ${formatPesos(total)}`;

/** Returns the message without its amount, for staff who may not see prices. */
export const withoutImporte = (mensaje: string): string => mensaje.replace(/ por -?\$\s[\d.,]+$/, '');
