import {
  detallesPedidosProductosMasVendidosOptions,
  detallesPedidosTotalProductosVendidosOptions,
  pedidosGananciaDiaOptions,
  pedidosGananciaMesOptions,
  pedidosProductosVendidosOptions,
} from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import type { Periodo } from './tablero-search.ts';

/** A period's earnings, per day of a week or per week of a month. */
export interface Ganancias {
  labels: readonly string[];
  data: readonly number[];
}
type Semanas = readonly { semana: string; ganancia: number }[];

/** What the API calls the two periods. */
const RANGES = { semana: 'week', mes: 'month' } as const;

/** A week's come in another shape than a month's. */
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

/** All figures of a period and of the one before it. */
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
