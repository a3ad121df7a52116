import { type Database, openDatabase, PATIENT } from 'api-server/db/database';
import { usuarios } from 'api-server/db/schema/usuarios';
import { inArray } from 'drizzle-orm';
import { withBigShop } from './big-shop.ts';
import { median, serve, timeOf, tokenOf, tokenOfAdmin } from './lib.ts';
import { result } from './results.ts';
import { measureChanges, measureComparison } from './terms-changes.ts';

const AGREEMENTS = 200;
const OWN_PRICES = 5000;
/** Price tiers by quantity of each of these products: in one of 20 agreements, and in the shop. */
const TIERS = 20;

/** Rounds; the first only warms up. In each round the two customers change roles. */
const ROUNDS = 9;
/** Requests of one kind in a round: half of them by each customer, and the first few of them again. */
const BATCH = 60;
const AGAIN = { paths: 5, times: 60 };
/** Minimum share of the speed at base prices: median time at base prices ÷ median time in an agreement. */
const WANTED = { uncached: 0.8, cached: 0.9 };

const THINGS = 'almendra nuez mani chia lino quinoa avena castana sesamo pasa'.split(' ');
const KINDS = 'pelada tostada organica molida hojuelas premium sal entera kg arroz'.split(' ');

/** Returns the paths of a kind of list, all different; the first only fills the caches that customers share. */
type Paths = (brands: readonly string[]) => string[];

const numbered = (path: (n: number) => string): string[] =>
  Array.from({ length: BATCH + 1 }, (_, n) => path(n));
const priced = '/productos/filtrados/con-precios?limit=10';

const LISTS: Record<string, Paths> = {
  'first pages': () => numbered((n) => `/productos?limit=10&offset=${n * 5}`),
  'far pages': () => numbered((n) => `/productos?limit=10&offset=${1000 + n * 1500}`),
  'search, new terms': () => [
    '/productos/search?limit=10&term=harina',
    ...THINGS.flatMap((thing) =>
      KINDS.map((kind) => `/productos/search?limit=10&term=${thing}%20${kind}`),
    ).slice(0, BATCH),
  ],
  'search, further pages': () => numbered((n) => `/productos/search?limit=10&term=almendra&offset=${n * 10}`),
  'by brand': (brands) =>
    numbered((n) => `${priced}&marca=${encodeURIComponent(brands[n % brands.length] ?? '')}&offset=${n}`),
  'ordered by price': () => numbered((n) => `${priced}&orden=menor_precio&offset=${n * 10}`),
};

/**
 * Compares lists of a customer who has one of many agreements with lists of a customer at base prices, request by request.
 * Every round begins after a change of the catalogue, so that no answer is cached.
 */
export const reportTerms = (): Promise<void> => withBigShop(measureTerms);

async function measureTerms(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, 1, PATIENT);
  const { url, child } = await serve('api', databaseUrl);
  try {
    const condicionId = await storeAgreements(database);
    const callers = await findCallers(database);
    const brands = await column(
      database,
      'SELECT marcas.nombre AS value FROM marcas JOIN productos USING (marca_id) GROUP BY 1 ORDER BY count(*) DESC LIMIT 10',
    );
    const give = (condicion: string | null, { usuario_id }: Caller) =>
      database.pool.query('UPDATE usuarios SET condicion_id = $1 WHERE usuario_id = $2', [
        condicion,
        usuario_id,
      ]);
    for (const [name, pathsOf] of Object.entries(LISTS)) {
      const times = { first: newTimes(), uncached: newTimes(), cached: newTimes() };
      for (let round = 0; round < ROUNDS; round += 1) {
        const [own, base] = round % 2 === 0 ? callers : callers.toReversed();
        if (!own || !base) throw new Error('The shop has too few customers');
        await give(condicionId, own);
        await give(null, base);
        await database.pool.query("UPDATE versiones SET version = version + 1 WHERE clave = 'catalogo'");
        const ask = (path: string, { token }: Caller) => timeOf(`${url}/api${path}`, { token });
        await measureRound(pathsOf(brands), round === 0 ? undefined : times, {
          own: (path) => ask(path, own),
          base: (path) => ask(path, base),
        });
      }
      report(name, times);
    }
    for (const caller of callers) await give(null, caller);
    const admin = await tokenOfAdmin(databaseUrl);
    const [other = ''] = (await idsOfAgreements(database)).filter((id) => id !== condicionId);
    await measureChanges(`${url}/api`, admin, condicionId);
    await measureComparison(`${url}/api`, admin, [condicionId, other]);
  } finally {
    child.disconnect();
    await database.close();
  }
}

type Times = Record<'own' | 'base', number[]>;
const newTimes = (): Times => ({ own: [], base: [] });
type Ask = (path: string) => Promise<number>;

/** Sends requests in turn, so that a drift of the machine's speed affects both customers. Without `times` only warms up. */
async function measureRound(
  [filling = '', ...asked]: string[],
  times: Record<'first' | 'uncached' | 'cached', Times> | undefined,
  ask: Record<'own' | 'base', Ask>,
): Promise<void> {
  const pair = async (
    part: 'first' | 'uncached' | 'cached',
    nth: number,
    paths: Record<'own' | 'base', string>,
  ) => {
    for (const who of nth % 2 === 0 ? (['own', 'base'] as const) : (['base', 'own'] as const)) {
      const ms = await ask[who](paths[who]);
      times?.[part][who].push(ms);
    }
  };
  // The customers ask for different paths: they share the found products of a list, but no answer.
  const pathsAt = (nth: number) => ({ base: asked[2 * nth] ?? '', own: asked[2 * nth + 1] ?? '' });
  await pair('first', times?.first.own.length ?? 0, { base: filling, own: filling });
  for (let nth = 0; nth < BATCH / 2; nth += 1) await pair('uncached', nth, pathsAt(nth));
  for (let nth = 0; nth < AGAIN.times; nth += 1) await pair('cached', nth, pathsAt(nth % AGAIN.paths));
}

