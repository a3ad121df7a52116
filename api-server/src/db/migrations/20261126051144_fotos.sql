CREATE TABLE "importaciones_fotos" (
	"importacion_id" uuid NOT NULL,
	"archivo" text NOT NULL,
	"huella" text,
	"imagen_id" uuid,
	"motivo" text,
	CONSTRAINT "importaciones_fotos_importacion_id_archivo_pk" PRIMARY KEY("importacion_id","archivo")
);
--> statement-breakpoint
CREATE TABLE "importaciones_imagenes" (
	"importacion_id" uuid NOT NULL,
	"imagen_id" uuid NOT NULL,
	CONSTRAINT "importaciones_imagenes_importacion_id_imagen_id_pk" PRIMARY KEY("importacion_id","imagen_id")
);
--> statement-breakpoint
ALTER TABLE "imagenes" ADD COLUMN "huella" text;--> statement-breakpoint
ALTER TABLE "importaciones" ADD COLUMN "sin_foto" integer;--> statement-breakpoint
ALTER TABLE "importaciones_filas" ADD COLUMN "fotos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "importaciones_fotos" ADD CONSTRAINT "importaciones_fotos_importacion_id_importaciones_importacion_id_fk" FOREIGN KEY ("importacion_id") REFERENCES "public"."importaciones"("importacion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importaciones_imagenes" ADD CONSTRAINT "importaciones_imagenes_importacion_id_importaciones_importacion_id_fk" FOREIGN KEY ("importacion_id") REFERENCES "public"."importaciones"("importacion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importaciones_imagenes" ADD CONSTRAINT "importaciones_imagenes_imagen_id_imagenes_imagen_id_fk" FOREIGN KEY ("imagen_id") REFERENCES "public"."imagenes"("imagen_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "importaciones_imagenes_imagen" ON "importaciones_imagenes" USING btree ("imagen_id");