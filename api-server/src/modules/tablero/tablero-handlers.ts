import { toPesos } from 'api-client/contract/money';
import type { TableroId } from 'api-client/contract/tablero';
import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import type { Periodo, Rango } from './periodo-repository.ts';
import { gananciasPor, unidadesVendidas, ventasPorCategoria } from './tablero-repository.ts';

const DIAS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

/** The figures of the dashboard: of orders that are approved, sent or received, by the shop's calendar. */
export function tableroHandlers({ db }: ModuleDeps): Pick<Handlers, TableroId> {
  const en = (rango: Rango, { periodo }: Pick<Periodo, 'periodo'>): Periodo => ({
    rango,
    periodo,
    ahora: new Date(),
  });
  return {
    'pedidos.gananciaDia': async ({ query }) => ({
      labels: DIAS,
      data: (await gananciasPor(db, 'day', en('week', query))).map(toPesos),
    }),
    'pedidos.gananciaMes': async ({ query }) =>
      (await gananciasPor(db, 'week', en('month', query))).map((ganancia, index) => ({
        semana: `Semana ${index + 1}`,
        ganancia: toPesos(ganancia),
      })),
    'pedidos.productosVendidos': async ({ params, query }) => ({
      total: await unidadesVendidas(db, en(params.range, query)),
    }),
    'detallesPedidos.totalProductosVendidos': async ({ params, query }) => {
      const rows = await ventasPorCategoria(db, en(params.range, query), 'cantidad');
      return { categoria: rows.map((row) => row.categoria), cantidad: rows.map((row) => row.cantidad) };
    },
    'detallesPedidos.productosMasVendidos': async ({ params, query }) =>
      (await ventasPorCategoria(db, en(params.range, query), 'ganancia')).map(({ categoria, ganancia }) => ({
        categoria,
        ganancia: toPesos(ganancia),
      })),
  };
}
