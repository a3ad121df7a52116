import { toPesos } from 'api-client/contract/money';
import type { TableroId } from 'api-client/contract/tablero';
import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import {
  type Espera,
  gananciasBy,
  type Periodo,
  type Range,
  salesByCategoria,
  soldUnits,
  waitingEmpaques,
  waitingPedidos,
  waitingSolicitudes,
} from './repository.ts';

const DIAS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

const toEspera = ({ cantidad, desde }: Espera) => ({ cantidad, desde: desde?.toISOString() ?? null });

/** Waiting items, and the dashboard's figures: approved, sent and received orders, in the shop's time zone. */
export function tableroHandlers({ db }: ModuleDeps): Pick<Handlers, TableroId> {
  const during = (range: Range, { periodo }: Pick<Periodo, 'periodo'>): Periodo => ({
    range,
    periodo,
    now: new Date(),
  });
  return {
    'pedidos.pendientes': async () => {
      const [porAprobar, porEmpacar, porEnviar] = await Promise.all([
        waitingPedidos(db, 'esperando_aprobacion'),
        waitingEmpaques(db),
        waitingPedidos(db, 'aprobado'),
      ]);
      return {
        por_aprobar: toEspera(porAprobar),
        por_empacar: toEspera(porEmpacar),
        por_enviar: toEspera(porEnviar),
      };
    },
    'usuarios.pendientes': async () => toEspera(await waitingSolicitudes(db)),
    'pedidos.gananciaDia': async ({ query }) => ({
      labels: DIAS,
      data: (await gananciasBy(db, 'day', during('week', query))).map(toPesos),
    }),
    'pedidos.gananciaMes': async ({ query }) =>
      (await gananciasBy(db, 'week', during('month', query))).map((ganancia, index) => ({
        semana: `Semana ${index + 1}`,
        ganancia: toPesos(ganancia),
      })),
    'pedidos.productosVendidos': async ({ params, query }) => ({
      // The document counts whole units; kilos with decimals are rounded.
      total: Math.round(await soldUnits(db, during(params.range, query))),
    }),
    'detallesPedidos.totalProductosVendidos': async ({ params, query }) => {
      const rows = await salesByCategoria(db, during(params.range, query), 'cantidad');
      return {
        categoria: rows.map((row) => row.categoria),
        cantidad: rows.map((row) => Math.round(row.cantidad)),
      };
    },
    'detallesPedidos.productosMasVendidos': async ({ params, query }) =>
      (await salesByCategoria(db, during(params.range, query), 'ganancia')).map(
        ({ categoria, ganancia }) => ({
          categoria,
          ganancia: toPesos(ganancia),
        }),
      ),
  };
}
