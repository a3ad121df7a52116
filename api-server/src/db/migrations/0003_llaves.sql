CREATE TABLE "enlaces_solicitados" (
	"huella" text PRIMARY KEY NOT NULL,
	"fecha" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "llaves" (
	"huella" text PRIMARY KEY NOT NULL,
	"para" text NOT NULL,
	"usuario_id" uuid NOT NULL,
	"vence_en" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "llaves" ADD CONSTRAINT "llaves_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enlaces_solicitados_fecha" ON "enlaces_solicitados" USING btree ("fecha");--> statement-breakpoint
CREATE INDEX "llaves_usuario" ON "llaves" USING btree ("usuario_id","para");--> statement-breakpoint
CREATE INDEX "llaves_vencidas" ON "llaves" USING btree ("vence_en");