ALTER TABLE "ajustes" ADD COLUMN "nombre" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "telefono" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "ciudad" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "instagram" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "whatsapp" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "horarios" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "anuncio" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "linea_legal" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "cuit" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "direccion" text;--> statement-breakpoint
-- They stand in pages that visitors see.
DROP TRIGGER catalogo_ajustes ON "ajustes";--> statement-breakpoint
CREATE TRIGGER catalogo_ajustes AFTER UPDATE OF "monto_minimo", "envio_gratis", "nombre", "telefono", "email", "ciudad",
  "instagram", "whatsapp", "horarios", "anuncio" ON "ajustes"
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
