ALTER TABLE "pedidos" ADD COLUMN "bultos" integer;--> statement-breakpoint
-- Packed are those whose newest packing has what they want by now. No sum changes by that.
ALTER TABLE "pedidos" DISABLE TRIGGER "sumas_cambio";--> statement-breakpoint
UPDATE "pedidos" p SET "bultos" = e."bultos"
FROM (SELECT DISTINCT ON (pedido_id) * FROM "empaques" ORDER BY pedido_id, fecha DESC) e
WHERE e."pedido_id" = p."pedido_id" AND ARRAY(
  SELECT d."producto_id" || ' ' || d."cantidad" FROM "detalles_pedidos" d
  WHERE d."pedido_id" = p."pedido_id" AND d."cantidad" > 0 ORDER BY 1
) = ARRAY(
  SELECT l."producto_id" || ' ' || l."cantidad"
  FROM jsonb_to_recordset(e."lineas") AS l ("producto_id" uuid, "cantidad" integer) WHERE l."cantidad" > 0 ORDER BY 1
);--> statement-breakpoint
ALTER TABLE "pedidos" ENABLE TRIGGER "sumas_cambio";--> statement-breakpoint
CREATE INDEX "pedidos_por_empacar" ON "pedidos" USING btree ("fecha_pedido" DESC NULLS LAST,"pedido_id") WHERE estado_pedido = 'aprobado' AND bultos IS NULL;
