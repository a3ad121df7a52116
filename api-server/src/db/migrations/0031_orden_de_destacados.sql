DROP INDEX "productos_destacados";--> statement-breakpoint
ALTER TABLE "productos" ADD COLUMN "orden_destacado" integer;--> statement-breakpoint
CREATE INDEX "productos_destacados" ON "productos" USING btree ("orden_destacado","busqueda","producto_id") WHERE esta_activo AND producto_destacado;