-- Texts as searches and unique indexes compare them.
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Folds a text: without accents, in lower case. PostgreSQL declares unaccent() as STABLE because its dictionary could
-- change. This dictionary never changes, and an index needs an IMMUTABLE function.
CREATE OR REPLACE FUNCTION normalizar(text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

-- Folds a text for the search of people: also without the signs in names, CUITs and e-mails. O'Higgins is ohiggins.
CREATE OR REPLACE FUNCTION sin_signos(texto text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT translate(public.normalizar(texto), '''"`´’‘“”.,;:·-_/\()[]&+*#@°º', '')
$$;

-- Returns what a name looks like: two names with the same result look the same on a screen. Ignores accents, case,
-- invisible characters, widths of letters, kinds of hyphens and apostrophes, and the number of spaces. Cyrillic and Greek
-- letters that look like Latin letters become these.
CREATE OR REPLACE FUNCTION parecido(text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$
  SELECT btrim(regexp_replace(translate(
    public.normalizar(regexp_replace(normalize($1, NFKC),
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000e0000-\U000e0fff]',
      '', 'g')),
    U&'\0430\0432\0435\043A\043C\043D\043E\0440\0441\0442\0443\0445\0455\0456\0458\0501\04BB\04CF\0410\0412\0415\041A\041C\041D\041E\0420\0421\0422\0423\0425\0405\0406\0408\03B1\03B2\03B5\03B7\03B9\03BA\03BC\03BD\03BF\03C1\03C4\03C5\03C7\0391\0392\0395\0396\0397\0399\039A\039C\039D\039F\03A1\03A4\03A5\03A7\0131\0251\2010\2011\2012\2013\2014\2212\2018\2019\02BC\00B4\0060',
    U&'abekmhopctyxsijdhlabekmhopctyxsijabenikmvoptyxabezhikmnoptyxia------\0027\0027\0027\0027\0027'),
    '\s+', ' ', 'g'))
$$;

-- Returns the digits of a telephone number. A mobile number with the area code and 15 follows on a second line without the
-- 15: the same person has 02477 15-415555 and +54 9 2477 41-5555.
CREATE OR REPLACE FUNCTION cifras_de_telefono(telefono text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT cifras || CASE WHEN sin_15 = cifras THEN '' ELSE E'\n' || sin_15 END
  FROM (SELECT regexp_replace(telefono, '[^0-9]', '', 'g')) a (cifras),
    regexp_replace(cifras, '^((00)?549?|0)?(?=[0-9]{12}$)(11|[23][0-9]{2,3})15([0-9]{6,8})$', '\3\4') b (sin_15)
$$;

-- The next three functions return what similar accounts share; null for a text that is too short to compare.
-- For a telephone: the last ten digits, without the 15 of a mobile.
CREATE OR REPLACE FUNCTION telefono_comparado(telefono text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT CASE WHEN length(cifras) >= 6 THEN right(cifras, 10) END
  FROM (SELECT regexp_replace(public.cifras_de_telefono(telefono), '^.*\n', '')) a (cifras)
$$;

-- For an address: the text without punctuation.
CREATE OR REPLACE FUNCTION domicilio_comparado(domicilio text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT NULLIF(btrim(regexp_replace(public.normalizar(domicilio), '[^a-z0-9]+', ' ', 'g')), '')
$$;

-- For an e-mail: the mailbox without dots and without the part after +.
CREATE OR REPLACE FUNCTION correo_comparado(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(email), '@', 2)
$$;

-- Returns a name without the size at its end, by the same rule as `api-client/contract/tamano.ts`. Null without a size.
CREATE OR REPLACE FUNCTION sin_tamano(nombre text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT substring(
    public.normalizar(nombre)
    FROM '^(.*?\S)\s(?:(?:(?:bulto|caja|pack|bolsa|fardo|display)\s+)?x\s*\d.*|por (?:kilo|unidad|bulto)|\d[\d.,]*\s*(?:kg|g|gr|lt?|ml|cc)\.?)$'
  )
$$;
