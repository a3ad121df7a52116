import { plainCodigo } from 'api-client/contract/codigo-producto';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { productosBuscados } from './schema/busqueda.ts';

/**
 * The condition that a normalised column contains the term, ignoring accents and case. `%`, `_` and `\` have no special
 * meaning.
 */
export function holds(column: AnyColumn | SQL, term: string): SQL {
  return sql`${column} LIKE '%' || ${literal(term)} || '%'`;
}

/**
 * Returns the normalised term as a part of a LIKE pattern. Escapes after normalising, which turns full-width forms of
 * these characters into the plain ones.
 */
const literal = (term: string): SQL =>
  sql`regexp_replace(normalizar(${term.trim()}), '([\\\\%_])', '\\\\\\1', 'g')`;

/** A possible meaning of a part of a term. */
interface Meaning {
  query: string;
  /** Prefixes of the names of such products, as in `productos_buscados.clave`. */
  claves: string[];
  /** From 0 to 1; 1 for an exact match. */
  likeness: number;
}

/** A part of a term: a word, a number, a size, or a phrase with synonyms. */
export interface Part {
  /** Normalised text. */
  text: string;
  /** The most similar first; empty when no word of the shop is similar. */
  meanings: Meaning[];
}

type PartRow = {
  n: string;
  text: string;
  query: string | null;
  claves: string[] | null;
  likeness: number;
};

function groupParts(rows: readonly PartRow[]): Part[] {
  const parts = new Map<string, Part>();
  for (const { n, text, query, claves, likeness } of rows) {
    const part = parts.get(n) ?? { text, meanings: [] };
    if (query !== null) part.meanings.push({ query, claves: claves ?? [], likeness });
    parts.set(n, part);
  }
  return [...parts.values()];
}

/** Returns the parts of a term as written, with their synonyms; empty when no word is significant. */
export async function findParts(q: Queryable, term: string): Promise<Part[]> {
  const { rows } = await q.execute<PartRow>(sql`
    SELECT n, parte AS text, consulta::text AS query, claves, 1 AS likeness
    FROM partes_con_claves((palabras_tecleadas(${term}))[:16], false) WITH ORDINALITY AS t (parte, consulta, claves, n)
    ORDER BY n`);
  return groupParts(rows);
}

/** Like `findParts`, but ignores word endings, and corrects a part that no product has to words of the shop. */
export async function findForgivenParts(q: Queryable, term: string): Promise<Part[]> {
  const { rows } = await q.execute<PartRow>(sql`
    SELECT n, parte AS text, consulta::text AS query, claves, parecido AS likeness FROM partes_buscadas(${term})`);
  return groupParts(rows);
}

const { indice, texto, clave, codigo } = productosBuscados;

/** The condition that the product's code equals the term. */
const isCoded = (term: string): SQL => sql`${codigo} = ${plainCodigo(term)}`;

const queryOf = ({ meanings }: Part): string => meanings.map(({ query }) => `(${query})`).join(' | ');

/** The condition that a product has the part in one of its meanings; false without meanings. */
export const hasPart = (part: Part): SQL =>
  part.meanings.length === 0 ? sql`false` : sql`${indice} @@ ${queryOf(part)}::tsquery`;

/**
 * The condition that a product has each of the parts. A separate condition for each part: PostgreSQL combines their
 * bitmaps at half the cost of a single tsquery.
 */
export const hasAll = (parts: readonly Part[]): SQL =>
  parts.length === 0 ? sql`false` : sql`(${sql.join(parts.map(hasPart), sql` AND `)})`;

/** Words without meaning for a product: 'que' alone would find the brand 'Quebrada'. */
const FUNCTION_WORDS =
  /^(?:algo|algun[ao]?s?|como|con|cual|desde|ella|ellos|entre|es|esa|ese|esta|este|esto|hay|hasta|lo|mas|me|mi|muy|nada|ni|no|pero|porque|que|quiero|se|si|sin|son|su|sus|tal|tambien|tiene|tienen|todo|tu|unas|unos|ya)$/;

/** Returns whether the part is a significant word. Numbers and sizes alone find nothing. */
const isWord = ({ text, meanings }: Part): boolean =>
  meanings.length > 0 && /^[a-z]{2}/.test(text) && !FUNCTION_WORDS.test(text);

/** Maximum number of parts for trying all combinations. */
const CHOICES_OF = 6;

/**
 * Returns conditions that a product has some of the parts, including a word: all but one part first, down to one part.
 * With many parts, returns only the condition that a product has any word, and `isCounted` false.
 */
export function hasSome(parts: readonly Part[]): { conditions: SQL[]; isCounted: boolean } {
  const partsWithMeanings = parts.filter(({ meanings }) => meanings.length > 0);
  const any = (choices: readonly (readonly Part[])[]) => sql`(${sql.join(choices.map(hasAll), sql` OR `)})`;
  if (!partsWithMeanings.some(isWord)) return { conditions: [], isCounted: true };
  if (partsWithMeanings.length > CHOICES_OF)
    return { conditions: [any(partsWithMeanings.filter(isWord).map((part) => [part]))], isCounted: false };
  const most = Math.min(partsWithMeanings.length, parts.length - 1);
  const conditions = Array.from({ length: most }, (_, less) =>
    any(choicesOf(partsWithMeanings, most - less).filter((choice) => choice.some(isWord))),
  );
  return { conditions, isCounted: true };
}

