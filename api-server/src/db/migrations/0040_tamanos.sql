-- A name without the size at its end, as `api-client/contract/tamano.ts` tells the two apart: nothing where it ends in none.
CREATE FUNCTION sin_tamano(nombre text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT substring(
    public.normalizar(nombre)
    FROM '^(.*?\S)\s(?:(?:(?:bulto|caja|pack|bolsa|fardo|display)\s+)?x\s*\d.*|por (?:kilo|unidad|bulto)|\d[\d.,]*\s*(?:kg|g|gr|lt?|ml|cc)\.?)$'
  )
$$;
--> statement-breakpoint
ALTER TABLE "productos" ADD COLUMN "sin_tamano" text GENERATED ALWAYS AS (sin_tamano(nombre)) STORED;--> statement-breakpoint
ALTER TABLE "productos" ADD COLUMN "grupo_id" uuid;--> statement-breakpoint
CREATE INDEX "productos_grupo" ON "productos" USING btree ("grupo_id") WHERE grupo_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "productos_sin_grupo" ON "productos" USING btree ("sin_tamano","marca_id","producto_id") WHERE esta_activo AND grupo_id IS NULL AND sin_tamano IS NOT NULL;