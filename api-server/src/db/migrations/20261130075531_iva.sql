-- Functions and triggers: 223d117c3c9816a80d484a957e8f9cf141c2487519c4ad9370fbfaa38956bae4
ALTER TABLE "productos" ADD COLUMN "alicuota_iva" numeric(12, 2) DEFAULT 21 NOT NULL;--> statement-breakpoint
ALTER TABLE "condiciones" ADD COLUMN "iva" text;--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD COLUMN "alicuota_iva" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "iva" text DEFAULT 'incluido' NOT NULL;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "condicion_iva" text;