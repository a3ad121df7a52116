-- Functions and triggers: 0c5633104a7a69995b403e5de3d268141a628ba96a51aae778dbb514fa3c00d1
ALTER TABLE "condiciones_de_pago" ALTER COLUMN "plazo" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "condiciones" ADD COLUMN "envio_gratis" integer;--> statement-breakpoint
ALTER TABLE "condiciones" ADD COLUMN "descuento" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "condiciones" ADD COLUMN "plazo" integer;--> statement-breakpoint
ALTER TABLE "condiciones" ADD COLUMN "limite" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "condiciones" ADD COLUMN "vigente_desde" date;--> statement-breakpoint
ALTER TABLE "condiciones" ADD COLUMN "vigente_hasta" date;--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD COLUMN "descuento_condicion" numeric(12, 2);