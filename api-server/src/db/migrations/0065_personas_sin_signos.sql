-- A text as a search for people compares it: without accents and without the signs that names, CUITs and e-mails are written
-- with. O'Higgins is ohiggins, whoever writes it.
CREATE FUNCTION sin_signos(texto text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT translate(public.normalizar(texto), '''"`´’‘“”.,;:·-_/\()[]&+*#@°º', '')
$$;
--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "buscado" text GENERATED ALWAYS AS (sin_signos(nombre || ' ' || apellido || E'\n' || email || E'\n' || dni::text || E'\n' || nombre_comercio || E'\n' || cifras_de_telefono(telefono))) STORED;--> statement-breakpoint
CREATE INDEX "usuarios_buscado" ON "usuarios" USING gin ("buscado" gin_trgm_ops);
