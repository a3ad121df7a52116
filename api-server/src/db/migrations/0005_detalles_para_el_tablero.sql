DROP INDEX "detalles_pedidos_pedido";--> statement-breakpoint
CREATE INDEX "detalles_pedidos_pedido" ON "detalles_pedidos" USING btree ("pedido_id","orden","producto_id","cantidad","total_precio");