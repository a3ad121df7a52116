import { INFORMES } from 'api-client/contract/informes-words';
import { BIG } from './big-shop.ts';

/** Requests of each kind; the p95 allows a 20th of them to be slower. */
export const TIMES = 60;
/** Limits in milliseconds: lists, filters and searches; the Ctrl+K palette; the dashboard's calls; a month's reports. */
export const WANTED = { list: 100, palette: 80, figure: 20, report: 1000 } as const;

/** Maximum p95 in milliseconds of a month's earnings by customer and by product, the groups with the most rows. */
const EARNED = 300;

/** Maximum number of audit log entries that can be paged through: LIMITS.entradas. */
const PAGED = 10_000;

const TERMS = ['almendra', 'mani', 'organica', '19999', 'no existe', 'a'];
const PEOPLE = ['ana', 'nandu', 'cliente4999', '270000', 'nadie', 'a'];
/** Misspelt forms of 'dietética 4999', 'Ñandú', 'cliente' and similar terms. */
const MISTYPED = ['dietetika 4999', 'nanduu', 'cliennte', 'dietetika', 'almasen'];
const term = (terms: string[], i: number) => encodeURIComponent(terms[i % terms.length] ?? '');
/** Spreads the offsets from the first to the last page. */
const offset = (total: number, i: number) => Math.floor((i / TIMES) * (total / 10)) * 10;

export interface Call {
  name: string;
  kind: keyof typeof WANTED;
  /** Own limit in milliseconds, for a call with its own row in the table. */
  atMost?: number;
  /** A list of paths is requested concurrently. */
  path: (i: number) => string | string[];
}

const CALLS: Call[] = [
  { name: 'orders, any page', kind: 'list', path: (i) => `/pedidos?offset=${offset(BIG.pedidos, i)}` },
  {
    name: 'orders awaiting approval',
    kind: 'list',
    path: (i) => `/pedidos/esperando_aprobacion?offset=${i * 10}`,
  },
  {
    name: 'orders received, any page',
    kind: 'list',
    path: (i) => `/pedidos/recibido?offset=${offset(800_000, i)}`,
  },
  {
    name: 'products, any page',
    kind: 'list',
    path: (i) => `/productos?offset=${offset(BIG.productos, i)}`,
  },
  {
    name: 'products, search',
    kind: 'list',
    path: (i) => `/productos/search?term=${term(TERMS, i)}&offset=${i}`,
  },
  { name: 'products, inactive', kind: 'list', path: (i) => `/productos/inactivos?offset=${i * 10}` },
  { name: 'products without stock', kind: 'list', path: (i) => `/productos/sinstock?offset=${i * 10}` },
  { name: 'users, any page', kind: 'list', path: (i) => `/usuarios?offset=${offset(BIG.usuarios, i)}` },
  {
    name: 'users, search',
    kind: 'list',
    path: (i) => `/usuarios/search?term=${term(PEOPLE, i)}&offset=${i}`,
  },
  {
    name: 'users, much like what is typed',
    kind: 'list',
    path: (i) => `/usuarios/search?term=${MISTYPED[i % MISTYPED.length]}&parecidos=si&limit=5`,
  },
  { name: 'users, inactive', kind: 'list', path: (i) => `/usuarios/inactivos?offset=${i}` },
  ...[
    ['', 'all of it'],
    ['quien=ana', 'by who'],
    ['quien=a', 'by many'],
    ['sobre=4321', 'by order'],
    ['sobre=no%20existe', 'by nothing'],
    ['objeto=marca', 'by a rare thing'],
    ['accion=pedido.estado&quien=ana', 'by what and who'],
    ['accion=filtro.baja&quien=bruno&hasta=2026-01-01', 'rare, by who and day'],
    ['desde=2026-01-01&hasta=2026-03-31', 'by days'],
  ].map(([query, name]) => ({
    name: `trail ${name}, any page`,
    kind: 'list' as const,
    path: (i: number) => `/bitacora?${query}&offset=${offset(PAGED, i)}`,
  })),
  { name: 'brands, search', kind: 'list', path: (i) => `/marcas/search?term=${i}` },
  ...[
    '/pedidos/ganancia-dia',
    '/pedidos/ganancia-mes',
    ...['week', 'month'].flatMap((range) => [
      `/pedidos/productos-vendidos/${range}`,
      `/detalles-pedidos/total-productos-vendidos/${range}`,
      `/detalles-pedidos/productos-mas-vendidos/${range}`,
    ]),
  ].map((path) => ({
    name: path.slice(1),
    kind: 'figure' as const,
    path: (i: number) => `${path}?periodo=${i % 2 ? 'anterior' : 'actual'}`,
  })),
];

/** Ids that some calls need. */
export interface Known {
  cliente: string;
  /** A staff member who has assigned orders. */
  personal: string;
  producto: string;
  marca: string;
  categoria: string;
  /** Approved orders, as many as can be packed at once. */
  pedidos: readonly string[];
}

const WHO = ['dietetica 4999', 'nandu', '2477 4', '19999', 'nadie', 'a'];
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const list = (name: string, path: Call['path']): Call => ({ name, kind: 'list', path });
/** A filter or sort order of the list of orders; each request asks for the next page. */
const orders = (query: string): Call =>
  list(`orders, ${query.replace(/[0-9a-f-]{36}/, '…')}`, (i) => `/pedidos?${query}&offset=${i * 10}`);

