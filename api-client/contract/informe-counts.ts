import type { Informe } from './informes-words.ts';

/** What a report counts: orders of whoever places or looks after them, units of what is in them, both of a product. */
export const INFORME_COUNTS: Record<Informe, { pedidos: boolean; unidades: boolean }> = {
  cliente: { pedidos: true, unidades: false },
  producto: { pedidos: true, unidades: true },
  marca: { pedidos: false, unidades: true },
  categoria: { pedidos: false, unidades: true },
  vendedor: { pedidos: true, unidades: false },
};
