import type { Informe } from './informes-words.ts';

/** Whether a report counts orders: those of whoever places or looks after them, and those that have a product; two products of a brand may be of one. */
export const COUNTS_PEDIDOS: Record<Informe, boolean> = {
  cliente: true,
  producto: true,
  marca: false,
  categoria: false,
  vendedor: true,
  zona: true,
};

/** Percent of what was asked for that was delivered: 100 of all of it alone, however little is short. Nothing where nothing was asked for. */
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
