ALTER TABLE "productos_buscados" ADD COLUMN "lugar" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- No word changes, so the words are not counted again.
ALTER TABLE "productos_buscados" DISABLE TRIGGER "vocabulario_cambio";
--> statement-breakpoint
-- Each product gets its place by name, with the same distance between neighbours: new names stand between them.
UPDATE productos_buscados b SET lugar = r.lugar
FROM (
  SELECT producto_id, (8192 * (row_number() OVER (ORDER BY orden, producto_id) - count(*) OVER () / 2))::int AS lugar
  FROM productos_buscados
) AS r
WHERE r.producto_id = b.producto_id;
--> statement-breakpoint
ALTER TABLE "productos_buscados" ENABLE TRIGGER "vocabulario_cambio";
--> statement-breakpoint
CREATE INDEX "productos_buscados_orden" ON "productos_buscados" USING btree ("orden","producto_id");
--> statement-breakpoint
-- As before, and gives a new name its place: names between the same two neighbours share the distance between them. Where no
-- distance is left, names have the same place, and a search compares the names.
CREATE OR REPLACE FUNCTION anotar_buscados(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  WITH anotados AS MATERIALIZED (
    SELECT p.producto_id, p.esta_activo,
      array_to_tsvector(tsvector_to_array(p.indice) || lexemas_unidas(p.nombre) || lexemas_de_codigo(p.codigo) || m.lexemas
        || ARRAY (SELECT unnest(c.lexemas) FROM productos_categorias pc JOIN categorias c USING (categoria_id) WHERE pc.producto_id = p.producto_id)
        || ARRAY (SELECT unnest(e.lexemas) FROM productos_etiquetas pe JOIN etiquetas e USING (etiqueta_id) WHERE pe.producto_id = p.producto_id)) AS indice,
      p.busqueda AS texto, COALESCE(clave_de_palabra(p.nombre), '') AS clave,
      (regexp_replace(regexp_replace(p.busqueda, '(\d+)', '00000000\1', 'g'), '0*(\d{9})(?!\d)', '\1', 'g')) COLLATE "C" AS orden,
      p.codigo
    FROM productos p JOIN marcas m USING (marca_id)
    WHERE p.producto_id = ANY (ids)
  ), vecinos AS (
    SELECT a.producto_id, a.orden, antes.lugar AS antes, despues.lugar AS despues
    FROM anotados a
    LEFT JOIN productos_buscados b USING (producto_id)
    LEFT JOIN LATERAL (
      SELECT v.lugar::bigint FROM productos_buscados v WHERE (v.orden, v.producto_id) < (a.orden, a.producto_id)
      ORDER BY v.orden DESC, v.producto_id DESC LIMIT 1
    ) AS antes ON true
    LEFT JOIN LATERAL (
      SELECT v.lugar::bigint FROM productos_buscados v WHERE (v.orden, v.producto_id) > (a.orden, a.producto_id)
      ORDER BY v.orden, v.producto_id LIMIT 1
    ) AS despues ON true
    WHERE b.orden IS DISTINCT FROM a.orden
  ), lugares AS (
    SELECT producto_id, greatest(-2147483648, least(2147483647, CASE
      WHEN antes IS NULL AND despues IS NULL THEN 8192 * (n - cuantos / 2)
      WHEN antes IS NULL THEN despues - 8192 * (cuantos + 1 - n)
      WHEN despues IS NULL THEN antes + 8192 * n
      ELSE antes + (despues - antes) * n / (cuantos + 1) END))::int AS lugar
    FROM (
      SELECT *, row_number() OVER (PARTITION BY antes, despues ORDER BY orden, producto_id) AS n,
        count(*) OVER (PARTITION BY antes, despues) AS cuantos
      FROM vecinos
    ) AS v
  )
  INSERT INTO productos_buscados AS b (producto_id, esta_activo, indice, texto, clave, orden, lugar, codigo)
  SELECT a.producto_id, a.esta_activo, a.indice, a.texto, a.clave, a.orden, COALESCE(l.lugar, 0), a.codigo
  FROM anotados a LEFT JOIN lugares l USING (producto_id)
  ORDER BY a.producto_id
  ON CONFLICT (producto_id) DO UPDATE SET esta_activo = EXCLUDED.esta_activo, indice = EXCLUDED.indice, texto = EXCLUDED.texto,
    clave = EXCLUDED.clave, orden = EXCLUDED.orden, codigo = EXCLUDED.codigo,
    lugar = CASE WHEN b.orden = EXCLUDED.orden THEN b.lugar ELSE EXCLUDED.lugar END
  WHERE (b.esta_activo, b.indice, b.texto, b.codigo) IS DISTINCT FROM (EXCLUDED.esta_activo, EXCLUDED.indice, EXCLUDED.texto, EXCLUDED.codigo)
$$;
--> statement-breakpoint
-- Whether the shop has a word that this text goes on after: only then can its letters be one word and the beginning of the next.
CREATE FUNCTION continua_palabra(p text) RETURNS boolean LANGUAGE sql STABLE STRICT SET enable_seqscan = off AS $$
  SELECT EXISTS (SELECT FROM public.palabras WHERE palabra = ANY (ARRAY (SELECT left(p, i) FROM generate_series(3, length(p) - 1) AS i)))
    OR EXISTS (SELECT FROM public.productos_buscados WHERE indice @@ format('''%s'' | ''%s''', left(p, 1), left(p, 2))::tsquery)
$$;
--> statement-breakpoint
-- As before, but two neighbours of a name are looked up by their beginning only where a text can be the beginning of two: every
-- product that has a word has it with its neighbour as well, and the index would read both.
CREATE OR REPLACE FUNCTION consulta_de(palabras text[], raices boolean) RETURNS tsquery LANGUAGE sql STABLE STRICT AS $$
  SELECT string_agg('(' || CASE
    WHEN p ~ '^#' OR p ~ '^[0-9.]+(g|ml|u)$' OR length(p) < 3 AND p ~ '[a-z]' THEN format('''%s''', p)
    WHEN p ~ '^[0-9]+$' THEN format('''%s''', p) || CASE WHEN p ~ '^0' THEN '' ELSE format(' | ''#%s''', p) END
      || CASE WHEN length(p) > 2 THEN format(' | ''@%s'':*', p) ELSE '' END
    WHEN p ~ '\d' THEN format('''%s'':* | ''+%s'' | ''@%s'':*', p, p, p)
    ELSE format('''%s'':* | ''=%s'' | ''+%s'' | ''@%s'':*', p, public.singular(p), public.singular(p), p)
      || CASE WHEN length(p) > 4 AND public.continua_palabra(p) THEN format(' | ''+%s'':*', p) ELSE '' END
      || CASE WHEN raices AND length(raiz) > 3 THEN format(' | ''~%s''', raiz) ELSE '' END
  END || ')', ' & ')::tsquery
  FROM unnest(palabras) AS p, LATERAL (SELECT (ts_lexize('pg_catalog.spanish_stem', p))[1] AS raiz) AS r
$$;
