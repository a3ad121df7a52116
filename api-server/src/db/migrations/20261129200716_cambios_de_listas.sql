-- Functions and triggers: e83176010e6537ae6a724761e9d769232b6018cb087a89efc86a3d0a6f20b5b5
CREATE TABLE "condiciones_historia" (
	"condicion_id" uuid NOT NULL,
	"producto_id" uuid NOT NULL,
	"historia_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "condiciones_historia_historia_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"usuario_id" uuid,
	"origen" text NOT NULL,
	"cambio_id" uuid,
	"antes" numeric(12, 2),
	"precio" numeric(12, 2),
	CONSTRAINT "condiciones_historia_producto_id_condicion_id_historia_id_pk" PRIMARY KEY("producto_id","condicion_id","historia_id")
);
--> statement-breakpoint
ALTER TABLE "cambios_de_precios" ADD COLUMN "condicion_id" uuid;--> statement-breakpoint
ALTER TABLE "cambios_de_precios" ADD COLUMN "reglas_antes" jsonb;--> statement-breakpoint
ALTER TABLE "cambios_de_precios" ADD COLUMN "reglas" jsonb;--> statement-breakpoint
ALTER TABLE "cambios_de_precios" ADD COLUMN "propios" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cambios_de_precios" ADD COLUMN "propios_repuestos" integer;--> statement-breakpoint
ALTER TABLE "cambios_de_precios" ADD COLUMN "reglas_repuestas" boolean;--> statement-breakpoint
CREATE INDEX "condiciones_historia_cambio" ON "condiciones_historia" USING btree ("cambio_id","condicion_id","producto_id");