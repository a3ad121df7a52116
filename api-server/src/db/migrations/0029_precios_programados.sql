CREATE TABLE "precios_programados" (
	"cambio_id" uuid NOT NULL,
	"producto_id" uuid NOT NULL,
	"antes" numeric(12, 2) NOT NULL,
	"nuevo" numeric(12, 2) NOT NULL,
	"oferta_antes" numeric(12, 2),
	"promocion_antes" boolean NOT NULL,
	CONSTRAINT "precios_programados_cambio_id_producto_id_pk" PRIMARY KEY("cambio_id","producto_id")
);
--> statement-breakpoint
ALTER TABLE "cambios_de_precios" ADD COLUMN "desde" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cambios_de_precios" ADD COLUMN "hasta" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cambios_de_precios" ADD COLUMN "hecho_en" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "cambios_de_precios" ADD COLUMN "salteados" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "precios_programados_producto" ON "precios_programados" USING btree ("producto_id");
--> statement-breakpoint
-- Until now each was done as it was asked for.
UPDATE cambios_de_precios SET hecho_en = fecha;
