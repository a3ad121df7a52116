-- Words as the search compares them. The first sign of a lexeme tells its kind:
--   = the common form of singular and plural    ~ the Spanish root    + two neighbouring words as one
--   # the number of a size    @ a code without separators

-- Returns the words of a text: without accents, measures in one unit (1kg, 1 kilo and 1000 g are 1000g).
CREATE OR REPLACE FUNCTION palabras_de(texto text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  s text := regexp_replace(public.normalizar(texto), '[^a-z0-9.,/]+', ' ', 'g');
  p text;
  cifra text;
  unidad text;
  medida text;
  palabras text[] := '{}';
BEGIN
  IF s ~ '[0-9]' THEN
    -- Splits x500g, and 10x500g, which means ten units of 500 g.
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

-- Returns the common form of singular and plural: nuez and nueces, tostada and tostados.
CREATE OR REPLACE FUNCTION singular(p text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  IF length(p) < 4 THEN RETURN p; END IF;
  IF right(p, 2) IN ('as', 'es', 'is', 'os', 'us') THEN p := left(p, -1); END IF;
  IF right(p, 1) = 'e' THEN p := left(p, -1); END IF;
  IF right(p, 1) = 'z' THEN p := left(p, -1) || 'c'; END IF;
  IF length(p) > 4 AND right(p, 3) IN ('ado', 'ada', 'ido', 'ida') THEN p := left(p, -1); END IF;
  RETURN p;
END $$;

-- Returns how words sound: garvanzo and garbanzo, qinoa and quinoa, semiya and semilla are equal. Skips numbers and
-- measures.
CREATE OR REPLACE FUNCTION sonido(texto text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
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
    -- The last letter, h, has no counterpart: `translate` deletes it.
    s := translate(s, 'qcyzxv0h', 'kkissbx');
    FOREACH doble IN ARRAY '{a,b,d,e,f,g,i,k,l,m,n,o,p,s,t,u}'::text[] LOOP
      s := replace(s, doble || doble, doble);
    END LOOP;
    IF length(s) > 5 AND right(s, 2) IN ('as', 'es', 'os') THEN s := left(s, -1); END IF;
    suenan := suenan || s;
  END LOOP;
  RETURN array_to_string(suenan, ' ');
END $$;

-- Returns the lexemes of a name: each word, its common form (=) and its root (~).
CREATE OR REPLACE FUNCTION indice_de(texto text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
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

-- Returns the significant words of a search text; null without any.
CREATE OR REPLACE FUNCTION palabras_buscadas(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT array_agg(p) FROM unnest(public.palabras_de($1)) AS p
  WHERE p <> ALL ('{a,al,de,del,e,el,en,la,las,los,o,para,por,u,un,una,x,y}')
$$;

-- Returns the common form of a word or phrase: Castañas de Cajú and castana caju are equal. Null without significant words.
CREATE OR REPLACE FUNCTION clave_de_palabra(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT string_agg(public.singular(p), ' ' ORDER BY n) FROM unnest(public.palabras_buscadas($1)) WITH ORDINALITY AS t (p, n)
$$;

-- Returns the words of an index that can be mistyped: no numbers, and no lexemes with a sign.
CREATE OR REPLACE FUNCTION palabras_en(indice tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT p FROM unnest(tsvector_to_array(indice)) AS p WHERE p ~ '^[a-z]{3,}$'
$$;

-- Joins letters with a dot after each: T.A.C.C. is tacc.
CREATE OR REPLACE FUNCTION sin_puntos(texto text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(public.normalizar(texto), '\m([a-z])[.](?=[a-z]\M)', '\1', 'g')
$$;

-- Returns the lexemes for two neighbouring words (omega3), and for sizes in the unit and in a thousand units: 500 g is #500
-- and #0.5.
CREATE OR REPLACE FUNCTION lexemas_unidas(texto text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
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

-- Returns all lexemes of a text.
CREATE OR REPLACE FUNCTION lexemas_de(texto text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT tsvector_to_array(public.indice_de(texto)) || public.lexemas_unidas(texto)
$$;

-- Returns the lexemes of a code: its words, and the code without separators, for a search by its beginning.
CREATE OR REPLACE FUNCTION lexemas_de_codigo(codigo text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN junto = '' OR junto IS NULL THEN '{}' ELSE public.palabras_de(codigo) || ('@' || junto) END
  FROM (SELECT regexp_replace(public.normalizar(codigo), '[^a-z0-9]+', '', 'g') AS junto) AS c
$$;

-- Returns the word, and the word without each of its letters. Two words that share a result differ by at most one
-- missing, added, replaced or swapped letter.
CREATE OR REPLACE FUNCTION vecinas(p text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT ARRAY (SELECT DISTINCT left(p, i - 1) || substr(p, i + 1) FROM generate_series(1, least(length(p), 60)) AS i) || p
$$;

-- Returns whether the words differ by two neighbouring letters that are swapped.
CREATE OR REPLACE FUNCTION es_trueque(a text, b text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT length(a) = length(b) AND EXISTS (
    SELECT FROM generate_series(1, length(a) - 1) AS i
    WHERE left(a, i - 1) || substr(a, i + 1, 1) || substr(a, i, 1) || substr(a, i + 2) = b)
$$;

-- Returns the significant words of a typed text. A number without a unit stays a number; a fraction becomes # and its value.
CREATE OR REPLACE FUNCTION palabras_tecleadas(texto text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
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
