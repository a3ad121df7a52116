import { BIG, withBigShop } from './big-shop.ts';
import { serve, tokenOfAdmin } from './lib.ts';

/** Requests of one kind; a 20th of them may be slower than the p95. */
const TIMES = 60;
/** Milliseconds: of lists, filters and searches, and of the dashboard's calls. */
const WANTED = { list: 100, figure: 20 } as const;

/** Entries of the trail that anybody pages through: LIMITS.entradas. */
const PAGED = 10_000;

const TERMS = ['almendra', 'mani', 'organica', '19999', 'no existe', 'a'];
const PEOPLE = ['ana', 'nandu', 'cliente4999', '270000', 'nadie', 'a'];
const term = (terms: string[], i: number) => encodeURIComponent(terms[i % terms.length] ?? '');
/** Pages from the first to the last. */
const offset = (total: number, i: number) => Math.floor((i / TIMES) * (total / 10)) * 10;

const CALLS: { name: string; kind: keyof typeof WANTED; path: (i: number) => string }[] = [
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

/** How long staff wait for their lists, searches and figures in a shop of `BIG`, beside what is wanted. */
export const reportStaff = (): Promise<void> => withBigShop(measureStaff);

async function measureStaff(databaseUrl: string): Promise<void> {
  const token = await tokenOfAdmin(databaseUrl);
  const { url, child } = await serve('api', databaseUrl);
  try {
    for (const { name, kind, path } of CALLS) {
      const times: number[] = [];
      for (let i = 0; i < TIMES; i += 1) times.push(await timeOf(`${url}/api${path(i)}`, token));
      print(name, WANTED[kind], times);
    }
  } finally {
    child.disconnect();
  }
}

async function timeOf(url: string, token: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - start;
}

function print(name: string, wanted: number, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const p95 = at(0.95);
  const verdict = p95 < wanted ? '' : '  SLOWER THAN WANTED';
  console.log(
    `${name.padEnd(48)} p50 ${at(0.5).toFixed(1).padStart(7)} ms  p95 ${p95.toFixed(1).padStart(7)} ms  (wanted ${wanted})${verdict}`,
  );
}
