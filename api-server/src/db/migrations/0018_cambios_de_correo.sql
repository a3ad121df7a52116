CREATE TABLE "cambios_de_correo" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"de" text NOT NULL,
	"pedido_en" timestamp with time zone DEFAULT now() NOT NULL,
	"vence_en" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cambios_de_correo" ADD CONSTRAINT "cambios_de_correo_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cambios_de_correo_vencidos" ON "cambios_de_correo" USING btree ("vence_en");