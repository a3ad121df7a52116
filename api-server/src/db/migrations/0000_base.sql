-- What the schema below needs of PostgreSQL: search without accents, and trigrams to find a word inside a longer name.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- unaccent() itself is only STABLE, since its dictionary could be changed; ours is not, and an index wants IMMUTABLE.
CREATE FUNCTION normalizar(text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;
--> statement-breakpoint
-- The same order in every PostgreSQL, whatever its own: Spanish, and numbers by their value.
CREATE COLLATION alfabetico (provider = icu, locale = 'es-AR-u-kn-true');
