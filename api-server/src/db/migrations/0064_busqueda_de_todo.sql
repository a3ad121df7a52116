-- Letters with a dot after each are one word: T.A.C.C. is tacc.
CREATE FUNCTION sin_puntos(texto text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(public.normalizar(texto), '\m([a-z])[.](?=[a-z]\M)', '\1', 'g')
$$;
--> statement-breakpoint
-- What a text is found by beside its words: + and two neighbours as one word (omega3), # and the number of a size, in its
-- unit and in a thousand of it (500 g is #500 and #0.5).
CREATE FUNCTION lexemas_unidas(texto text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  medida CONSTANT text := '^[0-9.]+(g|ml|u)$';
  palabras text[] := public.palabras_de(texto);
  lexemas text[] := '{}';
  plano text := public.sin_puntos(texto);
  anterior text;
  p text;
  cifra numeric;
BEGIN
  FOREACH p IN ARRAY palabras LOOP
    IF p ~ medida THEN
      cifra := rtrim(p, 'glmu')::numeric;
      lexemas := lexemas || ('#' || trim_scale(cifra)) || ('#' || trim_scale(cifra / 1000));
      anterior := NULL;
      CONTINUE;
    END IF;
    IF anterior || p ~ '[a-z]' AND length(anterior || p) <= 40 THEN
      lexemas := lexemas || ('+' || public.singular(anterior || p));
    END IF;
    anterior := p;
  END LOOP;
  IF plano <> public.normalizar(texto) THEN
    lexemas := lexemas || tsvector_to_array(public.indice_de(plano)) || public.lexemas_unidas(plano);
  END IF;
  RETURN lexemas;
END $$;
--> statement-breakpoint
CREATE FUNCTION lexemas_de(texto text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT tsvector_to_array(public.indice_de(texto)) || public.lexemas_unidas(texto)
$$;
--> statement-breakpoint
-- A code is found by its words, and with @ by its beginning, whatever stands between its letters.
CREATE FUNCTION lexemas_de_codigo(codigo text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN junto = '' OR junto IS NULL THEN '{}' ELSE public.palabras_de(codigo) || ('@' || junto) END
  FROM (SELECT regexp_replace(public.normalizar(codigo), '[^a-z0-9]+', '', 'g') AS junto) AS c
$$;
--> statement-breakpoint
ALTER TABLE "marcas" ADD COLUMN "lexemas" text[] GENERATED ALWAYS AS (lexemas_de(nombre)) STORED;--> statement-breakpoint
ALTER TABLE "categorias" ADD COLUMN "lexemas" text[] GENERATED ALWAYS AS (lexemas_de(nombre)) STORED;--> statement-breakpoint
ALTER TABLE "etiquetas" ADD COLUMN "lexemas" text[] GENERATED ALWAYS AS (lexemas_de(nombre)) STORED;--> statement-breakpoint
CREATE TABLE "productos_buscados" (
	"producto_id" uuid PRIMARY KEY NOT NULL,
	"esta_activo" boolean NOT NULL,
	"indice" "tsvector" NOT NULL,
	"texto" text COLLATE "C" NOT NULL,
	"clave" text COLLATE "C" NOT NULL,
	"orden" text COLLATE "C" NOT NULL,
	"codigo" text,
	"ventas" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "productos_buscados" ADD CONSTRAINT "productos_buscados_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Writes what these products are found by. The numbers of a name are made as long as each other, so that 500 g is before 1000 g.
CREATE FUNCTION anotar_buscados(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO productos_buscados AS b (producto_id, esta_activo, indice, texto, clave, orden, codigo)
  SELECT p.producto_id, p.esta_activo,
    array_to_tsvector(tsvector_to_array(p.indice) || lexemas_unidas(p.nombre) || lexemas_de_codigo(p.codigo) || m.lexemas
      || ARRAY (SELECT unnest(c.lexemas) FROM productos_categorias pc JOIN categorias c USING (categoria_id) WHERE pc.producto_id = p.producto_id)
      || ARRAY (SELECT unnest(e.lexemas) FROM productos_etiquetas pe JOIN etiquetas e USING (etiqueta_id) WHERE pe.producto_id = p.producto_id)),
    p.busqueda, COALESCE(clave_de_palabra(p.nombre), ''),
    regexp_replace(regexp_replace(p.busqueda, '(\d+)', '00000000\1', 'g'), '0*(\d{9})(?!\d)', '\1', 'g'), p.codigo
  FROM productos p JOIN marcas m USING (marca_id)
  WHERE p.producto_id = ANY (ids)
  ORDER BY p.producto_id
  ON CONFLICT (producto_id) DO UPDATE SET esta_activo = EXCLUDED.esta_activo, indice = EXCLUDED.indice, texto = EXCLUDED.texto,
    clave = EXCLUDED.clave, orden = EXCLUDED.orden, codigo = EXCLUDED.codigo
  WHERE (b.esta_activo, b.indice, b.texto, b.codigo) IS DISTINCT FROM (EXCLUDED.esta_activo, EXCLUDED.indice, EXCLUDED.texto, EXCLUDED.codigo)
$$;
--> statement-breakpoint
CREATE FUNCTION anotar_productos_buscados() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM anotar_buscados(ARRAY (SELECT producto_id FROM nuevos));
  ELSE
    PERFORM anotar_buscados(ARRAY (
      SELECT n.producto_id FROM nuevos n JOIN viejos v USING (producto_id)
      WHERE (n.nombre, n.codigo, n.marca_id, n.esta_activo) IS DISTINCT FROM (v.nombre, v.codigo, v.marca_id, v.esta_activo)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION anotar_filtros_buscados() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM anotar_buscados(ARRAY (SELECT DISTINCT producto_id FROM cambiados));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION anotar_nombres_buscados() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- The words that can be mistyped are those that products are found by, brands, categories and tags among them.
DROP TRIGGER vocabulario_alta ON productos;--> statement-breakpoint
DROP TRIGGER vocabulario_cambio ON productos;--> statement-breakpoint
DROP TRIGGER vocabulario_baja ON productos;--> statement-breakpoint
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
      SELECT n.indice AS ahora, v.indice AS antes FROM nuevos n JOIN viejos v USING (producto_id) WHERE n.indice <> v.indice
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION contar_vocabulario() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE productos IN SHARE MODE;
  DELETE FROM palabras;
  INSERT INTO palabras (palabra, productos)
  SELECT word, ndoc FROM ts_stat('SELECT indice FROM productos_buscados') WHERE word ~ '^[a-z]{3,}$';
END $$;
--> statement-breakpoint
-- In how many orders of the last 90 days each product is. Raises the catalogue's version before it writes, as all writers do.
CREATE FUNCTION contar_ventas() RETURNS void LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION contar_de_nuevo() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM contar_sumas();
  PERFORM contar_cuentas();
  PERFORM anotar_buscados(ARRAY (SELECT producto_id FROM productos));
  PERFORM contar_vocabulario();
  PERFORM contar_ventas();
END $$;
--> statement-breakpoint
-- By their names after `version_catalogo`: writers wait there for each other, and hold no product or word meanwhile.
CREATE TRIGGER vocabulario_productos AFTER INSERT ON productos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_productos_buscados();
--> statement-breakpoint
CREATE TRIGGER vocabulario_productos_cambio AFTER UPDATE ON productos REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_productos_buscados();
--> statement-breakpoint
CREATE TRIGGER vocabulario_categorias AFTER INSERT ON productos_categorias REFERENCING NEW TABLE AS cambiados
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_filtros_buscados();
--> statement-breakpoint
CREATE TRIGGER vocabulario_categorias_baja AFTER DELETE ON productos_categorias REFERENCING OLD TABLE AS cambiados
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_filtros_buscados();
--> statement-breakpoint
CREATE TRIGGER vocabulario_etiquetas AFTER INSERT ON productos_etiquetas REFERENCING NEW TABLE AS cambiados
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_filtros_buscados();
--> statement-breakpoint
CREATE TRIGGER vocabulario_etiquetas_baja AFTER DELETE ON productos_etiquetas REFERENCING OLD TABLE AS cambiados
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_filtros_buscados();
--> statement-breakpoint
CREATE TRIGGER vocabulario_nombres AFTER UPDATE ON marcas REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_nombres_buscados();
--> statement-breakpoint
CREATE TRIGGER vocabulario_nombres AFTER UPDATE ON categorias REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_nombres_buscados();
--> statement-breakpoint
CREATE TRIGGER vocabulario_nombres AFTER UPDATE ON etiquetas REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_nombres_buscados();
--> statement-breakpoint
SELECT anotar_buscados(ARRAY (SELECT producto_id FROM productos));
--> statement-breakpoint
-- After the rows, which come in faster without them.
CREATE INDEX "productos_buscados_indice" ON "productos_buscados" USING gin ("indice");--> statement-breakpoint
CREATE INDEX "productos_buscados_texto" ON "productos_buscados" USING gin ("texto" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "productos_buscados_codigo" ON "productos_buscados" USING btree ("codigo");--> statement-breakpoint
CREATE INDEX "productos_buscados_inicio" ON "productos_buscados" USING btree ("texto");
--> statement-breakpoint
CREATE TRIGGER vocabulario_alta AFTER INSERT ON productos_buscados REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION contar_palabras();
--> statement-breakpoint
CREATE TRIGGER vocabulario_cambio AFTER UPDATE ON productos_buscados REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION contar_palabras();
--> statement-breakpoint
CREATE TRIGGER vocabulario_baja AFTER DELETE ON productos_buscados REFERENCING OLD TABLE AS viejos
  FOR EACH STATEMENT EXECUTE FUNCTION contar_palabras();
--> statement-breakpoint
SELECT contar_vocabulario();
--> statement-breakpoint
SELECT contar_ventas();
--> statement-breakpoint
-- A word and what is left of it without one of its letters: two words that have one of these in common are at most a letter
-- that is missing, added, other or swapped away from each other.
CREATE FUNCTION vecinas(p text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT ARRAY (SELECT DISTINCT left(p, i - 1) || substr(p, i + 1) FROM generate_series(1, least(length(p), 60)) AS i) || p
$$;
--> statement-breakpoint
CREATE INDEX "palabras_vecinas" ON "palabras" USING gin (vecinas(palabra));--> statement-breakpoint
CREATE INDEX "sinonimos_palabras_vecinas" ON "sinonimos_palabras" USING gin (vecinas(clave));
--> statement-breakpoint
-- Whether one word is the other with two neighbouring letters swapped.
CREATE FUNCTION es_trueque(a text, b text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT length(a) = length(b) AND EXISTS (
    SELECT FROM generate_series(1, length(a) - 1) AS i
    WHERE left(a, i - 1) || substr(a, i + 1, 1) || substr(a, i, 1) || substr(a, i + 2) = b)
$$;
--> statement-breakpoint
-- The words of what somebody typed that count. A number without a unit stays a number, a fraction is # and its value.
CREATE FUNCTION palabras_tecleadas(texto text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  s text := regexp_replace(public.sin_puntos(texto), '[^a-z0-9.,/]+', ' ', 'g');
  p text;
  palabras text[] := '{}';
BEGIN
  s := regexp_replace(s, '\mmedio (?=(kilo|kg|litro|lt)s?\M)', '0.5 ', 'g');
  s := regexp_replace(s, '\m(un )?cuarto (de )?(?=(kilo|kg|litro|lt)s?\M)', '0.25 ', 'g');
  s := regexp_replace(s, '\mx ?([0-9])', '\1', 'g');
  s := regexp_replace(s, '([0-9]) (kilogramos?|kilos?|kgs?|k|miligramos?|mgs?|gramos?|grs?|g|litros?|lts?|l|mililitros?|mls?|cc|unidades|unidad|unid|un|u)\M', '\1\2', 'g');
  FOREACH p IN ARRAY string_to_array(s, ' ') LOOP
    p := btrim(p, '.,/');
    IF p ~ '^[0-9]{1,3}([.,][0-9]{1,2}|/[1-9][0-9]?)$' THEN
      palabras := palabras || ('#' || trim_scale(round(CASE WHEN strpos(p, '/') > 0
        THEN split_part(p, '/', 1)::numeric / split_part(p, '/', 2)::numeric ELSE replace(p, ',', '.')::numeric END, 3)));
    ELSIF p ~ '^[0-9]{1,3}[.][0-9]{3}$' THEN
      palabras := palabras || replace(p, '.', '');
    ELSE
      palabras := palabras || public.palabras_de(p);
    END IF;
  END LOOP;
  RETURN ARRAY (
    SELECT t.palabra FROM unnest(palabras) WITH ORDINALITY AS t (palabra, n)
    WHERE t.palabra <> ALL ('{a,al,de,del,e,el,en,la,las,los,o,para,por,u,un,una,x,y}') ORDER BY t.n);
END $$;
--> statement-breakpoint
-- All of these words. A number is itself or the number of a size; a word is its beginning, its singular or plural, two
-- neighbours of a name, or the beginning of a code; by its root as well where so is said.
CREATE OR REPLACE FUNCTION consulta_de(palabras text[], raices boolean) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT string_agg('(' || CASE
    WHEN p ~ '^#' OR p ~ '^[0-9.]+(g|ml|u)$' OR length(p) < 3 AND p ~ '[a-z]' THEN format('''%s''', p)
    WHEN p ~ '^[0-9]+$' THEN format('''%s''', p) || CASE WHEN p ~ '^0' THEN '' ELSE format(' | ''#%s''', p) END
      || CASE WHEN length(p) > 2 THEN format(' | ''@%s'':*', p) ELSE '' END
    WHEN p ~ '\d' THEN format('''%s'':* | ''+%s'' | ''@%s'':*', p, p, p)
    ELSE format('''%s'':* | ''=%s'' | ''+%s'' | ''@%s'':*', p, public.singular(p), public.singular(p), p)
      || CASE WHEN length(p) > 4 THEN format(' | ''+%s'':*', p) ELSE '' END
      || CASE WHEN raices AND length(raiz) > 3 THEN format(' | ''~%s''', raiz) ELSE '' END
  END || ')', ' & ')::tsquery
  FROM unnest(palabras) AS p, LATERAL (SELECT (ts_lexize('pg_catalog.spanish_stem', p))[1] AS raiz) AS r
$$;
--> statement-breakpoint
-- The parts of what somebody typed: a word or a phrase of a group with all others of it, else a word alone, which may also be
-- one word with a neighbour. The last word may be as short as its first letter. With the texts that a name may begin with.
CREATE FUNCTION partes_con_claves(palabras text[], raices boolean) RETURNS TABLE (parte text, consulta tsquery, claves text[])
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION partes_de(palabras text[], raices boolean) RETURNS TABLE (parte text, consulta tsquery)
LANGUAGE sql STABLE STRICT AS $$
  SELECT parte, consulta FROM public.partes_con_claves(palabras, raices)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION consulta_buscada(text) RETURNS tsquery LANGUAGE sql STABLE STRICT AS $$
  SELECT string_agg(format('(%s)', consulta), ' & ')::tsquery FROM public.partes_de((public.palabras_tecleadas($1))[:16], false)
$$;
--> statement-breakpoint
-- Whether the shop has this word as it is, in one or in several.
CREATE FUNCTION es_palabra(p text) RETURNS boolean LANGUAGE sql STABLE STRICT AS $$
  SELECT length(p) > 2 AND p <> ALL ('{del,las,los,para,por,una}') AND EXISTS (
    SELECT FROM public.palabras v WHERE v.indice @@ format('''%s'' | ''=%s''', p, public.singular(p))::tsquery)
$$;
--> statement-breakpoint
-- Two words of the shop that somebody wrote as one, with or without what joins them: aceitecoco, aceitedecoco.
CREATE FUNCTION partida(escrita text) RETURNS text[] LANGUAGE sql STABLE STRICT AS $$
  SELECT ARRAY [uno, otro]
  FROM generate_series(3, length(escrita) - 3) AS i,
    LATERAL (SELECT left(escrita, i) AS uno, substr(escrita, i + 1) AS resto) AS r,
    LATERAL unnest(ARRAY [resto, CASE WHEN resto ~ '^de' THEN substr(resto, 3) END]) AS otro
  WHERE length(escrita) BETWEEN 6 AND 40 AND public.es_palabra(uno) AND public.es_palabra(otro)
  ORDER BY abs(length(uno) - length(otro)) LIMIT 1
$$;
--> statement-breakpoint
-- Words of products and of synonyms that somebody may have meant, the likest first: with letters swapped, or one too many or
-- missing; or by how they sound no more than so many letters away, by ear and by letter alike as much as is said. Also one
-- that is not typed to its end. PostgreSQL takes one of a hundred words to be like any, and a comparison to cost nothing: it
-- would compare with each of them.
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
--> statement-breakpoint
-- The parts of what somebody typed, each with what it is looked up by. One that no product has is given once for each that may
-- be meant, and how much alike that is; NULL where there is none.
CREATE FUNCTION partes_buscadas(buscado text) RETURNS TABLE (n bigint, parte text, consulta tsquery, claves text[], parecido real)
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION partes_corregidas(buscado text) RETURNS TABLE (n bigint, consulta tsquery, parecido real)
LANGUAGE sql STABLE STRICT AS $$
  SELECT n, consulta, parecido FROM public.partes_buscadas(buscado)
$$;
