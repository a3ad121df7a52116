ALTER TABLE "productos" ADD COLUMN "codigo" text;--> statement-breakpoint
ALTER TABLE "importaciones" ADD COLUMN "con_precios" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "productos_codigo_unico" ON "productos" USING btree ("codigo");