function report(name: string, times: Record<'first' | 'uncached' | 'cached', Times>): void {
  for (const part of ['first', 'uncached', 'cached'] as const) {
    const [base, own] = [median(times[part].base), median(times[part].own)];
    const ratio = base / own;
    console.log(
      `terms, ${name.padEnd(22)} ${part.padEnd(8)} base ${base.toFixed(2).padStart(7)} ms, agreement ${own.toFixed(2).padStart(7)} ms, ratio ${ratio.toFixed(2)}`,
    );
    if (part !== 'first')
      result(`${name}, ${part}, agreement ÷ base prices`, ratio, { atLeast: WANTED[part] });
  }
}

interface Caller {
  usuario_id: string;
  token: string;
}

const column = async ({ pool }: Database, statement: string): Promise<string[]> =>
  (await pool.query<{ value: string }>(statement)).rows.map(({ value }) => value);

/** Returns the two active customers with the most orders, and their tokens. */
async function findCallers(database: Database): Promise<Caller[]> {
  const { db } = database;
  const ids = await column(
    database,
    `SELECT usuario_id AS value FROM pedidos JOIN usuarios USING (usuario_id)
     WHERE esta_activo AND dado_de_alta AND roles = '{usuario}' GROUP BY 1 ORDER BY count(*) DESC LIMIT 2`,
  );
  const accounts = await db.select().from(usuarios).where(inArray(usuarios.usuario_id, ids));
  return Promise.all(
    accounts.map(async (one) => ({ usuario_id: one.usuario_id, token: await tokenOf(db, one) })),
  );
}

const NAME = 'Condiciones medidas';

const idsOfAgreements = (database: Database): Promise<string[]> =>
  column(database, `SELECT condicion_id AS value FROM condiciones WHERE nombre LIKE '${NAME} %' ORDER BY 1`);

/** Stores the agreements, unless an earlier run did, and returns the id of one that has tiers. */
async function storeAgreements(database: Database): Promise<string> {
  if ((await idsOfAgreements(database)).length === 0) {
    console.log(`Storing ${AGREEMENTS} agreements of ${OWN_PRICES} own prices. Later runs reuse these.`);
    await database.pool.query(`
      BEGIN;
      INSERT INTO condiciones (condicion_id, nombre)
      SELECT gen_random_uuid(), '${NAME} ' || k FROM generate_series(1, ${AGREEMENTS}) k;
      CREATE TEMP TABLE medidas ON COMMIT DROP AS
      SELECT condicion_id, row_number() OVER (ORDER BY condicion_id) AS k FROM condiciones WHERE nombre LIKE '${NAME} %';
      INSERT INTO condiciones_reglas (condicion_id, orden, marca_id, categoria_id, ajuste, redondeo, direccion)
      SELECT condicion_id, r.orden, m.marca_id, c.categoria_id, -3 - r.orden, CASE WHEN k % 2 = 0 THEN '10' ELSE 'no' END, 'cercano'
      FROM medidas CROSS JOIN generate_series(0, 6) r (orden)
      LEFT JOIN (SELECT marca_id, row_number() OVER (ORDER BY nombre) AS place FROM marcas) m
        ON r.orden BETWEEN 1 AND 3 AND m.place = 1 + (k * 3 + r.orden) % 200
      LEFT JOIN (SELECT categoria_id, row_number() OVER (ORDER BY nombre) AS place FROM categorias) c
        ON r.orden > 3 AND c.place = 1 + (k * 3 + r.orden) % 40;
      INSERT INTO condiciones_precios (condicion_id, producto_id, precio)
      SELECT condicion_id, p.producto_id, GREATEST(1, round(p.precio * 0.85, 2))
      FROM (SELECT producto_id, precio, row_number() OVER (ORDER BY producto_id) AS place, count(*) OVER () AS total FROM productos) p
      JOIN medidas ON (p.place + k) % (p.total / ${OWN_PRICES}) = 0;
      INSERT INTO condiciones_cantidades (condicion_id, producto_id, minimo, multiplo, escalas)
      SELECT condicion_id, producto_id, 1, 1, (SELECT jsonb_agg(jsonb_build_object('desde', 5 * n, 'descuento', n))
        FROM generate_series(1, ${TIERS}) n)
      FROM condiciones_precios JOIN medidas USING (condicion_id) WHERE k % 20 = 0;
      INSERT INTO productos_cantidades (producto_id, minimo, multiplo, escalas)
      SELECT DISTINCT ON (producto_id) producto_id, 6, 6, escalas FROM condiciones_cantidades
      ORDER BY producto_id LIMIT ${OWN_PRICES};
      COMMIT`);
    await database.pool.query(`VACUUM ANALYZE condiciones, condiciones_reglas, condiciones_precios, condiciones_cantidades,
      productos_cantidades`);
  }
  const ids = await idsOfAgreements(database);
  const [withTiers = ids[ids.length >> 1]] = await column(
    database,
    'SELECT condicion_id AS value FROM condiciones_cantidades ORDER BY 1 LIMIT 1',
  );
  return withTiers ?? '';
}
