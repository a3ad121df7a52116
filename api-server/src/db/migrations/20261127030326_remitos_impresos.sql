CREATE TABLE "remitos_impresos" (
	"numero" integer PRIMARY KEY NOT NULL,
	"pedido_id" uuid NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	"impreso_por" uuid,
	"reemplaza_a" integer,
	"datos" jsonb NOT NULL,
	"cliente" jsonb,
	"pdf" bytea
);
--> statement-breakpoint
ALTER TABLE "remitos_impresos" ADD CONSTRAINT "remitos_impresos_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remitos_impresos" ADD CONSTRAINT "remitos_impresos_impreso_por_usuarios_usuario_id_fk" FOREIGN KEY ("impreso_por") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remitos_impresos_pedido" ON "remitos_impresos" USING btree ("pedido_id","numero");--> statement-breakpoint
CREATE INDEX "remitos_impresos_por" ON "remitos_impresos" USING btree ("impreso_por");
