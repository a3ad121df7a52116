import { lineTotal } from 'api-client/backoffice';
import type { LineaEditada } from './edicion.ts';

/** Whole cents of an amount in pesos. */
const centavos = (pesos: number): number => Math.round(pesos * 100);

/** Cents of a line that is being edited, by the server's own rule. What is empty counts as nothing. */
export const centavosDeLinea = (
  linea: Pick<LineaEditada, 'cantidad' | 'precio_unitario' | 'descuento'>,
): number =>
  lineTotal({
    cantidad: linea.cantidad ?? 0,
    precio_unitario: centavos(linea.precio_unitario ?? 0),
    // One that is being typed may stand above 100 for a moment: the line is worth nothing then, not less.
    descuento: Math.min(100, linea.descuento),
  });
