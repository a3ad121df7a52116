import type { DetalleConPedido } from 'api-client/backoffice';
import { entregaText } from 'api-client/backoffice-entrega';

/** The lines of one order. */
export type Lines = readonly DetalleConPedido[];

export const nombreIn = (lines: Lines) => (id: string) =>
  lines.find(({ producto }) => producto.producto_id === id)?.producto.nombre;

/** Returns 'pidió 5: falta stock', or the replaced product's name. */
export const staffText = (lines: Lines, line: DetalleConPedido): string | undefined =>
  entregaText(line, nombreIn(lines), 'pidió');
