ALTER TABLE "productos" ADD COLUMN "codigo" text;--> statement-breakpoint
CREATE UNIQUE INDEX "productos_codigo_unico" ON "productos" USING btree ("codigo");