CREATE TABLE "pedidos_avisos" (
	"pedido_id" uuid PRIMARY KEY NOT NULL,
	"estado_pedido" text NOT NULL,
	"lineas" jsonb,
	"vence" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pedidos_avisos" ADD CONSTRAINT "pedidos_avisos_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;