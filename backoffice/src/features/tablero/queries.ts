import {
  detallesPedidosProductosMasVendidosOptions,
  detallesPedidosTotalProductosVendidosOptions,
  pedidosGananciaDiaOptions,
  pedidosGananciaMesOptions,
  pedidosProductosVendidosOptions,
} from 'api-client/backoffice';
import type { Periodo } from './tablero-search.ts';

type Cual = 'actual' | 'anterior';

/** A period's earnings, per day of a week or per week of a month. */
export interface Ganancias {
  labels: readonly string[];
  data: readonly number[];
}

const gananciasDeSemana = (periodo: Cual) => pedidosGananciaDiaOptions({ query: { periodo } });
const gananciasDeMes = (periodo: Cual) => ({
  ...pedidosGananciaMesOptions({ query: { periodo } }),
  select: (semanas: readonly { semana: string; ganancia: number }[]): Ganancias => ({
    labels: semanas.map(({ semana }) => semana),
    data: semanas.map(({ ganancia }) => ganancia),
  }),
});

/** What the API calls the two periods. */
const RANGES = { semana: 'week', mes: 'month' } as const;

/** The figures that are asked for in the same way for a week and a month. */
export function cifrasOptions(periodo: Periodo) {
  const path = { range: RANGES[periodo] };
  return {
    vendidos: pedidosProductosVendidosOptions({ path }),
    vendidosAntes: pedidosProductosVendidosOptions({ path, query: { periodo: 'anterior' } }),
    cantidades: detallesPedidosTotalProductosVendidosOptions({ path }),
    categorias: detallesPedidosProductosMasVendidosOptions({ path }),
  };
}

export const gananciasOptions = { semana: gananciasDeSemana, mes: gananciasDeMes };
