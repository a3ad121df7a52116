CREATE TABLE "codigos_de_recuperacion" (
	"huella" text PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "segundos_factores" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"secreto" text NOT NULL,
	"activado_en" timestamp with time zone,
	"ultimo_paso" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "codigos_de_recuperacion" ADD CONSTRAINT "codigos_de_recuperacion_usuario_id_segundos_factores_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."segundos_factores"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segundos_factores" ADD CONSTRAINT "segundos_factores_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codigos_de_recuperacion_usuario" ON "codigos_de_recuperacion" USING btree ("usuario_id");