import { lineTotal, toCents } from 'api-client/backoffice';
import type { LineaEditada } from './edicion.ts';

/** What stands in a field while one types may be empty or no amount: it counts as nothing. */
const contado = (cifra: number | null): number => Math.max(0, cifra || 0);

/** Cents of a line that is being edited, by the server's own rule. */
export const centavosDeLinea = (
  linea: Pick<LineaEditada, 'cantidad' | 'precio_unitario' | 'descuento'>,
): number =>
  lineTotal({
    cantidad: contado(linea.cantidad),
    precio_unitario: toCents(contado(linea.precio_unitario)),
    // One that is being typed may stand above 100 for a moment: the line is worth nothing then, not less.
    descuento: Math.min(100, contado(linea.descuento)),
  });
