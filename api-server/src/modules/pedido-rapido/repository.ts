import type { TipoDePrecio } from 'api-client/contract/words';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { productosBuscados } from '../../db/schema/busqueda.ts';
import { productos } from '../../db/schema/catalogo.ts';

/** A line's search terms. */
export interface LineTerms {
  texto: string;
  /** A tsquery of matching sizes; products with such a size come first. */
  sizes: string | null;
  tipo: TipoDePrecio | null;
}

/** An active product that a line may mean. */
export interface Candidate {
  producto_id: string;
  nombre: string;
  tipo_de_precio: TipoDePrecio;
  disponible: boolean;
  /** Number of orders in the last 90 days, as in the search ranking. */
  ventas: number;
  /** The line contains the first word of the product's name, which says what the product is. */
  head: boolean;
  /** Likeness of line and name: 1 when the product has all words, less with corrected words. */
  likeness: number;
  /** There are more such products than were compared. */
  crowded: boolean;
}

type Row = Candidate & { place: number };

/** Maximum candidates per line: enough for all sizes of some products. */
const ENOUGH = 48;

const listed = (terms: readonly LineTerms[]) => sql`
  unnest(${sql.param(terms.map(({ texto }) => texto))}::text[], ${sql.param(terms.map(({ sizes }) => sizes))}::text[]::tsquery[],
    ${sql.param(terms.map(({ tipo }) => tipo))}::text[]) WITH ORDINALITY AS t (texto, medidas, tipo, n)`;

/** Maximum compared products per kind. A word that so many products have does not identify one. */
const CROWD = 300;

/** Active products with the words: the customer's products first, then matching sizes, then others. */
const having = (usual: readonly string[]) => {
  const owned = sql`(${sql.param(usual)}::uuid[])`;
  const found = sql`FROM ${productosBuscados} b JOIN ${productos} p USING (producto_id) WHERE b.esta_activo AND b.indice @@ `;
  const needed = sql`p.producto_id, p.nombre, p.tipo_de_precio, p.disponible, b.indice, b.ventas, p.busqueda, left(p.sonido, 3) AS comienzo`;
  return sql`
    SELECT *, count(*) OVER (PARTITION BY kind) >= ${CROWD} AS crowded FROM (
      SELECT ${needed}, 0 AS kind ${found} r.consulta AND p.producto_id = ANY ${owned}
      UNION ALL
      (SELECT ${needed}, 1 AS kind ${found} (r.consulta && r.medidas) AND p.producto_id <> ALL ${owned} LIMIT ${CROWD})
      UNION ALL
      (SELECT ${needed}, 2 AS kind ${found} r.consulta AND NOT COALESCE(b.indice @@ r.medidas, false)
        AND p.producto_id <> ALL ${owned} LIMIT ${CROWD})
    ) AS p`;
};

/** Sorts by size and container, then the customer's products, same beginning, sales, and short names. */
const best = (first?: SQL) => sql`
  ORDER BY ${first ? sql`${first},` : sql``} COALESCE(p.indice @@ r.medidas, false)::int + COALESCE(p.tipo_de_precio = r.tipo, false)::int DESC,
    p.kind <> 0, (p.comienzo = r.comienzo) DESC, p.ventas DESC, length(p.busqueda), p.busqueda, p.producto_id LIMIT ${ENOUGH}`;

/** The table of the shop's words has no words of two letters, so `indice_de` handles these. */
const columns = sql`r.n::int AS place, p.producto_id, p.nombre, p.tipo_de_precio, p.disponible, p.ventas, p.crowded,
  COALESCE((SELECT v.indice FROM palabras v WHERE v.palabra = split_part(p.busqueda, ' ', 1)),
    indice_de(split_part(p.busqueda, ' ', 1))) @@ r.alguna AS head`;

/** Finds the active products that have all words of a line, for all lines at once; by the line's index. */
export async function findExact(
  q: Queryable,
  terms: readonly LineTerms[],
  usual: readonly string[],
): Promise<Map<number, Candidate[]>> {
  const { rows } = await q.execute<Row & Record<string, unknown>>(sql`
    WITH r AS MATERIALIZED (
      SELECT t.*, c AS consulta, replace(c::text, ' & ', ' | ')::tsquery AS alguna, left(sonido(texto), 3) AS comienzo
      FROM ${listed(terms)}, consulta_buscada(texto) AS c WHERE c IS NOT NULL
    )
    SELECT ${columns}, 1::real AS likeness
    FROM r CROSS JOIN LATERAL (SELECT p.* FROM (${having(usual)}) AS p ${best()}) AS p`);
  return byPlace(rows);
}

/**
 * Like `findExact`, for misspelled lines. Finds products with all words or their corrections; if there are
 * none, products with some words, the most words first.
 */
export async function findSimilar(
  q: Queryable,
  terms: readonly LineTerms[],
  usual: readonly string[],
): Promise<Map<number, Candidate[]>> {
  const { rows } = await q.execute<Row & Record<string, unknown>>(sql`
    WITH partes AS MATERIALIZED (
      SELECT t.*, c.n AS parte, c.consulta, c.parecido FROM ${listed(terms)}, partes_corregidas(texto) AS c
    ), cada AS (
      SELECT n, parte, string_agg('(' || consulta::text || ')', ' | ') AS consulta FROM partes GROUP BY n, parte
    ), consultas AS MATERIALIZED (
      SELECT n, count(*) AS cuantas, bool_and(consulta IS NOT NULL) AS conocidas,
        string_agg('(' || consulta::text || ')', ' & ')::tsquery AS todas, string_agg(consulta, ' | ')::tsquery AS alguna
      FROM cada GROUP BY n
    ), r AS MATERIALIZED (
      SELECT c.n, cuantas, alguna, left(sonido(texto), 3) AS comienzo, medidas, tipo,
        CASE WHEN conocidas AND EXISTS (SELECT FROM productos_buscados b WHERE b.esta_activo AND b.indice @@ todas)
          THEN todas ELSE alguna END AS consulta,
        ARRAY (SELECT parte FROM partes p WHERE p.n = c.n AND p.consulta IS NOT NULL ORDER BY parte, parecido DESC) AS partes,
        ARRAY (SELECT consulta FROM partes p WHERE p.n = c.n AND p.consulta IS NOT NULL ORDER BY parte, parecido DESC) AS unas,
        ARRAY (SELECT parecido FROM partes p WHERE p.n = c.n AND p.consulta IS NOT NULL ORDER BY parte, parecido DESC) AS parecidos
      FROM consultas c JOIN ${listed(terms)} USING (n) WHERE alguna IS NOT NULL
    )
    SELECT ${columns}, (p.parecido / r.cuantas)::real AS likeness
    FROM r CROSS JOIN LATERAL (
      SELECT p.*, l.parecido FROM (${having(usual)}) AS p, LATERAL (
        SELECT sum(mejor) AS parecido FROM (
          SELECT max(u.parecido) AS mejor FROM unnest(r.partes, r.unas, r.parecidos) AS u (parte, consulta, parecido)
          WHERE p.indice @@ u.consulta GROUP BY u.parte
        ) AS mejores
      ) AS l
      ${best(sql`l.parecido DESC`)}
    ) p`);
  return byPlace(rows);
}

function byPlace(rows: readonly Row[]): Map<number, Candidate[]> {
  const places = new Map<number, Candidate[]>();
  for (const { place, ...candidate } of rows) {
    places.set(place - 1, [...(places.get(place - 1) ?? []), candidate]);
  }
  return places;
}
