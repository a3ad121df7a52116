-- Functions and triggers: 94283c33bdc600dd62b472e0ab957e4df1e908f28d56139eb9a9cd1ffd6eac29
ALTER TABLE "productos" ADD COLUMN "se_pesa" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD COLUMN "cantidad_exacta" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD COLUMN "pedida_exacta" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "sumas" ADD COLUMN "fraccion" numeric(20, 3) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "detalles_pedidos" DROP CONSTRAINT "detalles_pedidos_motivo_valido";--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD CONSTRAINT "detalles_pedidos_motivo_valido" CHECK
  (motivo_entrega IN ('falta', 'reemplazo', 'acordado', 'peso'));--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD CONSTRAINT "detalles_pedidos_exactas_validas" CHECK
  (cantidad_exacta > 0 AND cantidad_exacta < 1000 AND pedida_exacta > 0 AND pedida_exacta < 1000);
