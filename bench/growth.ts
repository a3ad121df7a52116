import { withBigShop } from './big-shop.ts';
import { median, requestsPerSecond, serve, tokenOfAdmin, withDatabase } from './lib.ts';
import { loadSample } from './requests.ts';
import { result } from './results.ts';

const [ROUNDS, SECONDS] = [3, 3];
/** Paths per run; the concurrent callers request them in turn. */
const PATHS = 500;
/** Requests of the single caller per measurement. */
const TIMES = 40;

interface Shop {
  /** Base URL of the API. */
  url: string;
  /** Token of an admin. */
  token: string;
}

const WORDS = ['almendra', 'nuez', 'mani', 'chia', 'lino', 'quinoa', 'avena', 'castana', 'sesamo'];
const KINDS = ['pelada', 'tostada', 'organica', 'molida', 'en hojuelas', 'premium', 'sin sal', 'entera'];
/** Syllables that occur in many product names of both shops. */
const SYLLABLES = ['a', 'e', 'o', 'an', 'ar', 'en', 'al', 'or', 'ma', 'na', 'ta', 'la', 'in', 'na'];
const pick = (words: string[]) => words[Math.floor(Math.random() * words.length)] ?? '';
/** Returns a random part of a product name; most of these searches are not in any cache. */
function letters(): string {
  const name = `${pick(WORDS)} ${pick(KINDS)}`;
  const start = Math.floor(Math.random() * (name.length - 4));
  return encodeURIComponent(name.slice(start, start + 3 + Math.floor(Math.random() * 5)).trim());
}

/** Returns a random page offset below `total`, divisible by ten. */
const any = (total: number) => Math.floor(Math.random() * Math.max(1, total / 10)) * 10;

interface Row {
  name: string;
  /** Returns the list's path, to which the offset is appended. */
  list: () => string;
  pages: 'first' | 'any';
  /** Minimum ratio of requests per second, big shop to small shop. */
  wanted: number;
}
const ROWS: Row[] = [
  { name: "staff's list of products", list: () => '/productos?', pages: 'first', wanted: 0.6 },
  { name: "staff's list of products", list: () => '/productos?', pages: 'any', wanted: 0.6 },
  { name: "staff's list of orders", list: () => '/pedidos?', pages: 'first', wanted: 0.6 },
  { name: "staff's list of orders", list: () => '/pedidos?', pages: 'any', wanted: 0.6 },
  // Search as staff: their answers are not cached, so the figure equals a customer's first search.
  {
    name: 'search, what many names hold',
    list: () => `/productos/search?term=${pick(SYLLABLES)}&`,
    pages: 'any',
    wanted: 0.5,
  },
];

const SHOWN = [
  '/pedidos/ganancia-dia',
  '/pedidos/ganancia-mes',
  '/pedidos/productos-vendidos/month',
  '/detalles-pedidos/total-productos-vendidos/month',
  '/detalles-pedidos/productos-mas-vendidos/month',
];
const PAGED = ['/pedidos', '/pedidos/recibido', '/productos', '/productos/productos-promocion', '/usuarios'];

/**
 * Compares lists of the big shop with those of the demo shop in the same run, and far pages with first pages.
 * Also measures the dashboard's figures.
 */
export const reportGrowth = (): Promise<void> =>
  withBigShop((bigUrl) =>
    withDatabase(async (smallUrl) => {
      await loadSample(smallUrl);
      const servers = [await serve('api', smallUrl), await serve('api', bigUrl)] as const;
      try {
        const [small, big] = await Promise.all([
          shopOf(servers[0].url, smallUrl),
          shopOf(servers[1].url, bigUrl),
        ]);
        for (const row of ROWS) await compare(row, small, big);
        for (const path of PAGED) await measureFar(big, path);
        const found = await waitFor(big, () => `/productos/search?term=${letters()}`);
        print('search, letters that nobody asked for yet', `${found.toFixed(1)} ms, one caller`, false);
        const shown: number[] = [];
        for (const path of SHOWN) {
          const ms = await waitFor(big, () => `${path}?periodo=${any(20) ? 'anterior' : 'actual'}`);
          print(path, `${ms.toFixed(1)} ms, one caller (wanted 20)`, ms > 20);
          shown.push(ms);
        }
        result("dashboard's slowest figure, one caller, big shop", Math.max(...shown), {
          atMost: 20,
          unit: 'ms',
          digits: 1,
        });
      } finally {
        for (const { child } of servers) child.disconnect();
      }
    }),
  );

const shopOf = async (url: string, databaseUrl: string): Promise<Shop> => ({
  url: `${url}/api`,
  token: await tokenOfAdmin(databaseUrl),
});

/** Measures both shops in turn, so that a drift of the machine's speed affects both. The first round only warms up. */
async function compare(row: Row, small: Shop, big: Shop): Promise<void> {
  const figures = { small: [] as number[], big: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, shop] of [
      ['small', small],
      ['big', big],
    ] as const) {
      const paths = await pathsOf(row, shop);
      const figure = await requestsPerSecond(shop.url, SECONDS, shop.token, paths);
      if (round > 0) figures[name].push(figure);
    }
  }
  const [few, many] = [median(figures.small), median(figures.big)];
  const ratio = many / few;
  const said = `${few.toFixed(0).padStart(6)} ${many.toFixed(0).padStart(6)} req/s  ${ratio.toFixed(2)} (wanted ${row.wanted})`;
  print(`${row.name}, ${row.pages} page`, said, ratio < row.wanted);
  result(`${row.name}, ${row.pages} page, big ÷ small shop`, ratio, { atLeast: row.wanted });
}

async function pathsOf({ list, pages }: Row, shop: Shop): Promise<string[]> {
  const totals = new Map<string, number>();
  const paths: string[] = [];
  for (let i = 0; i < PATHS; i += 1) {
    const one = list();
    if (pages === 'any' && !totals.has(one)) totals.set(one, await totalOf(shop, one));
    paths.push(`${one}offset=${any(totals.get(one) ?? 1)}`);
  }
  return paths;
}

async function get(shop: Shop, path: string): Promise<{ total: number }> {
  const headers = { authorization: `Bearer ${shop.token}` };
  const response = await fetch(shop.url + path, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as { total: number };
}

const totalOf = async (shop: Shop, list: string) => (await get(shop, `${list}offset=0`)).total;

/** Returns the median response time of a single caller, in milliseconds. */
async function waitFor(shop: Shop, path: () => string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const began = performance.now();
    await get(shop, path());
    times.push(performance.now() - began);
  }
  return median(times);
}

async function measureFar(shop: Shop, path: string): Promise<void> {
  const total = await totalOf(shop, `${path}?`);
  await waitFor(shop, () => `${path}?offset=${any(total)}`);
  const near = await waitFor(shop, () => `${path}?offset=0`);
  const far = await waitFor(shop, () => `${path}?offset=${any(total)}`);
  const said = `first page ${near.toFixed(1)} ms, any ${far.toFixed(1)} ms: ${(far / near).toFixed(1)} × (wanted 3)`;
  print(`${path} of ${total}`, said, far > 3 * near);
  result(`${path}, any page ÷ the first, big shop`, far / near, { atMost: 3 });
}

const print = (name: string, said: string, missed: boolean) =>
  console.log(`${name.padEnd(52)} ${said}${missed ? '  MISSED' : ''}`);
