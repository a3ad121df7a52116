-- The search: queries for what a customer typed, and the tables `productos_buscados`, `palabras` and `sinonimos_palabras`.

-- Returns whether the text begins with a word of the shop. Only then can the text be one word and the beginning of the next.
CREATE OR REPLACE FUNCTION continua_palabra(p text) RETURNS boolean LANGUAGE sql STABLE STRICT SET enable_seqscan = off AS $$
  SELECT EXISTS (SELECT FROM public.palabras WHERE palabra = ANY (ARRAY (SELECT left(p, i) FROM generate_series(3, length(p) - 1) AS i)))
    OR EXISTS (SELECT FROM public.productos_buscados WHERE indice @@ format('''%s'' | ''%s''', left(p, 1), left(p, 2))::tsquery)
$$;

-- Returns the query for all of these words. A number matches itself, the number of a size, or the beginning of a code. A word
-- matches its beginning, its common form, two neighbouring words, or the beginning of a code; with `raices` also its root.
-- Two neighbouring words are looked up by their beginning only after `continua_palabra`: otherwise the index would read each
-- product twice, because a product with a word also has the word with its neighbour.
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

-- Splits typed words into parts: a word or phrase with all its synonyms, or a single word, which may also be one word
-- with its neighbour. The last word may be a single letter. `claves` are the texts that a name may begin with.
CREATE OR REPLACE FUNCTION partes_con_claves(palabras text[], raices boolean) RETURNS TABLE (parte text, consulta tsquery, claves text[])
LANGUAGE plpgsql STABLE STRICT AS $$
DECLARE
  desde int := 1;
  largo int;
  grupos uuid[];
  otra text;
