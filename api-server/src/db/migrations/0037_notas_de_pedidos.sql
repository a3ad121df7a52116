CREATE TABLE "carritos_notas" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"texto" text NOT NULL,
	"version" uuid NOT NULL,
	"dispositivo" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carritos_lineas" ADD COLUMN "nota" text;--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD COLUMN "nota" text;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "nota" text;--> statement-breakpoint
ALTER TABLE "carritos_notas" ADD CONSTRAINT "carritos_notas_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;