/** Returns all calls of the back office: lists, searches, filters, sort orders and views. */
export function callsOf({ cliente, personal, producto, marca, categoria, pedidos }: Known): Call[] {
  const some = pedidos.join(',');
  return [
    ...CALLS,
    list('orders, by text, any page', (i) => `/pedidos?texto=${term(WHO, i)}&offset=${i}`),
    list('orders, by number', (i) => `/pedidos?texto=${1 + i * 9999}`),
    list(
      'orders, by text of some days',
      (i) => `/pedidos?texto=${term(WHO, i)}&desde=${day(90)}&orden=comercio_az`,
    ),
    ...[
      `desde=${day(0)}`,
      `desde=${day(365)}&hasta=${day(30)}`,
      'estados=aprobado,enviado',
      'estados=recibido,cancelado',
      `cliente_id=${cliente}`,
      `cliente_id=${cliente}&estados=cancelado`,
      `producto_id=${producto}`,
      `producto_id=${producto}&estados=aprobado,enviado&desde=${day(30)}`,
      'importe_desde=100000',
      'importe_desde=1000&importe_hasta=90000&estados=recibido',
      'asignado_a=nadie',
      `asignado_a=${personal}`,
      'etiqueta=Nada',
      'etiqueta=Frágil',
      `etiqueta=Urgente&asignado_a=${personal}&estados=recibido`,
      'con_nota=si',
      `con_nota=si&asignado_a=${personal}&orden=mayor_importe`,
      'sin_imprimir=si',
      'sin_empacar=si',
      'sin_imprimir=si&sin_empacar=si&orden=comercio_az',
      ...[
        'mas_antiguos',
        'mayor_importe',
        'menor_importe',
        'comercio_az',
        'numero_mayor',
        'numero_menor',
      ].map((orden) => `orden=${orden}`),
      'estados=recibido&orden=mayor_importe',
    ].map((query) => orders(query)),
    list('an order', (i) => `/detalles-pedidos/pedido/${pedidos[i % pedidos.length]}`),
    list('what happened to an order', (i) => `/pedidos/${pedidos[i % pedidos.length]}/historial`),
    list('who looks after orders, and tags', () => '/pedidos/seguimiento'),
    list('views', () => '/vistas'),
    list('50 orders to pack', () => `/empaques?pedidoIds=${some}`),
    list('50 orders by zone', () => `/reparto?pedidoIds=${some}`),
    ...['resumen', 'productos-habituales', 'notas'].map((what) =>
      list(`a customer's ${what}`, () => `/usuarios/${cliente}/${what}`),
    ),
    list('requests beside accounts like them', (i) => `/solicitudes?offset=${i * 10}`),
    list('products of a category', (i) => `/productos/panel?categoria_id=${categoria}&offset=${i * 10}`),
    list('products of a brand', (i) => `/productos/panel?marca_id=${marca}&offset=${i * 10}`),
    ...['inactivos', 'sin-stock', 'sin-imagen', 'sin-categoria', 'sin-descripcion'].map((filtro) =>
      list(`products ${filtro}`, (i) => `/productos/panel?filtro=${filtro}&offset=${i * 10}`),
    ),
    list('products to put in the place of one', () => `/productos/${producto}/reemplazos`),
    list('prices that a product had', () => `/productos/${producto}/precios`),
    list('changes of prices', () => '/precios/cambios'),
    {
      ...list(
        'preview of a brand raised',
        (i) => `/precios/vista-previa?forma=porcentaje&ajuste=7&marca_id=${marca}&offset=${i * 10}`,
      ),
      atMost: WANTED.list,
    },
    list('searches without a result', () => '/busquedas'),
    list('synonyms', () => '/sinonimos'),
    list('mails that did not arrive', () => '/correos'),
    ...INFORMES.map((por) => ({
      name: `sales of this month by ${por}`,
      kind: 'report' as const,
      path: (i: number) => `/informes/ventas?por=${por}&offset=${i * 10}`,
    })),
    { name: 'all sales of this month', kind: 'report', path: () => '/informes/resumen' },
    ...INFORMES.map((por) => ({
      name: `what was earned this month by ${por}`,
      kind: 'report' as const,
      ...((por === 'cliente' || por === 'producto') && { atMost: EARNED }),
      path: (i: number) => `/informes/margen?por=${por}&offset=${i * 10}`,
    })),
    { name: 'all that was earned this month', kind: 'report', path: () => '/informes/margen/resumen' },
    {
      name: 'customers who stopped ordering',
      kind: 'report',
      path: (i) => `/informes/inactivos?offset=${i * 10}`,
    },
    { name: 'orders that wait', kind: 'figure', path: () => '/tablero/pedidos' },
    { name: 'requests that wait', kind: 'figure', path: () => '/tablero/solicitudes' },
    {
      name: 'Ctrl+K, what is typed',
      kind: 'palette',
      path: (i) => {
        const [asked, who] = [term(i % 2 ? TERMS : WHO, i), `limit=5&offset=0`];
        return [
          `/pedidos?texto=${asked}&${who}`,
          `/usuarios/search?term=${asked}&${who}`,
          `/productos/search?term=${asked}&${who}`,
        ];
      },
    },
  ];
}
