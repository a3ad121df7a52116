CREATE TABLE "ajustes" (
	"unico" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"exige_segundo_factor" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE ajustes ADD CONSTRAINT ajustes_una_fila CHECK (unico);
--> statement-breakpoint
INSERT INTO ajustes DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO versiones (clave) VALUES ('ajustes');
--> statement-breakpoint
CREATE TRIGGER version_ajustes AFTER UPDATE ON ajustes
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('ajustes');
--> statement-breakpoint
-- Whether a session is open to all that is staff's hangs on its account's second factor.
CREATE TRIGGER version_sesiones_factor AFTER UPDATE OF activado_en ON segundos_factores
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('sesiones');
--> statement-breakpoint
CREATE TRIGGER version_sesiones_sin_factor AFTER DELETE ON segundos_factores
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('sesiones');