BEGIN
  WHILE desde <= cardinality(palabras) LOOP
    largo := least(3, cardinality(palabras) - desde + 1) + 1;
    LOOP
      largo := largo - 1;
      parte := array_to_string(palabras[desde : desde + largo - 1], ' ');
      claves := ARRAY (SELECT string_agg(public.singular(p), ' ' ORDER BY n)
        FROM unnest(palabras[desde : desde + largo - 1]) WITH ORDINALITY AS t (p, n));
      SELECT array_agg(s.sinonimo_id) INTO grupos FROM public.sinonimos_palabras s WHERE s.clave = claves[1];
      EXIT WHEN grupos IS NOT NULL OR largo = 1;
    END LOOP;
    IF grupos IS NULL AND raices AND length(parte) > 3 THEN
      SELECT array_agg(DISTINCT sinonimo_id) INTO grupos FROM public.sinonimos_palabras WHERE starts_with(clave, parte);
    END IF;
    consulta := public.consulta_de(palabras[desde : desde + largo - 1], raices);
    IF grupos IS NOT NULL THEN
      SELECT string_agg(format('(%s)', c), ' | ')::tsquery INTO consulta FROM (
        SELECT consulta AS c
        UNION SELECT public.consulta_de(public.palabras_buscadas(palabra), raices) FROM public.sinonimos_palabras
        WHERE sinonimo_id = ANY (grupos)
      ) AS iguales;
      claves := claves || ARRAY (SELECT clave FROM public.sinonimos_palabras WHERE sinonimo_id = ANY (grupos) AND clave <> claves[1]);
    END IF;
    IF largo = 1 THEN
      IF desde > 1 AND desde = cardinality(palabras) AND parte ~ '^[a-z]{1,2}$' THEN
        consulta := consulta || format('''%s'':*', parte)::tsquery;
      END IF;
      FOREACH otra IN ARRAY ARRAY [palabras[desde - 1] || parte, parte || palabras[desde + 1]] LOOP
        CONTINUE WHEN otra IS NULL OR otra !~ '^[a-z0-9]*[a-z][a-z0-9]*$' OR otra ~ '^[0-9]+(g|ml|u)$' OR length(otra) > 40;
        consulta := consulta || format('''%s'' | ''=%s''', otra, public.singular(otra))::tsquery;
      END LOOP;
    END IF;
    RETURN NEXT;
    desde := desde + largo;
  END LOOP;
END $$;

-- Returns the parts and their queries.
CREATE OR REPLACE FUNCTION partes_de(palabras text[], raices boolean) RETURNS TABLE (parte text, consulta tsquery)
LANGUAGE sql STABLE STRICT AS $$
  SELECT parte, consulta FROM public.partes_con_claves(palabras, raices)
$$;

-- Returns the query for all parts of a typed text; null without significant words.
CREATE OR REPLACE FUNCTION consulta_buscada(text) RETURNS tsquery LANGUAGE sql STABLE STRICT AS $$
  SELECT string_agg(format('(%s)', consulta), ' & ')::tsquery FROM public.partes_de((public.palabras_tecleadas($1))[:16], false)
$$;

-- Returns whether the shop has this word, in singular or plural.
CREATE OR REPLACE FUNCTION es_palabra(p text) RETURNS boolean LANGUAGE sql STABLE STRICT AS $$
  SELECT length(p) > 2 AND p <> ALL ('{del,las,los,para,por,una}') AND EXISTS (
    SELECT FROM public.palabras v WHERE v.indice @@ format('''%s'' | ''=%s''', p, public.singular(p))::tsquery)
$$;

-- Returns two words of the shop that were typed as one, with or without "de": aceitecoco, aceitedecoco.
CREATE OR REPLACE FUNCTION partida(escrita text) RETURNS text[] LANGUAGE sql STABLE STRICT AS $$
  SELECT ARRAY [uno, otro]
  FROM generate_series(3, length(escrita) - 3) AS i,
    LATERAL (SELECT left(escrita, i) AS uno, substr(escrita, i + 1) AS resto) AS r,
    LATERAL unnest(ARRAY [resto, CASE WHEN resto ~ '^de' THEN substr(resto, 3) END]) AS otro
  WHERE length(escrita) BETWEEN 6 AND 40 AND public.es_palabra(uno) AND public.es_palabra(otro)
  ORDER BY abs(length(uno) - length(otro)) LIMIT 1
$$;

-- Returns similar words of products and synonyms, the most similar first: with swapped, missing or additional letters, or with
-- a similar sound. Also corrects a word that is not typed to its end. The settings make PostgreSQL use the index: its
-- estimates would make it compare all words.
CREATE OR REPLACE FUNCTION correcciones(escrita text) RETURNS TABLE (palabra text, parecido real) LANGUAGE sql STABLE STRICT
SET enable_seqscan = off SET enable_indexscan = off AS $$
  SELECT palabra, max(parecido) AS parecido FROM (
    SELECT c.palabra, ((suenan + public.similarity(escrita, c.palabra)) / 2)::real AS parecido
    FROM (SELECT public.sonido(escrita) AS suena) AS e, LATERAL (
      SELECT v.palabra, v.suena FROM public.palabras v WHERE v.suena OPERATOR(public.%) e.suena
      UNION
      SELECT s.clave, s.suena FROM public.sinonimos_palabras s WHERE s.suena OPERATOR(public.%) e.suena AND s.clave !~ ' '
    ) AS c, LATERAL (SELECT public.similarity(e.suena, c.suena) AS suenan, length(e.suena) AS largo) AS l
    WHERE length(escrita) BETWEEN 4 AND 40 AND length(c.palabra) <= 60
      AND suenan > CASE WHEN length(escrita) = 4 THEN 0.45 WHEN length(escrita) < 7 THEN 0.33 ELSE 0.4 END
      AND least(public.levenshtein(e.suena, c.suena), public.levenshtein(e.suena, left(c.suena, largo)))
        <= CASE WHEN largo < 6 THEN 1 WHEN largo < 9 THEN 2 ELSE 3 END
    UNION ALL
    SELECT v.palabra, CASE
      WHEN public.es_trueque(escrita, v.palabra) THEN 0.85
      WHEN length(v.palabra) = length(escrita) + 1 THEN 0.8
      WHEN length(v.palabra) = length(escrita) - 1 AND length(escrita) > 4 THEN 0.75
      WHEN length(v.palabra) = length(escrita) AND length(escrita) > 5 THEN 0.7
    END::real
    FROM (
      SELECT palabra FROM public.palabras WHERE public.vecinas(palabra) && public.vecinas(escrita)
      UNION
      SELECT clave FROM public.sinonimos_palabras WHERE public.vecinas(clave) && public.vecinas(escrita) AND clave !~ ' '
    ) AS v
    WHERE length(escrita) BETWEEN 3 AND 40 AND length(v.palabra) <= 60
      AND (public.levenshtein(escrita, v.palabra) = 1 OR public.es_trueque(escrita, v.palabra))
  ) AS todas WHERE parecido IS NOT NULL GROUP BY palabra ORDER BY 2 DESC, 1 LIMIT 12
$$;

-- Returns the parts of a typed text with their queries. A part that no product has is returned once per correction, with its
-- similarity; with nulls when there is no correction.
CREATE OR REPLACE FUNCTION partes_buscadas(buscado text) RETURNS TABLE (n bigint, parte text, consulta tsquery, claves text[], parecido real)
LANGUAGE sql STABLE STRICT SET enable_seqscan = off SET enable_indexscan = off AS $$
  WITH partes AS MATERIALIZED (
    SELECT t.n, t.parte, t.consulta, t.claves, t.parte ~ '[^a-z]' OR length(t.parte) < 3
      OR EXISTS (SELECT FROM public.palabras v WHERE v.indice @@ t.consulta)
      OR EXISTS (SELECT FROM public.productos_buscados b WHERE b.indice @@ t.consulta) AS sabida
    FROM public.partes_con_claves((public.palabras_tecleadas(buscado))[:16], true) WITH ORDINALITY AS t (parte, consulta, claves, n)
  ), posibles AS (
    SELECT p.n, p.parte, c.consulta, c.claves, c.parecido
    FROM partes p, LATERAL (
      SELECT q.consulta, q.claves, c.parecido FROM public.correcciones(p.parte) AS c, LATERAL public.partes_con_claves(ARRAY [c.palabra], true) AS q
      UNION ALL
      SELECT public.consulta_de(p2, true), ARRAY [public.singular(p2[1]), public.singular(p2[2])], 0.9::real
      FROM public.partida(p.parte) AS p2 WHERE p2 IS NOT NULL
    ) AS c
    WHERE NOT p.sabida
  )
  SELECT p.n, p.parte, p.consulta, p.claves, 1::real FROM partes p WHERE p.sabida
  UNION ALL
  SELECT p.n, p.parte, c.consulta, c.claves, c.parecido FROM partes p LEFT JOIN posibles c USING (n) WHERE NOT p.sabida
  ORDER BY 1, 5 DESC
$$;

-- Returns a part of the columns of `partes_buscadas`; version 1.0.0 calls it.
CREATE OR REPLACE FUNCTION partes_corregidas(buscado text) RETURNS TABLE (n bigint, consulta tsquery, parecido real)
LANGUAGE sql STABLE STRICT AS $$
  SELECT n, consulta, parecido FROM public.partes_buscadas(buscado)
$$;

-- Writes the search data of these products. In `orden` numbers have the same length, so that 500 g sorts before 1000 g.
-- `lugar` is the place by name: new names between the same two neighbours share the distance between them. Without a
-- distance, names get the same place, and a search compares the names.
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

-- Writes the search data of new and changed products.
CREATE OR REPLACE FUNCTION anotar_productos_buscados() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM anotar_buscados(ARRAY (SELECT producto_id FROM nuevos));
  ELSE
    PERFORM anotar_buscados(ARRAY (
      SELECT producto_id FROM nuevos n FULL JOIN viejos v USING (producto_id)
      WHERE (n.nombre, n.codigo, n.marca_id, n.esta_activo) IS DISTINCT FROM (v.nombre, v.codigo, v.marca_id, v.esta_activo)));
  END IF;
  RETURN NULL;
END $$;

-- Writes the search data of products whose categories or tags changed.
CREATE OR REPLACE FUNCTION anotar_filtros_buscados() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM anotar_buscados(ARRAY (SELECT DISTINCT producto_id FROM cambiados));
  RETURN NULL;
END $$;

-- Writes the search data of the products of a renamed brand, category or tag.
CREATE OR REPLACE FUNCTION anotar_nombres_buscados() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'marcas' THEN
    PERFORM anotar_buscados(ARRAY (SELECT p.producto_id FROM nuevos n JOIN viejos v USING (marca_id)
      JOIN productos p USING (marca_id) WHERE n.nombre <> v.nombre));
  ELSIF TG_TABLE_NAME = 'categorias' THEN
    PERFORM anotar_buscados(ARRAY (SELECT p.producto_id FROM nuevos n JOIN viejos v USING (categoria_id)
      JOIN productos_categorias p USING (categoria_id) WHERE n.nombre <> v.nombre));
  ELSE
    PERFORM anotar_buscados(ARRAY (SELECT p.producto_id FROM nuevos n JOIN viejos v USING (etiqueta_id)
      JOIN productos_etiquetas p USING (etiqueta_id) WHERE n.nombre <> v.nombre));
  END IF;
  RETURN NULL;
END $$;

-- Counts the products of each word. Writes in the order of words, so that two transactions cannot deadlock. PL/pgSQL caches
-- a plan per connection. A plan for a change of one product has a nested loop for a plain join. A later change of all
-- products would then compare each row with each. PostgreSQL never plans a FULL JOIN as a nested loop, and each row is on both sides.
CREATE OR REPLACE FUNCTION contar_palabras() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cambiadas text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO palabras AS v (palabra, productos)
    SELECT p, count(*) FROM nuevos, palabras_en(indice) AS p GROUP BY p ORDER BY p
    ON CONFLICT (palabra) DO UPDATE SET productos = v.productos + EXCLUDED.productos;
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' THEN
    WITH menos AS (SELECT p, count(*) AS n FROM viejos, palabras_en(indice) AS p GROUP BY p ORDER BY p),
    restadas AS (UPDATE palabras v SET productos = v.productos - n FROM menos WHERE v.palabra = p RETURNING v.palabra)
    SELECT array_agg(palabra) INTO cambiadas FROM restadas;
  ELSE
    WITH renombrados AS (
      SELECT n.indice AS ahora, v.indice AS antes FROM nuevos n FULL JOIN viejos v USING (producto_id)
      WHERE n.indice IS DISTINCT FROM v.indice
    ), cambios AS (
      SELECT p, sum(signo) AS n FROM (
        SELECT p, 1 AS signo FROM renombrados, palabras_en(ahora) AS p
        UNION ALL SELECT p, -1 FROM renombrados, palabras_en(antes) AS p
      ) AS todas GROUP BY p HAVING sum(signo) <> 0 ORDER BY p
    ), escritas AS (
      INSERT INTO palabras AS v (palabra, productos) SELECT p, n FROM cambios
      ON CONFLICT (palabra) DO UPDATE SET productos = v.productos + EXCLUDED.productos RETURNING v.palabra
    )
    SELECT array_agg(palabra) INTO cambiadas FROM escritas;
  END IF;
  DELETE FROM palabras WHERE palabra = ANY (cambiadas) AND productos = 0;
  RETURN NULL;
END $$;

-- Writes the words of new and changed groups of synonyms.
CREATE OR REPLACE FUNCTION anotar_sinonimos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sinonimos_palabras WHERE sinonimo_id IN (SELECT sinonimo_id FROM nuevos);
  INSERT INTO sinonimos_palabras (clave, palabra, sinonimo_id)
  SELECT clave_de_palabra(p), p, sinonimo_id FROM nuevos, unnest(palabras) AS p;
  RETURN NULL;
END $$;

-- Counts the products of all words again.
CREATE OR REPLACE FUNCTION contar_vocabulario() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE productos IN SHARE MODE;
  DELETE FROM palabras;
  INSERT INTO palabras (palabra, productos)
  SELECT word, ndoc FROM ts_stat('SELECT indice FROM productos_buscados') WHERE word ~ '^[a-z]{3,}$';
END $$;

-- Counts each product's orders of the last 90 days. Increments the catalogue's version first, like all writers, so that two
-- writers cannot deadlock.
CREATE OR REPLACE FUNCTION contar_ventas() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  cambiados uuid[];
  cuantas integer[];
BEGIN
  WITH vendidos AS (
    SELECT d.producto_id, count(*)::int AS n
    FROM pedidos p JOIN detalles_pedidos d USING (pedido_id)
    WHERE p.fecha_pedido >= now() - interval '90 days' AND p.estado_pedido <> 'cancelado' GROUP BY 1
  )
  SELECT array_agg(b.producto_id ORDER BY b.producto_id), array_agg(COALESCE(v.n, 0) ORDER BY b.producto_id) INTO cambiados, cuantas
  FROM productos_buscados b LEFT JOIN vendidos v USING (producto_id) WHERE b.ventas <> COALESCE(v.n, 0);
  IF cambiados IS NULL THEN RETURN; END IF;
  UPDATE versiones SET version = version + 1 WHERE clave = 'catalogo';
  UPDATE productos_buscados b SET ventas = c.n FROM unnest(cambiados, cuantas) AS c (id, n) WHERE b.producto_id = c.id;
END $$;
