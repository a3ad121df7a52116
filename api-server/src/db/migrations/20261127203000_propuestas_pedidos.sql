CREATE TABLE "propuestas_pedidos" (
	"propuesta_id" uuid PRIMARY KEY NOT NULL,
	"pedido_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"lineas" jsonb NOT NULL,
	"total_precio" numeric(12, 2) NOT NULL,
	"estado" text DEFAULT 'abierta' NOT NULL,
	"motivo" text,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL,
	"resuelta_en" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "propuestas_pedidos" ADD CONSTRAINT "propuestas_pedidos_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "propuestas_pedidos" ADD CONSTRAINT "propuestas_pedidos_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "propuestas_pedidos_abierta" ON "propuestas_pedidos" USING btree ("pedido_id") WHERE estado = 'abierta';--> statement-breakpoint
CREATE INDEX "propuestas_pedidos_pedido" ON "propuestas_pedidos" USING btree ("pedido_id","fecha");--> statement-breakpoint
CREATE INDEX "propuestas_pedidos_usuario" ON "propuestas_pedidos" USING btree ("usuario_id");