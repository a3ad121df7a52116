-- The words of a text as a search compares them: without accents, measures in one unit (1kg, 1 kilo and 1000 g are 1000g).
CREATE FUNCTION palabras_de(texto text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  s text := regexp_replace(public.normalizar(texto), '[^a-z0-9.,/]+', ' ', 'g');
  p text;
  cifra text;
  unidad text;
  medida text;
  palabras text[] := '{}';
BEGIN
  IF s ~ '[0-9]' THEN
    -- x500g, and 10x500g which is ten of 500g.
    s := regexp_replace(regexp_replace(s, '([0-9]) ?x ?([0-9])', '\1 x \2', 'g'), '\mx([0-9])', 'x \1', 'g');
    s := regexp_replace(s, '([0-9]) (kilogramos?|kilos?|kgs?|k|miligramos?|mgs?|gramos?|grs?|g|litros?|lts?|l|mililitros?|mls?|cc|unidades|unidad|unid|un|u)\M', '\1\2', 'g');
  END IF;
  FOREACH p IN ARRAY string_to_array(s, ' ') LOOP
    p := btrim(p, '.,/');
    cifra := rtrim(p, 'abcdefghijklmnopqrstuvwxyz');
    unidad := substr(p, length(cifra) + 1);
    medida := CASE
      WHEN unidad IN ('k', 'kg', 'kgs', 'kilo', 'kilos', 'kilogramo', 'kilogramos') THEN '1000 g'
      WHEN unidad IN ('g', 'gr', 'grs', 'gramo', 'gramos') THEN '1 g'
      WHEN unidad IN ('mg', 'mgs', 'miligramo', 'miligramos') THEN '0.001 g'
      WHEN unidad IN ('l', 'lt', 'lts', 'litro', 'litros') THEN '1000 ml'
      WHEN unidad IN ('ml', 'mls', 'cc', 'mililitro', 'mililitros') THEN '1 ml'
      WHEN unidad IN ('u', 'un', 'unid', 'unidad', 'unidades') THEN '1 u'
    END;
    IF medida IS NULL OR cifra !~ '^([0-9]{1,9}([.,][0-9]{1,3})?|[0-9]{1,3}[.][0-9]{3}[.][0-9]{3}|[0-9]{1,3}/[1-9][0-9]?)$' THEN
      palabras := palabras || string_to_array(translate(p, '.,/', '   '), ' ');
    ELSE
      palabras := palabras || (trim_scale(round(split_part(medida, ' ', 1)::numeric * CASE
          WHEN strpos(cifra, '/') > 0 THEN split_part(cifra, '/', 1)::numeric / split_part(cifra, '/', 2)::numeric
          WHEN cifra ~ '[.][0-9]{3}$' THEN replace(cifra, '.', '')::numeric
          ELSE replace(cifra, ',', '.')::numeric
        END, 6)) || split_part(medida, ' ', 2));
    END IF;
  END LOOP;
  RETURN array_remove(palabras, '');
END $$;
--> statement-breakpoint
-- What one and several of a thing have in common: nuez and nueces, tostada and tostados.
CREATE FUNCTION singular(p text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  IF length(p) < 4 THEN RETURN p; END IF;
  IF right(p, 2) IN ('as', 'es', 'is', 'os', 'us') THEN p := left(p, -1); END IF;
  IF right(p, 1) = 'e' THEN p := left(p, -1); END IF;
  IF right(p, 1) = 'z' THEN p := left(p, -1) || 'c'; END IF;
  IF length(p) > 4 AND right(p, 3) IN ('ado', 'ada', 'ido', 'ida') THEN p := left(p, -1); END IF;
  RETURN p;
END $$;
--> statement-breakpoint
-- How words sound: garvanzo and garbanzo, qinoa and quinoa, semiya and semilla are alike. Nothing of numbers and measures.
CREATE FUNCTION sonido(texto text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  s text;
  doble text;
  suenan text[] := '{}';
BEGIN
  FOREACH s IN ARRAY public.palabras_de(texto) LOOP
    CONTINUE WHEN s ~ '[^a-z]';
    s := replace(replace(replace(s, 'cch', '0'), 'ch', '0'), 'sh', '0');
    s := replace(replace(replace(s, 'qu', 'k'), 'ce', 'se'), 'ci', 'si');
    s := replace(replace(replace(replace(s, 'ge', 'je'), 'gi', 'ji'), 'gue', 'ge'), 'gui', 'gi');
    s := replace(replace(replace(replace(s, 'll', 'i'), 'ph', 'f'), 'mb', 'nb'), 'mp', 'np');
    -- What stands without a counterpart, the h, goes.
    s := translate(s, 'qcyzxv0h', 'kkissbx');
    FOREACH doble IN ARRAY '{a,b,d,e,f,g,i,k,l,m,n,o,p,s,t,u}'::text[] LOOP
      s := replace(s, doble || doble, doble);
    END LOOP;
    IF length(s) > 5 AND right(s, 2) IN ('as', 'es', 'os') THEN s := left(s, -1); END IF;
    suenan := suenan || s;
  END LOOP;
  RETURN array_to_string(suenan, ' ');
END $$;
--> statement-breakpoint
-- What a name is found by: each word, with = what its singular and plural share, with ~ its root by the Spanish dictionary.
CREATE FUNCTION indice_de(texto text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  p text;
  partes text[] := '{}';
BEGIN
  FOREACH p IN ARRAY public.palabras_de(texto) LOOP
    partes := partes || p;
    CONTINUE WHEN p ~ '[0-9]';
    partes := partes || ('=' || public.singular(p))
      || COALESCE('~' || (ts_lexize('pg_catalog.spanish_stem', p))[1], p);
  END LOOP;
  RETURN array_to_tsvector(partes);
END $$;
--> statement-breakpoint
-- The words that count of what somebody typed; nothing when there are none.
CREATE FUNCTION palabras_buscadas(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT array_agg(p) FROM unnest(public.palabras_de($1)) AS p
  WHERE p <> ALL ('{a,al,de,del,e,el,en,la,las,los,o,para,por,u,un,una,x,y}')
$$;
--> statement-breakpoint
-- All of these words: a number and a measure as they are, other words by their beginning and as singular or plural; by
-- their root as well where so is said.
CREATE FUNCTION consulta_de(palabras text[], raices boolean) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT string_agg(CASE WHEN p ~ '\d|^..?$' THEN format('''%s''', p) ELSE format('(''%s'':* | ''=%s''', p, public.singular(p))
    || CASE WHEN raices AND length(raiz) > 3 THEN format(' | ''~%s'')', raiz) ELSE ')' END END, ' & ')::tsquery
  FROM unnest(palabras) AS p, LATERAL (SELECT (ts_lexize('pg_catalog.spanish_stem', p))[1] AS raiz) AS r
$$;
--> statement-breakpoint
ALTER TABLE "productos" ADD COLUMN "indice" "tsvector" GENERATED ALWAYS AS (indice_de(nombre)) STORED;--> statement-breakpoint
ALTER TABLE "productos" ADD COLUMN "sonido" text GENERATED ALWAYS AS (sonido(nombre)) STORED;--> statement-breakpoint
CREATE INDEX "productos_indice" ON "productos" USING gin ("indice");--> statement-breakpoint
CREATE INDEX "productos_sonido" ON "productos" USING gin ("sonido" gin_trgm_ops);
--> statement-breakpoint
-- Products that hold each of the words, or one that is much like it where no product at all holds it; how much alike.
CREATE FUNCTION parecidos(buscado text) RETURNS TABLE (producto_id uuid, parecido real) LANGUAGE plpgsql STRICT
AS $$
BEGIN
  -- What <<% lets pass, for this transaction. As a setting of the function only a superuser could restore it from a backup.
  PERFORM set_config('pg_trgm.strict_word_similarity_threshold', '0.33', true);
  RETURN QUERY WITH palabras AS (
    SELECT n, length(p) AS largo, public.sonido(p) AS suena, public.consulta_de(ARRAY[p], true) AS consulta
    FROM unnest((public.palabras_buscadas(buscado))[:12]) WITH ORDINALITY AS t (p, n)
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
