import type { DetalleConPedido } from 'api-client/backoffice';
import { entregaText } from 'api-client/backoffice-entrega';

/** How the lines of one order are delivered. */
export type Lines = readonly DetalleConPedido[];

export const nombreIn = (lines: Lines) => (id: string) =>
  lines.find(({ producto }) => producto.producto_id === id)?.producto.nombre;

/** 'pidió 5: falta stock'; of what goes in the place of another, which. */
export const staffText = (lines: Lines, line: DetalleConPedido): string | undefined =>
  entregaText(line, nombreIn(lines), 'pidió');
