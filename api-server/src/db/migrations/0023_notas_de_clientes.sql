CREATE TABLE "notas_usuarios" (
	"nota_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"autor_id" uuid NOT NULL,
	"texto" text NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "pedidos_usuario";--> statement-breakpoint
ALTER TABLE "notas_usuarios" ADD CONSTRAINT "notas_usuarios_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notas_usuarios" ADD CONSTRAINT "notas_usuarios_autor_id_usuarios_usuario_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notas_usuarios_usuario" ON "notas_usuarios" USING btree ("usuario_id","fecha","nota_id");--> statement-breakpoint
CREATE INDEX "notas_usuarios_autor" ON "notas_usuarios" USING btree ("autor_id");--> statement-breakpoint
CREATE INDEX "pedidos_usuario" ON "pedidos" USING btree ("usuario_id","fecha_pedido" DESC NULLS LAST,"pedido_id","estado_pedido","total_precio");