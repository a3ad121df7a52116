CREATE TABLE "vistas" (
	"vista_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"nombre" text NOT NULL,
	"de_equipo" boolean NOT NULL,
	"filtros" jsonb NOT NULL,
	"columnas" text[],
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vistas" ADD CONSTRAINT "vistas_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vistas_usuario" ON "vistas" USING btree ("usuario_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vistas_nombre_propio" ON "vistas" USING btree ("usuario_id",normalizar(nombre)) WHERE NOT de_equipo;--> statement-breakpoint
CREATE UNIQUE INDEX "vistas_nombre_de_equipo" ON "vistas" USING btree (normalizar(nombre)) WHERE de_equipo;