CREATE TABLE "notas_pedidos" (
	"nota_id" uuid PRIMARY KEY NOT NULL,
	"pedido_id" uuid NOT NULL,
	"autor_id" uuid NOT NULL,
	"texto" text NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "detalles_pedidos_producto";--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "asignado_a" uuid;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "etiquetas" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notificaciones" ADD COLUMN "autor_id" uuid;--> statement-breakpoint
ALTER TABLE "notas_pedidos" ADD CONSTRAINT "notas_pedidos_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notas_pedidos" ADD CONSTRAINT "notas_pedidos_autor_id_usuarios_usuario_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notas_pedidos_pedido" ON "notas_pedidos" USING btree ("pedido_id","fecha","nota_id");--> statement-breakpoint
CREATE INDEX "notas_pedidos_autor" ON "notas_pedidos" USING btree ("autor_id");--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_asignado_a_usuarios_usuario_id_fk" FOREIGN KEY ("asignado_a") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pedidos_importe" ON "pedidos" USING btree ("total_precio","fecha_pedido");--> statement-breakpoint
CREATE INDEX "pedidos_asignado" ON "pedidos" USING btree ("asignado_a","fecha_pedido" DESC NULLS LAST,"pedido_id");--> statement-breakpoint
CREATE INDEX "pedidos_etiquetas" ON "pedidos" USING gin ("etiquetas") WHERE etiquetas <> '{}';--> statement-breakpoint
CREATE INDEX "pedidos_etiquetados" ON "pedidos" USING btree ("fecha_pedido" DESC NULLS LAST) WHERE etiquetas <> '{}';--> statement-breakpoint
CREATE INDEX "usuarios_personal" ON "usuarios" USING btree ("apellido","nombre","usuario_id") WHERE roles && '{empleado,admin}'::text[];--> statement-breakpoint
CREATE INDEX "detalles_pedidos_producto" ON "detalles_pedidos" USING btree ("producto_id","pedido_id");
--> statement-breakpoint
-- Whoever placed an order for somebody else looks after it. No sum changes by that.
ALTER TABLE "pedidos" DISABLE TRIGGER "sumas_cambio";--> statement-breakpoint
UPDATE "pedidos" p SET "asignado_a" = c."usuario_id" FROM "pedidos_cambios" c
WHERE c."pedido_id" = p."pedido_id" AND c."tipo" = 'creado' AND c."usuario_id" <> p."usuario_id";--> statement-breakpoint
ALTER TABLE "pedidos" ENABLE TRIGGER "sumas_cambio";
