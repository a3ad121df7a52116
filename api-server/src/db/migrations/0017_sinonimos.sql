CREATE TABLE "sinonimos" (
	"sinonimo_id" uuid PRIMARY KEY NOT NULL,
	"palabras" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sinonimos_palabras" (
	"clave" text PRIMARY KEY NOT NULL,
	"palabra" text NOT NULL,
	"sinonimo_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sinonimos_palabras" ADD CONSTRAINT "sinonimos_palabras_sinonimo_id_sinonimos_sinonimo_id_fk" FOREIGN KEY ("sinonimo_id") REFERENCES "public"."sinonimos"("sinonimo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sinonimos_palabras_sinonimo" ON "sinonimos_palabras" USING btree ("sinonimo_id");--> statement-breakpoint
CREATE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON sinonimos
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
--> statement-breakpoint
-- What a word or a phrase has in common with what else it is written like: Castañas de Cajú and castana caju. NULL where
-- nothing in it is searched.
CREATE FUNCTION clave_de_palabra(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT string_agg(public.singular(p), ' ' ORDER BY n) FROM unnest(public.palabras_buscadas($1)) WITH ORDINALITY AS t (p, n)
$$;
--> statement-breakpoint
-- After the counter is raised, by its name: whoever writes a group waits there for who does, and holds no word meanwhile.
CREATE FUNCTION anotar_sinonimos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sinonimos_palabras WHERE sinonimo_id IN (SELECT sinonimo_id FROM nuevos);
  INSERT INTO sinonimos_palabras (clave, palabra, sinonimo_id)
  SELECT clave_de_palabra(p), p, sinonimo_id FROM nuevos, unnest(palabras) AS p;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER version_palabras AFTER INSERT ON sinonimos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_sinonimos();
--> statement-breakpoint
CREATE TRIGGER version_palabras_cambio AFTER UPDATE ON sinonimos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_sinonimos();
--> statement-breakpoint
-- The parts of what somebody typed: a word or a phrase of a group with all others of it, else a word alone. Where roots
-- count, as where nothing else is found, the beginning of a group's word is that word.
CREATE FUNCTION partes_de(palabras text[], raices boolean) RETURNS TABLE (parte text, consulta tsquery)
LANGUAGE plpgsql STABLE STRICT AS $$
DECLARE
  desde int := 1;
  largo int;
  grupos uuid[];
BEGIN
  WHILE desde <= cardinality(palabras) LOOP
    largo := least(3, cardinality(palabras) - desde + 1) + 1;
    LOOP
      largo := largo - 1;
      parte := array_to_string(palabras[desde : desde + largo - 1], ' ');
      SELECT array_agg(sinonimo_id) INTO grupos FROM public.sinonimos_palabras
      WHERE clave = (SELECT string_agg(public.singular(p), ' ' ORDER BY n)
        FROM unnest(palabras[desde : desde + largo - 1]) WITH ORDINALITY AS t (p, n));
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
    END IF;
    RETURN NEXT;
    desde := desde + largo;
  END LOOP;
END $$;
--> statement-breakpoint
-- All parts of what somebody typed; NULL where nothing in it is searched.
CREATE FUNCTION consulta_buscada(text) RETURNS tsquery LANGUAGE sql STABLE STRICT AS $$
  SELECT string_agg(format('(%s)', consulta), ' & ')::tsquery FROM public.partes_de(public.palabras_buscadas($1), false)
$$;
--> statement-breakpoint
-- As before; each part by what it means.
CREATE OR REPLACE FUNCTION parecidos(buscado text) RETURNS TABLE (producto_id uuid, parecido real) LANGUAGE plpgsql STRICT
AS $$
BEGIN
  -- What <<% lets pass, for this transaction. As a setting of the function only a superuser could restore it from a backup.
  PERFORM set_config('pg_trgm.strict_word_similarity_threshold', '0.33', true);
  RETURN QUERY WITH palabras AS MATERIALIZED (
    SELECT n, length(parte) AS largo, public.sonido(parte) AS suena, consulta
    FROM public.partes_de((public.palabras_buscadas(buscado))[:12], true) WITH ORDINALITY AS t (parte, consulta, n)
  ), hallados AS (
    SELECT n, p.producto_id, 1::real AS parecido FROM palabras JOIN public.productos p ON p.indice @@ consulta
    UNION ALL
    SELECT n, p.producto_id, s.parecido
    FROM palabras JOIN public.productos p ON suena OPERATOR(public.<<%) p.sonido,
      LATERAL (SELECT public.strict_word_similarity(suena, p.sonido) AS parecido) s
    WHERE largo > 3 AND NOT EXISTS (SELECT FROM public.productos q WHERE q.indice @@ consulta)
      AND s.parecido > CASE WHEN largo = 4 THEN 0.45 WHEN largo < 7 THEN 0.33 ELSE 0.4 END
  )
  SELECT h.producto_id, sum(h.parecido)::real FROM hallados h GROUP BY 1
  HAVING count(*) = (SELECT count(*) FROM palabras);
END $$;
