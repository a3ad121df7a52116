CREATE TABLE "fotos_pedidos" (
	"foto_id" uuid PRIMARY KEY NOT NULL,
	"pedido_id" uuid NOT NULL,
	"huella" text NOT NULL,
	"contenido" "bytea" NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fotos_pedidos_huella" UNIQUE("pedido_id","huella")
);
--> statement-breakpoint
ALTER TABLE "fotos_pedidos" ADD CONSTRAINT "fotos_pedidos_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fotos_pedidos_fecha" ON "fotos_pedidos" USING btree ("fecha");