CREATE TABLE "sesiones" (
	"sesion_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"sesion" integer NOT NULL,
	"app" text NOT NULL,
	"dispositivo" text NOT NULL,
	"direccion" text NOT NULL,
	"creada_en" timestamp with time zone DEFAULT now() NOT NULL,
	"usada_en" timestamp with time zone DEFAULT now() NOT NULL,
	"vence_en" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sesiones" ADD CONSTRAINT "sesiones_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sesiones_usuario" ON "sesiones" USING btree ("usuario_id","usada_en");--> statement-breakpoint
CREATE INDEX "sesiones_vencidas" ON "sesiones" USING btree ("vence_en");--> statement-breakpoint
-- One that is opened raises nothing, so that nobody's answers wait for another's login; nor does sweeping what is past.
CREATE FUNCTION subir_version_de_sesiones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM cerradas WHERE vence_en > now()) THEN
    UPDATE versiones SET version = version + 1 WHERE clave = 'sesiones';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER version_sesiones_cerradas AFTER DELETE ON sesiones REFERENCING OLD TABLE AS cerradas
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version_de_sesiones();