const choicesOf = <T>([first, ...others]: readonly T[], size: number): T[][] => {
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...choicesOf(others, size - 1).map((choice) => [first, ...choice]), ...choicesOf(others, size)];
};

/** The similarity of a product to the part: by its most similar meaning, 0 without one. */
export const likenessOf = ({ meanings }: Part): SQL<number> =>
  meanings.length === 0
    ? sql<number>`0::real`
    : sql<number>`CASE ${sql.join(
        meanings.map(
          ({ query, likeness }) => sql`WHEN ${indice} @@ ${query}::tsquery THEN ${likeness}::real`,
        ),
        sql` `,
      )} ELSE 0 END`;

/** Shorter terms are only searched as prefixes of names, because nearly every name contains a given letter. */
export const SHORT = 3;

/** Greater than any letter of a name. The column is compared by bytes, so the texts with a prefix are a range. */
const LAST_CHARACTER = '\u{10FFFF}';

/**
 * The condition that the name begins with the term; normalised like the column. A range, because the index answers a
 * range exactly. After a LIKE, PostgreSQL would compare the words of each product again.
 */
const begins = (term: string): SQL =>
  sql`(${texto} >= ${folded(term)} AND ${texto} < ${folded(term) + LAST_CHARACTER})`;

/** Returns the term without accents, in lower case, like `normalizar` in the database. */
export const folded = (term: string): string =>
  term.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Further conditions for a short term: the name contains the term, or any word begins with the term. The appended ''
 * avoids the trigram index, which would read all its entries for a short term.
 */
export const shortConditions = (term: string): SQL[] => [
  holds(sql`(${texto} || '')`, term),
  ...(/^[a-z0-9]+$/.test(folded(term)) ? [sql`${indice} @@ ${`'${folded(term)}':*`}::tsquery`] : []),
];

/** The condition that a product matches the term as written: by its code, by a part of its name, or by each word. */
export const isNamed = (term: string, parts: readonly Part[]): SQL =>
  folded(term).length < SHORT
    ? sql`(${isCoded(term)} OR ${begins(term)} OR ${hasAll(parts)})`
    : sql`(${isCoded(term)} OR ${holds(texto, term)} OR ${hasAll(parts)})`;

/**
 * Returns the rank of a product for the term, best first:
 *
 * `0`: the code equals the term. `1`: the name equals the term. `2`: the name begins with all words.
 * `3`: the name begins with one of the words and has all. `4`: the name begins with one of the words.
 * `5`: the name begins with their letters. `6`: the name has all words.
 * `7`: the name begins with a synonym and has all. `8`: the name begins with a synonym.
 * `9`: other fields have the missing words. `10`: the name contains the letters, or has only some words.
 *
 * @param found how the products were found: as written, with corrections, or with only some of the words
 */
export function rankTier(
  term: string,
  parts: readonly Part[],
  found: 'named' | 'alike' | 'partly' = 'named',
): SQL<number> {
  const name = sql`${clave} || ' '`;
  const isNameOf = sql`${texto} = normalizar(${term.trim()})`;
  if (folded(term).length < SHORT)
    return sql<number>`CASE WHEN ${isCoded(term)} THEN 0 WHEN ${isNameOf} THEN 1
      WHEN starts_with(${name}, ${`${folded(term)} `}) THEN 2 WHEN ${begins(term)} THEN 5 ELSE 9 END`;
  const whole = parts.map(({ meanings }) => meanings[0]?.claves[0] ?? '').join(' ');
  const claves = parts.map(({ meanings }) => meanings.flatMap((one) => one.claves));
  const own = parts.map(({ meanings }) => meanings.flatMap((one) => one.claves.slice(0, 1)));
  const heads = own.flat().filter((text) => /^[a-z]/.test(text));
  const like = (patterns: readonly string[]) => sql`LIKE ANY (${sql.param(patterns)}::text[])`;
  const inName = (words: readonly string[][]) =>
    words.length === 0
      ? sql`false`
      : sql`(${sql.join(
          words.map((some) => sql`' ' || ${clave} ${like(some.map((one) => `% ${one}%`))}`),
          sql` AND `,
        )})`;
  // Most products of a brand or category have no word in their name, and skip the other comparisons.
  const someInName = sql`${clave} ${like(claves.flat().flatMap((one) => [`${one}%`, `% ${one}%`]))}`;
  const outsideName = found === 'partly' ? sql`10` : sql`9`;
  const all = found === 'named' ? sql`CASE WHEN ${hasAll(parts)} THEN 9 ELSE 10 END` : outsideName;
  const beginsWith = (some: readonly string[]) => sql`${name} ${like(some.map((one) => `${one} %`))}`;
  return sql<number>`CASE WHEN ${isCoded(term)} THEN 0
    WHEN NOT (${someInName} OR ${holds(texto, term)}) THEN ${outsideName}
    WHEN ${clave} = ${whole} OR ${isNameOf} THEN 1
    WHEN starts_with(${name}, ${`${whole} `}) THEN 2
    WHEN ${beginsWith(heads)} THEN CASE WHEN ${inName(own)} THEN 3 ELSE 4 END
    WHEN ${texto} LIKE ${literal(term)} || '%' OR ${clave} ${like(heads.map((one) => `${one}%`))} THEN 5
    WHEN ${inName(own)} THEN 6
    WHEN ${beginsWith(claves.flat())} THEN CASE WHEN ${inName(claves)} THEN 7 ELSE 8 END
    ELSE ${all} END`;
}

/** The last tier whose names begin with the words. */
export const BEGINNING = 4;
