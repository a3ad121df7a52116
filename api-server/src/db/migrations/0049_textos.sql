ALTER TABLE "ajustes" ADD COLUMN "anuncio_desde" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "anuncio_hasta" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "titulo_inicio" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "texto_inicio" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "texto_nosotros" text;--> statement-breakpoint
-- They stand in pages that visitors see.
DROP TRIGGER catalogo_ajustes ON "ajustes";--> statement-breakpoint
CREATE TRIGGER catalogo_ajustes AFTER UPDATE OF "monto_minimo", "envio_gratis", "nombre", "telefono", "email", "ciudad",
  "instagram", "whatsapp", "horarios", "anuncio", "anuncio_desde", "anuncio_hasta", "titulo_inicio", "texto_inicio",
  "texto_nosotros" ON "ajustes"
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
