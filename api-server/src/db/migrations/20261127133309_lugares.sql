ALTER TABLE "productos_buscados" ADD COLUMN "lugar" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- No word changes, so the words need not be counted again.
ALTER TABLE "productos_buscados" DISABLE TRIGGER USER;
--> statement-breakpoint
-- Each product gets its place by name, with the same distance between neighbours: new names stand between them.
UPDATE productos_buscados b SET lugar = r.lugar
FROM (
  SELECT producto_id, (8192 * (row_number() OVER (ORDER BY orden, producto_id) - count(*) OVER () / 2))::int AS lugar
  FROM productos_buscados
) AS r
WHERE r.producto_id = b.producto_id;
--> statement-breakpoint
ALTER TABLE "productos_buscados" ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE INDEX "productos_buscados_orden" ON "productos_buscados" USING btree ("orden","producto_id");
