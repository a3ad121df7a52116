import { cantidadText, kilosText, ONLY_KILOS, refusalOfWeight } from './kilos.ts';
import type { MotivoEntrega } from './words.ts';

/** The fields of an order line that describe its delivery. */
export interface EntregaFigures {
  /** Delivered quantity. */
  cantidad: number;
  cantidad_pedida?: number | null | undefined;
  motivo_entrega?: MotivoEntrega | null | undefined;
  reemplaza_a?: string | null | undefined;
}

/** Texts for customers. */
export const MOTIVO_TEXTS: Record<MotivoEntrega, string> = {
  falta: 'falta stock',
  reemplazo: 'va reemplazado',
  acordado: 'como acordamos',
  peso: 'según el peso',
};

/** Returns the ordered units; 0 for a product that replaces another. */
export const orderedUnits = ({ cantidad, cantidad_pedida }: EntregaFigures): number =>
  cantidad_pedida ?? cantidad;

interface Difference {
  /** Ordered quantity. */
  asked: number;
  /** Delivered quantity. */
  cantidad: number;
  motivo: MotivoEntrega;
  porKilo: boolean;
}

/**
 * Returns the error text of a delivered quantity that this reason does not allow; undefined when allowed. More than ordered
 * needs an agreement (`acordado`), and a weight stays near the ordered kilos.
 */
export function refusalOfReason({ asked, cantidad, motivo, porKilo }: Difference): string | undefined {
  if (motivo === 'peso') {
    return porKilo ? refusalOfWeight(asked, cantidad) : ONLY_KILOS;
  }
  return cantidad > asked && motivo !== 'acordado'
    ? `Se pidieron ${cantidadText(asked)}: más solo se entrega si se acordó con el cliente.`
    : undefined;
}

/**
 * Returns for example 'pediste 5: falta stock', 'pediste 10 kg, van 9,850 kg' or 'en lugar de Almendra'; undefined for a line
 * delivered as ordered.
 */
export function entregaText(
  linea: EntregaFigures,
  nombreOf: (producto_id: string) => string | undefined,
  asked = 'pediste',
): string | undefined {
  if (linea.reemplaza_a) return `en lugar de ${nombreOf(linea.reemplaza_a) ?? 'otro producto'}`;
  if (!linea.motivo_entrega) return undefined;
  const ordered = orderedUnits(linea);
  if (linea.motivo_entrega === 'peso')
    return `${asked} ${kilosText(ordered)}, van ${kilosText(linea.cantidad)}`;
  return `${asked} ${cantidadText(ordered)}: ${MOTIVO_TEXTS[linea.motivo_entrega]}`;
}
