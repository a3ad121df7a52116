-- The digits of a telephone, however it is written, and once more without the 15 of a mobile, where there is one after the
-- area's code: the same person is called as 02477 15-415555 and as +54 9 2477 41-5555.
CREATE FUNCTION cifras_de_telefono(telefono text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT cifras || CASE WHEN sin_15 = cifras THEN '' ELSE E'\n' || sin_15 END
  FROM (SELECT regexp_replace(telefono, '[^0-9]', '', 'g')) a (cifras),
    regexp_replace(cifras, '^((00)?549?|0)?(?=[0-9]{12}$)(11|[23][0-9]{2,3})15([0-9]{6,8})$', '\3\4') b (sin_15)
$$;
--> statement-breakpoint
ALTER TABLE "usuarios" drop column "busqueda";--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (normalizar(nombre || ' ' || apellido || E'
' || email || E'
' || dni::text || E'
' || nombre_comercio || E'
' || cifras_de_telefono(telefono))) STORED;--> statement-breakpoint
-- It went with the column.
CREATE INDEX "usuarios_busqueda" ON "usuarios" USING gin ("busqueda" gin_trgm_ops);
