import {
  detallesPedidosProductosMasVendidosOptions,
  detallesPedidosTotalProductosVendidosOptions,
  pedidosGananciaDiaOptions,
  pedidosGananciaMesOptions,
  pedidosProductosVendidosOptions,
} from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import { z } from 'zod';

const PERIODOS = ['semana', 'mes'] as const;
export type Periodo = (typeof PERIODOS)[number];

/** The dashboard's tab, in the URL. */
export const tableroSearch = z.object({ periodo: z.enum(PERIODOS).default('semana').catch('semana') });

/** A period's earnings, per day of a week or per week of a month. */
export interface Ganancias {
  labels: readonly string[];
  data: readonly number[];
}
type Semanas = readonly { semana: string; ganancia: number }[];

/** The API's names of the periods. */
const RANGES = { semana: 'week', mes: 'month' } as const;

/** Week and month have different formats. */
const gananciasOf = (shown: Periodo, periodo: 'actual' | 'anterior') => ({
  ...callOptions<Ganancias | Semanas>(
    shown === 'semana'
      ? pedidosGananciaDiaOptions({ query: { periodo } })
      : pedidosGananciaMesOptions({ query: { periodo } }),
  ),
  select: (found: Ganancias | Semanas): Ganancias =>
    'labels' in found
      ? found
      : { labels: found.map(({ semana }) => semana), data: found.map(({ ganancia }) => ganancia) },
});

/** Query options of a period's figures, and of the period before. */
export function tableroOptions(periodo: Periodo) {
  const path = { range: RANGES[periodo] };
  return {
    ganancias: gananciasOf(periodo, 'actual'),
    gananciasBefore: gananciasOf(periodo, 'anterior'),
    vendidos: pedidosProductosVendidosOptions({ path }),
    vendidosBefore: pedidosProductosVendidosOptions({ path, query: { periodo: 'anterior' } }),
    cantidades: detallesPedidosTotalProductosVendidosOptions({ path }),
    categorias: detallesPedidosProductosMasVendidosOptions({ path }),
  };
}
