
ALTER TABLE "usuarios" ADD COLUMN "buscado" text GENERATED ALWAYS AS (sin_signos(nombre || ' ' || apellido || E'\n' || email || E'\n' || dni::text || E'\n' || nombre_comercio || E'\n' || cifras_de_telefono(telefono))) STORED;--> statement-breakpoint
CREATE INDEX "usuarios_buscado" ON "usuarios" USING gin ("buscado" gin_trgm_ops);
