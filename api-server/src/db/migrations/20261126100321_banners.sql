CREATE TABLE "banners" (
	"banner_id" uuid PRIMARY KEY NOT NULL,
	"titulo" text NOT NULL,
	"texto" text NOT NULL,
	"enlace" text NOT NULL,
	"imagen_id" uuid NOT NULL,
	"desde" date,
	"hasta" date,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_imagen_id_imagenes_imagen_id_fk" FOREIGN KEY ("imagen_id") REFERENCES "public"."imagenes"("imagen_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banners_imagen" ON "banners" USING btree ("imagen_id");
