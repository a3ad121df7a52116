import { formatPesos } from './format.ts';

/** What the inbox says of a new order. @param total cents */
export const pedidoMensaje = (comercio: string, total: number): string =>
  `Nuevo pedido de ${comercio} por ${formatPesos(total)}`;

/** The same for whoever sees no prices: the amount stands at its end. */
export const withoutImporte = (mensaje: string): string => mensaje.replace(/ por -?\$\s[\d.,]+$/, '');
