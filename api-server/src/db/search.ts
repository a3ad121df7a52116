import { plainCodigo } from 'api-client/contract/codigo-producto';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { productosBuscados } from './schema/busqueda.ts';

/**
 * The condition that a normalised column holds the term anywhere, whatever its accents and case. `%`, `_` and `\`
 * are letters like any other.
 */
export function holds(column: AnyColumn | SQL, term: string): SQL {
  return sql`${column} LIKE '%' || ${literal(term)} || '%'`;
}

/** The normalised term as a part of a LIKE pattern. */
// Escaped after it is normalised, which turns the full-width forms of these letters into the plain ones.
const literal = (term: string): SQL =>
  sql`regexp_replace(normalizar(${term.trim()}), '([\\\\%_])', '\\\\\\1', 'g')`;

/** What a part of a term may mean. */
interface Meaning {
  /** A tsquery. */
  query: string;
  /** The texts that the name of such a product may begin with, as `productos_buscados.clave` has them. */
  claves: string[];
  /** From 0 to 1; 1 where nothing was forgiven. */
  likeness: number;
}

/** A part of a term: a word, a number, a size, or a phrase with synonyms. */
export interface Part {
  /** As the search reads it. */
  text: string;
  /** The likest first; none where the part is like no word of the shop. */
  meanings: Meaning[];
}

type PartRow = {
  n: string;
  text: string;
  query: string | null;
  claves: string[] | null;
  likeness: number;
};

function partsIn(rows: readonly PartRow[]): Part[] {
  const parts = new Map<string, Part>();
  for (const { n, text, query, claves, likeness } of rows) {
    const part = parts.get(n) ?? { text, meanings: [] };
    if (query !== null) part.meanings.push({ query, claves: claves ?? [], likeness });
    parts.set(n, part);
  }
  return [...parts.values()];
}

/** The parts of a term as they are written, with their synonyms; none where no word of the term counts. */
export async function partsOf(q: Queryable, term: string): Promise<Part[]> {
  const { rows } = await q.execute<PartRow>(sql`
    SELECT n, parte AS text, consulta::text AS query, claves, 1 AS likeness
    FROM partes_con_claves((palabras_tecleadas(${term}))[:16], false) WITH ORDINALITY AS t (parte, consulta, claves, n)
    ORDER BY n`);
  return partsIn(rows);
}

/** The same with the endings of words forgiven; a part that no product has is corrected to words of the shop. */
export async function forgivenPartsOf(q: Queryable, term: string): Promise<Part[]> {
  const { rows } = await q.execute<PartRow>(sql`
    SELECT n, parte AS text, consulta::text AS query, claves, parecido AS likeness FROM partes_buscadas(${term})`);
  return partsIn(rows);
}

const { indice, texto, clave, codigo } = productosBuscados;

/** What is called so by the code that the shop itself gives. */
const isCoded = (term: string): SQL => sql`${codigo} = ${plainCodigo(term)}`;

const queryOf = ({ meanings }: Part): string => meanings.map(({ query }) => `(${query})`).join(' | ');

/** The condition that a product has the part in one of its meanings; null where the part has none. */
export const hasPart = (part: Part): SQL =>
  part.meanings.length === 0 ? sql`false` : sql`${indice} @@ ${queryOf(part)}::tsquery`;

/** The condition that a product has each of the parts. */
// One condition for each part: PostgreSQL combines their bitmaps, which costs half of one tsquery with all of them.
export const hasAll = (parts: readonly Part[]): SQL =>
  parts.length === 0 ? sql`false` : sql`(${sql.join(parts.map(hasPart), sql` AND `)})`;

/** Words that say nothing of a product: 'que' alone would find the brand 'Quebrada'. */
const FUNCTION_WORDS =
  /^(?:algo|algun[ao]?s?|como|con|cual|desde|ella|ellos|entre|es|esa|ese|esta|este|esto|hay|hasta|lo|mas|me|mi|muy|nada|ni|no|pero|porque|que|quiero|se|si|sin|son|su|sus|tal|tambien|tiene|tienen|todo|tu|unas|unos|ya)$/;

/** A word, and not a number or a size, which alone finds nothing. */
const isWord = ({ text, meanings }: Part): boolean =>
  meanings.length > 0 && /^[a-z]{2}/.test(text) && !FUNCTION_WORDS.test(text);

/** Of more parts than so many, all their choices are too many to look up. */
const CHOICES_OF = 6;

