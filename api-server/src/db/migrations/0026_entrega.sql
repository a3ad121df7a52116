DROP INDEX "detalles_pedidos_pedido";--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD COLUMN "cantidad_pedida" integer;--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD COLUMN "motivo_entrega" text;--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD COLUMN "reemplaza_a" uuid;--> statement-breakpoint
CREATE INDEX "detalles_pedidos_pedido" ON "detalles_pedidos" USING btree ("pedido_id","orden","producto_id","cantidad","total_precio","cantidad_pedida");--> statement-breakpoint
ALTER TABLE detalles_pedidos DROP CONSTRAINT detalles_pedidos_validos;--> statement-breakpoint
-- Nothing may be delivered of what was asked for, or something of what was not: one of the two there always is.
ALTER TABLE detalles_pedidos ADD CONSTRAINT detalles_pedidos_validos CHECK
  (cantidad BETWEEN 0 AND 1000 AND descuento BETWEEN 0 AND 100 AND precio_unitario >= 0
    AND (cantidad_pedida IS NULL OR cantidad_pedida BETWEEN 0 AND 1000)
    AND (cantidad > 0 OR COALESCE(cantidad_pedida, 0) > 0)
    AND (cantidad_pedida IS NULL) = (motivo_entrega IS NULL)
    AND (reemplaza_a IS NULL OR (cantidad_pedida = 0 AND motivo_entrega = 'reemplazo')));--> statement-breakpoint
ALTER TABLE detalles_pedidos ADD CONSTRAINT detalles_pedidos_motivo_valido CHECK
  (motivo_entrega IN ('falta', 'reemplazo', 'acordado'));
