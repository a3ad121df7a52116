-- Functions and triggers: 74f82e450eedc38462d2dde1137218f5773b236b0eadb56a44f6b04f7b00ead9
CREATE TABLE "condiciones" (
	"condicion_id" uuid PRIMARY KEY NOT NULL,
	"nombre" text COLLATE "alfabetico" NOT NULL,
	"monto_minimo" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "condiciones_precios" (
	"condicion_id" uuid NOT NULL,
	"producto_id" uuid NOT NULL,
	"precio" numeric(12, 2) NOT NULL,
	CONSTRAINT "condiciones_precios_condicion_id_producto_id_pk" PRIMARY KEY("condicion_id","producto_id")
);
--> statement-breakpoint
CREATE TABLE "condiciones_reglas" (
	"condicion_id" uuid NOT NULL,
	"orden" integer NOT NULL,
	"marca_id" uuid,
	"categoria_id" uuid,
	"ajuste" numeric(12, 2) NOT NULL,
	"redondeo" text NOT NULL,
	"direccion" text NOT NULL,
	CONSTRAINT "condiciones_reglas_condicion_id_orden_pk" PRIMARY KEY("condicion_id","orden")
);
--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD COLUMN "precio_base" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD COLUMN "condicion" text;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "condicion_id" uuid;--> statement-breakpoint
ALTER TABLE "condiciones_precios" ADD CONSTRAINT "condiciones_precios_condicion_id_condiciones_condicion_id_fk" FOREIGN KEY ("condicion_id") REFERENCES "public"."condiciones"("condicion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condiciones_precios" ADD CONSTRAINT "condiciones_precios_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condiciones_reglas" ADD CONSTRAINT "condiciones_reglas_condicion_id_condiciones_condicion_id_fk" FOREIGN KEY ("condicion_id") REFERENCES "public"."condiciones"("condicion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condiciones_reglas" ADD CONSTRAINT "condiciones_reglas_marca_id_marcas_marca_id_fk" FOREIGN KEY ("marca_id") REFERENCES "public"."marcas"("marca_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condiciones_reglas" ADD CONSTRAINT "condiciones_reglas_categoria_id_categorias_categoria_id_fk" FOREIGN KEY ("categoria_id") REFERENCES "public"."categorias"("categoria_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "condiciones_nombre" ON "condiciones" USING btree (normalizar(nombre));--> statement-breakpoint
CREATE INDEX "condiciones_precios_producto" ON "condiciones_precios" USING btree ("producto_id");--> statement-breakpoint
CREATE INDEX "condiciones_reglas_marca" ON "condiciones_reglas" USING btree ("marca_id");--> statement-breakpoint
CREATE INDEX "condiciones_reglas_categoria" ON "condiciones_reglas" USING btree ("categoria_id");--> statement-breakpoint
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_condicion_id_condiciones_condicion_id_fk" FOREIGN KEY ("condicion_id") REFERENCES "public"."condiciones"("condicion_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usuarios_condicion" ON "usuarios" USING btree ("condicion_id");