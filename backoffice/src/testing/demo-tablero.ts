/** Sales figures of the demo shop, for stories and the panel's home. */
import type { FakeHandlers } from 'api-client/testing';
import type { Answers } from './answers.ts';

type Handlers = FakeHandlers<Answers>;

const DIAS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
const CATEGORIAS = [
  ['Frutos secos', 322, 4_486_562.5],
  ['Sin tacc', 226, 1_441_730],
  ['Frutas deshidratadas', 194, 1_265_038],
  ['Granolas y desayunos', 180, 1_111_675],
  ['Especias y condimentos', 141, 1_069_185],
  ['Endulzantes', 95, 919_280],
  ['Semillas', 60, 402_300],
] as const;

const before = (query: URLSearchParams) => query.get('periodo') === 'anterior';

export const demoTablero = {
  'GET /tablero/pedidos': () => ({
    por_aprobar: { cantidad: 12, desde: '2026-11-18T11:30:00.000Z' },
    por_empacar: { cantidad: 4, desde: '2026-11-19T12:00:00.000Z' },
    por_enviar: { cantidad: 1, desde: '2026-11-20T12:00:00.000Z' },
  }),
  'GET /tablero/solicitudes': () => ({ cantidad: 3, desde: '2026-11-19T15:05:00.000Z' }),
  'GET /pedidos/ganancia-dia': ({ query }) => ({
    labels: DIAS,
    data: before(query)
      ? [3_200_400, 5_650_000, 2_300_000, 1_700_000, 2_100_000, 4_200_000, 500_000]
      : [4_810_000, 1_020_500, 3_290_000, 1_990_000, 3_950_000, 1_613_036, 0],
  }),
  'GET /pedidos/ganancia-mes': ({ query }) =>
    (before(query)
      ? [8_300_000, 10_900_000, 14_800_000, 7_800_000, 8_900_000]
      : [9_100_000, 15_300_000, 20_100_000, 16_673_536]
    ).map((ganancia, n) => ({ semana: `Semana ${n + 1}`, ganancia })),
  'GET /pedidos/productos-vendidos/:range': ({ query, param }) => ({
    total: (before(query) ? 2501 : 2177) * (param === 'month' ? 3 : 1),
  }),
  'GET /detalles-pedidos/total-productos-vendidos/:range': () => ({
    categoria: CATEGORIAS.map(([categoria]) => categoria),
    cantidad: CATEGORIAS.map(([, cantidad]) => cantidad),
  }),
  'GET /detalles-pedidos/productos-mas-vendidos/:range': () =>
    CATEGORIAS.map(([categoria, , ganancia]) => ({ categoria, ganancia })),
} satisfies Handlers;

const NOBODY = { cantidad: 0, desde: null };

/** No sales and no tasks. */
export const emptyTablero = {
  'GET /tablero/pedidos': () => ({ por_aprobar: NOBODY, por_empacar: NOBODY, por_enviar: NOBODY }),
  'GET /tablero/solicitudes': () => NOBODY,
  'GET /pedidos/ganancia-dia': () => ({ labels: DIAS, data: DIAS.map(() => 0) }),
  'GET /pedidos/ganancia-mes': () => [{ semana: 'Semana 1', ganancia: 0 }],
  'GET /pedidos/productos-vendidos/:range': () => ({ total: 0 }),
  'GET /detalles-pedidos/total-productos-vendidos/:range': () => ({ categoria: [], cantidad: [] }),
  'GET /detalles-pedidos/productos-mas-vendidos/:range': () => [],
} satisfies Handlers;
