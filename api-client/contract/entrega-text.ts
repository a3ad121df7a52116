import type { MotivoEntrega } from './words.ts';

/** A line of an order, as far as it tells what is delivered of it. */
export interface EntregaFigures {
  /** What is delivered. */
  cantidad: number;
  cantidad_pedida?: number | null | undefined;
  motivo_entrega?: MotivoEntrega | null | undefined;
  reemplaza_a?: string | null | undefined;
}

/** What customers read. */
export const MOTIVO_TEXTS: Record<MotivoEntrega, string> = {
  falta: 'falta stock',
  reemplazo: 'va reemplazado',
  acordado: 'como acordamos',
};

/** What was asked for: nothing of a product that is delivered in another's place. */
export const askedOf = ({ cantidad, cantidad_pedida }: EntregaFigures): number => cantidad_pedida ?? cantidad;

/** Why this much is not delivered for this reason: only by agreement is more delivered than was asked for. Undefined where it is. */
export const refusalOfMore = (asked: number, cantidad: number, motivo: MotivoEntrega): string | undefined =>
  cantidad > asked && motivo !== 'acordado'
    ? `Se pidieron ${asked}: más solo se entrega si se acordó con el cliente.`
    : undefined;

/** 'pediste 5: falta stock', 'en lugar de Almendra'; nothing of a line that is delivered as it was asked for. */
export function entregaText(
  linea: EntregaFigures,
  nombreOf: (producto_id: string) => string | undefined,
  asked = 'pediste',
): string | undefined {
  if (linea.reemplaza_a) return `en lugar de ${nombreOf(linea.reemplaza_a) ?? 'otro producto'}`;
  if (!linea.motivo_entrega) return undefined;
  return `${asked} ${askedOf(linea)}: ${MOTIVO_TEXTS[linea.motivo_entrega]}`;
}
