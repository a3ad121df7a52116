ALTER TABLE "ajustes" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "imagen_id" uuid;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "logo_ancho" integer;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "logo_alto" integer;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "logo_tono" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD CONSTRAINT "ajustes_imagen_id_imagenes_imagen_id_fk" FOREIGN KEY ("imagen_id") REFERENCES "public"."imagenes"("imagen_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ajustes_imagen_id_index" ON "ajustes" USING btree ("imagen_id");--> statement-breakpoint
-- They stand in pages that visitors see.
DROP TRIGGER catalogo_ajustes ON "ajustes";--> statement-breakpoint
CREATE TRIGGER catalogo_ajustes AFTER UPDATE OF "monto_minimo", "envio_gratis", "nombre", "telefono", "email", "ciudad",
  "instagram", "whatsapp", "horarios", "anuncio", "anuncio_desde", "anuncio_hasta", "titulo_inicio", "texto_inicio",
  "texto_nosotros", "color", "imagen_id" ON "ajustes"
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');--> statement-breakpoint
CREATE TRIGGER catalogo_feriados AFTER INSERT OR UPDATE OR DELETE ON "feriados"
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
