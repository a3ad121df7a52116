CREATE TABLE "roles_personal" (
	"rol_id" uuid PRIMARY KEY NOT NULL,
	"nombre" text COLLATE "alfabetico" NOT NULL,
	"areas" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "rol_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "roles_personal_nombre" ON "roles_personal" USING btree (normalizar(nombre));--> statement-breakpoint
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_rol_id_roles_personal_rol_id_fk" FOREIGN KEY ("rol_id") REFERENCES "public"."roles_personal"("rol_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usuarios_rol" ON "usuarios" USING btree ("rol_id");
