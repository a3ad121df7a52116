import { openDatabase } from 'api-server/db/database';
import { usuarios } from 'api-server/db/schema/usuarios';
import { eq } from 'drizzle-orm';
import { withBigShop } from './big-shop.ts';
import { serve, timeOf, tokenOf, tokenOfAdmin } from './lib.ts';
import { percentiles } from './percentiles.ts';
import { result } from './results.ts';

/** Requests of each kind of term by each kind of caller. */
const TIMES = 40;
/** Maximum p95 of a search, in milliseconds. */
const WANTED = 100;

/** The first letter that a user types has its own row: the suggestions wait for the answer. */
const ONE_LETTER = 'one letter';

/** Kinds of terms by what makes a search slow: the number of matching products, and the errors to tolerate. */
const TERMS: Record<string, readonly string[]> = {
  [ONE_LETTER]: ['a', 'e', 'm', 'h', '1', 'z'],
  'two letters': ['al', 'ha', 'ma', 'de', 'kg', 'an', 'zz', '25'],
  'broad word': ['harina', 'almendra', 'arroz', 'entera', 'por kg', 'pasa de uva'],
  'word of every product': ['marca'],
  brand: ['marca 1', 'marca 150', 'Marca 2'],
  'brand and product': ['marca 1 almendra', 'harina marca 2', 'quinoa tostada marca 30'],
  'category or tag': ['categoria 1', 'etiqueta 7', 'nuez categoria 2 etiqueta 3'],
  'number in the name': ['19999', 'nuez 25', 'almendra 77'],
  'piece of a word': ['lmen', 'mend', 'ina de'],
  typo: ['almedra', 'quinao', 'harian de arroz', 'avema molda', 'castania'],
  'joined words': ['sinsal', 'harinadearroz', 'pasauva'],
  'most of the words': ['almendra tornillo', 'harina tostada quinoa', 'lino chia tornillo'],
  'no product': ['xyzzy qwerty', 'tornillo', 'no existe'],
};

/**
 * Measures searches in a shop of size `BIG`, by caller and kind of term. Each term is searched right after a
 * catalogue change, and once more.
 */
export const reportSearch = (): Promise<void> => withBigShop(measureSearch);

async function measureSearch(databaseUrl: string): Promise<void> {
  const { db, pool, close } = openDatabase(databaseUrl, 1);
  const { rows } = await pool.query<{ id: string }>(
    'SELECT usuario_id AS id FROM pedidos GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  );
  const cliente = rows[0]?.id ?? '';
  const [usuario] = await db.select().from(usuarios).where(eq(usuarios.usuario_id, cliente));
  if (!usuario) throw new Error('The shop has no customer');
  const callers = [
    { who: 'visitor', token: undefined },
    { who: 'customer', token: await tokenOf(db, usuario) },
    { who: 'staff', token: await tokenOfAdmin(databaseUrl) },
  ];
  const { url, child } = await serve('api', databaseUrl);
  /** Increments the catalogue version, so that cached results become invalid. */
  const change = () => pool.query("UPDATE versiones SET version = version + 1 WHERE clave = 'catalogo'");
  try {
    for (const { who, token } of callers) {
      const search = (term: string) =>
        timeOf(`${url}/api/productos/search?limit=10&term=${encodeURIComponent(term)}`, { token });
      let [slowest, again] = [0, 0];
      for (const [kind, terms] of Object.entries(TERMS)) {
        const first: number[] = [];
        const second: number[] = [];
        for (let i = 0; i < TIMES; i += 1) {
          const term = terms[i % terms.length] ?? '';
          await change();
          first.push(await search(term));
          second.push(await search(term));
        }
        const p95 = print(`${who}, ${kind}`, first);
        if (kind === ONE_LETTER) result(`search, ${kind}, p95, ${who}`, p95, { atMost: WANTED, unit: 'ms' });
        slowest = Math.max(slowest, p95);
        again = Math.max(again, percentiles(second).p95);
      }
      result(`search, slowest kind of term, p95, ${who}`, slowest, { atMost: WANTED, unit: 'ms' });
      result(`the same, asked again, p95, ${who}`, again, { atMost: WANTED, unit: 'ms' });
    }
  } finally {
    child.disconnect();
    await close();
  }
}

/** @returns the p95 in milliseconds */
function print(name: string, times: readonly number[]): number {
  const { p50, p95 } = percentiles(times);
  const ms = (value: number) => `${value.toFixed(1).padStart(7)} ms`;
  console.log(
    `search, ${name.padEnd(34)} p50 ${ms(p50)}  p95 ${ms(p95)}  max ${ms(Math.max(...times))}${p95 < WANTED ? '' : '  SLOWER THAN WANTED'}`,
  );
  return p95;
}
