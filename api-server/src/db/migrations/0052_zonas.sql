CREATE TABLE "costos" (
	"producto_id" uuid PRIMARY KEY NOT NULL,
	"costo" numeric(12, 2),
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD COLUMN "costo_unitario" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "costos" ADD CONSTRAINT "costos_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "detalles_pedidos_cambiados" ON "detalles_pedidos" USING btree ("pedido_id","cantidad","cantidad_pedida") WHERE cantidad_pedida IS NOT NULL;