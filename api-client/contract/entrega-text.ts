import type { MotivoEntrega } from './words.ts';

/** The fields of an order line that describe its delivery. */
export interface EntregaFigures {
  /** Delivered units. */
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
};

/** Returns the ordered units; 0 for a product that replaces another. */
export const orderedUnits = ({ cantidad, cantidad_pedida }: EntregaFigures): number =>
  cantidad_pedida ?? cantidad;

/**
 * Returns the error text when more is delivered than was ordered: only an agreement (`acordado`) allows that.
 * Undefined when allowed.
 */
export const refusalOfMore = (asked: number, cantidad: number, motivo: MotivoEntrega): string | undefined =>
  cantidad > asked && motivo !== 'acordado'
    ? `Se pidieron ${asked}: más solo se entrega si se acordó con el cliente.`
    : undefined;

/** Returns for example 'pediste 5: falta stock' or 'en lugar de Almendra'; undefined for a line delivered as ordered. */
export function entregaText(
  linea: EntregaFigures,
  nombreOf: (producto_id: string) => string | undefined,
  asked = 'pediste',
): string | undefined {
  if (linea.reemplaza_a) return `en lugar de ${nombreOf(linea.reemplaza_a) ?? 'otro producto'}`;
  if (!linea.motivo_entrega) return undefined;
  return `${asked} ${orderedUnits(linea)}: ${MOTIVO_TEXTS[linea.motivo_entrega]}`;
}
