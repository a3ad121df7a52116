ALTER TABLE "ajustes" ADD COLUMN "monto_minimo" integer DEFAULT 50000 NOT NULL;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "envio_gratis" integer DEFAULT 70000 NOT NULL;--> statement-breakpoint
-- They stand in pages that visitors see.
CREATE TRIGGER catalogo_ajustes AFTER UPDATE OF "monto_minimo", "envio_gratis" ON "ajustes"
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
