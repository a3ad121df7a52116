import type { Informe } from './informes-words.ts';

/** Whether a report counts orders. Brands and categories do not, because two of their products may be in the same order. */
export const COUNTS_PEDIDOS: Record<Informe, boolean> = {
  cliente: true,
  producto: true,
  marca: false,
  categoria: false,
  vendedor: true,
  zona: true,
};

/**
 * Returns the percentage of ordered units that were delivered, rounded down, so that 100 means all. Undefined
 * when nothing was ordered.
 */
export function fulfilledOf({
  pedidas,
  entregadas,
}: {
  pedidas?: number | null | undefined;
  entregadas?: number | null | undefined;
}): number | undefined {
  if (!pedidas || entregadas === null || entregadas === undefined) return undefined;
  return Math.floor((entregadas * 100) / pedidas);
}
