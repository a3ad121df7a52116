-- How many letters one word is away from another.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
CREATE TABLE "busquedas" (
	"clave" text NOT NULL,
	"dia" date NOT NULL,
	"busqueda_id" uuid GENERATED ALWAYS AS (overlay(overlay(md5(clave) PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid) STORED NOT NULL,
	"termino" text NOT NULL,
	"hallazgo" text NOT NULL,
	"cantidad" integer DEFAULT 1 NOT NULL,
	"ultima" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"descartada" boolean DEFAULT false NOT NULL,
	CONSTRAINT "busquedas_clave_dia_pk" PRIMARY KEY("clave","dia")
);
--> statement-breakpoint
CREATE TABLE "palabras" (
	"palabra" text PRIMARY KEY NOT NULL,
	"suena" text GENERATED ALWAYS AS (sonido(palabra)) STORED,
	"indice" "tsvector" GENERATED ALWAYS AS (indice_de(palabra)) STORED,
	"productos" integer NOT NULL
);
--> statement-breakpoint
DROP FUNCTION parecidos(text);--> statement-breakpoint
DROP INDEX "productos_sonido";--> statement-breakpoint
ALTER TABLE "sinonimos_palabras" ADD COLUMN "suena" text GENERATED ALWAYS AS (sonido(clave)) STORED;--> statement-breakpoint
CREATE INDEX "palabras_suena" ON "palabras" USING gin ("suena" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "palabras_indice" ON "palabras" USING gin ("indice");--> statement-breakpoint
CREATE INDEX "sinonimos_palabras_suena" ON "sinonimos_palabras" USING gin ("suena" gin_trgm_ops);
--> statement-breakpoint
-- The words of a name that can be mistyped. What a search finds it by besides, and numbers, begin otherwise.
CREATE FUNCTION palabras_en(indice tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT p FROM unnest(tsvector_to_array(indice)) AS p WHERE p ~ '^[a-z]{3,}$'
$$;
--> statement-breakpoint
-- In the order of words, so that nobody waits in a circle; most changes of products change no name.
CREATE FUNCTION contar_palabras() RETURNS trigger LANGUAGE plpgsql AS $$
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
      SELECT n.indice AS ahora, v.indice AS antes FROM nuevos n JOIN viejos v USING (producto_id) WHERE n.nombre <> v.nombre
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
-- By their names after `version_catalogo`: whoever changes products waits there for who does, and holds no word meanwhile.
CREATE TRIGGER vocabulario_alta AFTER INSERT ON productos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION contar_palabras();
--> statement-breakpoint
CREATE TRIGGER vocabulario_cambio AFTER UPDATE ON productos REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION contar_palabras();
--> statement-breakpoint
CREATE TRIGGER vocabulario_baja AFTER DELETE ON productos REFERENCING OLD TABLE AS viejos
  FOR EACH STATEMENT EXECUTE FUNCTION contar_palabras();
--> statement-breakpoint
ALTER FUNCTION contar_de_nuevo() RENAME TO contar_sumas;
--> statement-breakpoint
CREATE FUNCTION contar_vocabulario() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE productos IN SHARE MODE;
  DELETE FROM palabras;
  INSERT INTO palabras (palabra, productos)
  SELECT word, ndoc FROM ts_stat('SELECT indice FROM productos') WHERE word ~ '^[a-z]{3,}$';
END $$;
--> statement-breakpoint
-- Sums and words from the rows themselves, while nobody changes them: at first, and where rows came in without triggers.
CREATE FUNCTION contar_de_nuevo() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM contar_sumas();
  PERFORM contar_vocabulario();
END $$;
--> statement-breakpoint
SELECT contar_vocabulario();
--> statement-breakpoint
-- Words of products and of synonyms that somebody may have meant, the likest first: by how they sound no more than so many
-- letters away, by ear and by letter alike as much as is said. Also one that is not typed to its end. PostgreSQL takes one
-- of a hundred words to be like any, and a comparison to cost nothing: it would compare with each of them.
CREATE FUNCTION correcciones(escrita text) RETURNS TABLE (palabra text, parecido real) LANGUAGE sql STABLE STRICT
SET enable_seqscan = off SET enable_indexscan = off AS $$
  SELECT c.palabra, ((suenan + public.similarity(escrita, c.palabra)) / 2)::real
  FROM (SELECT public.sonido(escrita) AS suena) AS e, LATERAL (
    SELECT v.palabra, v.suena FROM public.palabras v WHERE v.suena OPERATOR(public.%) e.suena
    UNION
    SELECT s.clave, s.suena FROM public.sinonimos_palabras s WHERE s.suena OPERATOR(public.%) e.suena AND s.clave !~ ' '
  ) AS c, LATERAL (SELECT public.similarity(e.suena, c.suena) AS suenan, length(e.suena) AS largo) AS l
  WHERE length(escrita) <= 40 AND length(c.palabra) <= 60
    AND suenan > CASE WHEN length(escrita) = 4 THEN 0.45 WHEN length(escrita) < 7 THEN 0.33 ELSE 0.4 END
    AND least(public.levenshtein(e.suena, c.suena), public.levenshtein(e.suena, left(c.suena, largo)))
      <= CASE WHEN largo < 6 THEN 1 WHEN largo < 9 THEN 2 ELSE 3 END
  ORDER BY 2 DESC, 1 LIMIT 12
$$;
--> statement-breakpoint
-- The parts of what somebody typed, each with what it is looked up by; one that no product has a word of, once for each that
-- may be meant, and how much alike that is. NULL where there is none: then nothing is found.
CREATE FUNCTION partes_corregidas(buscado text) RETURNS TABLE (n bigint, consulta tsquery, parecido real)
LANGUAGE sql STABLE STRICT SET enable_seqscan = off SET enable_indexscan = off AS $$
  WITH partes AS MATERIALIZED (
    SELECT t.n, t.parte, t.consulta, t.parte ~ '[^a-z]' OR length(t.parte) < 4
      OR EXISTS (SELECT FROM public.palabras v WHERE v.indice @@ t.consulta) AS sabida
    FROM public.partes_de((public.palabras_buscadas(buscado))[:12], true) WITH ORDINALITY AS t (parte, consulta, n)
  )
  SELECT p.n, p.consulta, 1::real FROM partes p WHERE p.sabida
  UNION ALL
  SELECT p.n, CASE WHEN c.palabra IS NOT NULL THEN (SELECT q.consulta FROM public.partes_de(ARRAY[c.palabra], true) AS q) END,
    c.parecido
  FROM partes p LEFT JOIN LATERAL public.correcciones(p.parte) AS c ON true WHERE NOT p.sabida
  ORDER BY 1, 3 DESC
$$;
