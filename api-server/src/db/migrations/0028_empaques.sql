CREATE TABLE "empaques" (
	"empaque_id" uuid PRIMARY KEY NOT NULL,
	"pedido_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"bultos" integer NOT NULL,
	"lineas" jsonb NOT NULL,
	"huella" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "estantes" (
	"orden" integer PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"categoria_id" uuid,
	"marca_id" uuid,
	CONSTRAINT "estantes_categoria" UNIQUE("categoria_id"),
	CONSTRAINT "estantes_marca" UNIQUE("marca_id"),
	CONSTRAINT "estantes_validos" CHECK (CASE tipo WHEN 'categoria' THEN categoria_id IS NOT NULL AND marca_id IS NULL
        WHEN 'marca' THEN marca_id IS NOT NULL AND categoria_id IS NULL ELSE false END)
);
--> statement-breakpoint
ALTER TABLE "empaques" ADD CONSTRAINT "empaques_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "empaques" ADD CONSTRAINT "empaques_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estantes" ADD CONSTRAINT "estantes_categoria_id_categorias_categoria_id_fk" FOREIGN KEY ("categoria_id") REFERENCES "public"."categorias"("categoria_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estantes" ADD CONSTRAINT "estantes_marca_id_marcas_marca_id_fk" FOREIGN KEY ("marca_id") REFERENCES "public"."marcas"("marca_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "empaques_pedido" ON "empaques" USING btree ("pedido_id","fecha" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "empaques_usuario" ON "empaques" USING btree ("usuario_id");