-- Functions and triggers: 950e49945f03f7143abfe3cf4a04fb71c90184077a042f88778c3ccc867308b8
CREATE TABLE "condiciones_cantidades" (
	"condicion_id" uuid NOT NULL,
	"producto_id" uuid NOT NULL,
	"minimo" integer NOT NULL,
	"multiplo" integer NOT NULL,
	"escalas" jsonb NOT NULL,
	CONSTRAINT "condiciones_cantidades_condicion_id_producto_id_pk" PRIMARY KEY("condicion_id","producto_id")
);
--> statement-breakpoint
CREATE TABLE "productos_cantidades" (
	"producto_id" uuid PRIMARY KEY NOT NULL,
	"minimo" integer NOT NULL,
	"multiplo" integer NOT NULL,
	"escalas" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD COLUMN "precio_de_uno" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD COLUMN "escala_desde" integer;--> statement-breakpoint
ALTER TABLE "condiciones_cantidades" ADD CONSTRAINT "condiciones_cantidades_condicion_id_condiciones_condicion_id_fk" FOREIGN KEY ("condicion_id") REFERENCES "public"."condiciones"("condicion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condiciones_cantidades" ADD CONSTRAINT "condiciones_cantidades_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productos_cantidades" ADD CONSTRAINT "productos_cantidades_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "condiciones_cantidades_producto" ON "condiciones_cantidades" USING btree ("producto_id");