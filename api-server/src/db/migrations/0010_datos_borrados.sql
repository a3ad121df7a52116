CREATE TABLE "destinatarios" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"apellido" text NOT NULL,
	"nombre_comercio" text NOT NULL,
	"dni" bigint NOT NULL,
	"dom_fiscal" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "datos_borrados_en" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "destinatarios" ADD CONSTRAINT "destinatarios_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;