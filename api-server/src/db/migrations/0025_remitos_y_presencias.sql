CREATE TABLE "presencias" (
	"pedido_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"vence" timestamp with time zone NOT NULL,
	CONSTRAINT "presencias_pedido_id_usuario_id_pk" PRIMARY KEY("pedido_id","usuario_id")
);
--> statement-breakpoint
CREATE TABLE "remitos" (
	"pedido_id" uuid PRIMARY KEY NOT NULL,
	"numero" integer NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remitos_numero_unique" UNIQUE("numero")
);
--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "remitos_desde" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "presencias" ADD CONSTRAINT "presencias_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presencias" ADD CONSTRAINT "presencias_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remitos" ADD CONSTRAINT "remitos_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presencias_usuario" ON "presencias" USING btree ("usuario_id");--> statement-breakpoint
-- Papers that were handed over until now carry the numbers of their orders: none of these comes again.
UPDATE "ajustes" SET "remitos_desde" = coalesce((SELECT max("numero") + 1 FROM "pedidos"), 1);
