ALTER TABLE "ajustes" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "imagen_id" uuid;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "logo_ancho" integer;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "logo_alto" integer;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "logo_tono" text;--> statement-breakpoint
ALTER TABLE "ajustes" ADD CONSTRAINT "ajustes_imagen_id_imagenes_imagen_id_fk" FOREIGN KEY ("imagen_id") REFERENCES "public"."imagenes"("imagen_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ajustes_imagen_id_index" ON "ajustes" USING btree ("imagen_id");
