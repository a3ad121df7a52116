CREATE TABLE "costos" (
	"producto_id" uuid PRIMARY KEY NOT NULL,
	"costo" numeric(12, 2),
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feriados" (
	"fecha" date PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zonas" (
	"zona_id" uuid PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"localidades" text[] NOT NULL,
	"codigos_postales" text[] NOT NULL,
	"dias" text[] NOT NULL,
	"recibe_pedidos" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD COLUMN "costo_unitario" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "costos" ADD CONSTRAINT "costos_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "zonas_nombre" ON "zonas" USING btree (normalizar(nombre));--> statement-breakpoint
CREATE INDEX "detalles_pedidos_cambiados" ON "detalles_pedidos" USING btree ("pedido_id","cantidad","cantidad_pedida") WHERE cantidad_pedida IS NOT NULL;--> statement-breakpoint
CREATE INDEX "pedidos_entrega" ON "pedidos" USING btree ((entrega->>'domicilio')) WHERE entrega IS NOT NULL;