/**
 * The conditions that a product has so many of the parts, a word among them: all but one first, then all but two, down to one.
 * Of many parts only that a product has any word: how many it has is not counted then.
 */
export function hasSome(parts: readonly Part[]): { conditions: SQL[]; isCounted: boolean } {
  const known = parts.filter(({ meanings }) => meanings.length > 0);
  const any = (choices: readonly (readonly Part[])[]) => sql`(${sql.join(choices.map(hasAll), sql` OR `)})`;
  if (!known.some(isWord)) return { conditions: [], isCounted: true };
  if (known.length > CHOICES_OF)
    return { conditions: [any(known.filter(isWord).map((part) => [part]))], isCounted: false };
  const most = Math.min(known.length, parts.length - 1);
  const conditions = Array.from({ length: most }, (_, less) =>
    any(choicesOf(known, most - less).filter((choice) => choice.some(isWord))),
  );
  return { conditions, isCounted: true };
}

const choicesOf = <T>([first, ...others]: readonly T[], size: number): T[][] => {
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...choicesOf(others, size - 1).map((choice) => [first, ...choice]), ...choicesOf(others, size)];
};

/** How much a product is like the part: by the likest meaning that the product has, 0 where it has none. */
export const likenessOf = ({ meanings }: Part): SQL<number> =>
  meanings.length === 0
    ? sql<number>`0::real`
    : sql<number>`CASE ${sql.join(
        meanings.map(
          ({ query, likeness }) => sql`WHEN ${indice} @@ ${query}::tsquery THEN ${likeness}::real`,
        ),
        sql` `,
      )} ELSE 0 END`;

/** Terms of fewer letters are looked up by how names begin: a letter is in nearly every name. */
export const SHORT = 3;

/** The condition that the name begins with the term. */
const begins = (term: string): SQL => sql`${texto} LIKE ${likePrefix(term)}`;

/** As a constant, which the index serves; normalised like the column. */
const likePrefix = (term: string): string => `${folded(term).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Without accents, in lower case, as `normalizar` has it of what people type. */
export const folded = (term: string): string =>
  term.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The conditions of a short term beside its names: that the name holds the term, then that any word begins with the term. */
// Added to nothing, the column is compared in the rows: the index of three letters would read all its entries.
export const shortConditions = (term: string): SQL[] => [
  holds(sql`(${texto} || '')`, term),
  ...(/^[a-z0-9]+$/.test(folded(term)) ? [sql`${indice} @@ ${`'${folded(term)}':*`}::tsquery`] : []),
];

/** The condition that a product is found as the term is written: by its code, by a piece of its name, or by each part. */
export const isNamed = (term: string, parts: readonly Part[]): SQL =>
  folded(term).length < SHORT
    ? sql`(${isCoded(term)} OR ${begins(term)} OR ${hasAll(parts)})`
    : sql`(${isCoded(term)} OR ${holds(texto, term)} OR ${hasAll(parts)})`;

/**
 * How well a product answers the term, the best first:
 * 0: its code is the term. 1: its name is the term.
 * 2: its name begins with the words. 3: begins with one of them and has all. 4: begins with one of them.
 * 5: begins with letters of them. 6: has all of them.
 * 7: its name begins with a synonym and has all. 8: begins with a synonym.
 * 9: its brand, categories, tags and code have what its name has not. 10: its name holds the letters, or it has only some words.
 *
 * @param found how the products were found: as written, as forgiven, or with only some of the words.
 */
export function tierOf(
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
  const inName = (wanted: readonly string[][]) =>
    wanted.length === 0
      ? sql`false`
      : sql`(${sql.join(
          wanted.map((some) => sql`' ' || ${clave} ${like(some.map((one) => `% ${one}%`))}`),
          sql` AND `,
        )})`;
  // Most products of a brand or a category have no word in their name, and need no more comparisons.
  const someInName = sql`${clave} ${like(claves.flat().flatMap((one) => [`${one}%`, `% ${one}%`]))}`;
  const besideName = found === 'partly' ? sql`10` : sql`9`;
  const all = found === 'named' ? sql`CASE WHEN ${hasAll(parts)} THEN 9 ELSE 10 END` : besideName;
  const beginsWith = (some: readonly string[]) => sql`${name} ${like(some.map((one) => `${one} %`))}`;
  return sql<number>`CASE WHEN ${isCoded(term)} THEN 0
    WHEN NOT (${someInName} OR ${holds(texto, term)}) THEN ${besideName}
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
