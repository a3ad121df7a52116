ALTER TABLE "marcas" ADD COLUMN "lexemas" text[] GENERATED ALWAYS AS (lexemas_de(nombre)) STORED;--> statement-breakpoint
ALTER TABLE "categorias" ADD COLUMN "lexemas" text[] GENERATED ALWAYS AS (lexemas_de(nombre)) STORED;--> statement-breakpoint
ALTER TABLE "etiquetas" ADD COLUMN "lexemas" text[] GENERATED ALWAYS AS (lexemas_de(nombre)) STORED;--> statement-breakpoint
CREATE TABLE "productos_buscados" (
	"producto_id" uuid PRIMARY KEY NOT NULL,
	"esta_activo" boolean NOT NULL,
	"indice" "tsvector" NOT NULL,
	"texto" text COLLATE "C" NOT NULL,
	"clave" text COLLATE "C" NOT NULL,
	"orden" text COLLATE "C" NOT NULL,
	"codigo" text,
	"ventas" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "productos_buscados" ADD CONSTRAINT "productos_buscados_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- These triggers of version 1.0.0 counted the words of products. Now the words of `productos_buscados` are counted.
DROP TRIGGER IF EXISTS vocabulario_alta ON productos;--> statement-breakpoint
DROP TRIGGER IF EXISTS vocabulario_cambio ON productos;--> statement-breakpoint
DROP TRIGGER IF EXISTS vocabulario_baja ON productos;
--> statement-breakpoint
-- Without this lock, a change before the end of this transaction, which creates the triggers, would miss in the search.
LOCK TABLE productos, productos_categorias, productos_etiquetas IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- The migration `lugares` sets the places by name.
INSERT INTO productos_buscados (producto_id, esta_activo, indice, texto, clave, orden, codigo)
SELECT p.producto_id, p.esta_activo,
  array_to_tsvector(tsvector_to_array(p.indice) || lexemas_unidas(p.nombre) || lexemas_de_codigo(p.codigo) || m.lexemas
    || ARRAY (SELECT unnest(c.lexemas) FROM productos_categorias pc JOIN categorias c USING (categoria_id) WHERE pc.producto_id = p.producto_id)
    || ARRAY (SELECT unnest(e.lexemas) FROM productos_etiquetas pe JOIN etiquetas e USING (etiqueta_id) WHERE pe.producto_id = p.producto_id)),
  p.busqueda, COALESCE(clave_de_palabra(p.nombre), ''),
  regexp_replace(regexp_replace(p.busqueda, '(\d+)', '00000000\1', 'g'), '0*(\d{9})(?!\d)', '\1', 'g'), p.codigo
FROM productos p JOIN marcas m USING (marca_id);
--> statement-breakpoint
UPDATE productos_buscados b SET ventas = v.n
FROM (
  SELECT d.producto_id, count(*)::int AS n
  FROM pedidos p JOIN detalles_pedidos d USING (pedido_id)
  WHERE p.fecha_pedido >= now() - interval '90 days' AND p.estado_pedido <> 'cancelado' GROUP BY 1
) AS v
WHERE b.producto_id = v.producto_id;
--> statement-breakpoint
DELETE FROM palabras;
--> statement-breakpoint
INSERT INTO palabras (palabra, productos)
SELECT word, ndoc FROM ts_stat('SELECT indice FROM productos_buscados') WHERE word ~ '^[a-z]{3,}$';
--> statement-breakpoint
UPDATE versiones SET version = version + 1 WHERE clave = 'catalogo' AND EXISTS (SELECT FROM productos_buscados);
--> statement-breakpoint
-- After the rows, because filling a table with indexes takes longer.
CREATE INDEX "productos_buscados_indice" ON "productos_buscados" USING gin ("indice");--> statement-breakpoint
CREATE INDEX "productos_buscados_texto" ON "productos_buscados" USING gin ("texto" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "productos_buscados_codigo" ON "productos_buscados" USING btree ("codigo");--> statement-breakpoint
CREATE INDEX "productos_buscados_inicio" ON "productos_buscados" USING btree ("texto");
--> statement-breakpoint
CREATE INDEX "palabras_vecinas" ON "palabras" USING gin (vecinas(palabra));--> statement-breakpoint
CREATE INDEX "sinonimos_palabras_vecinas" ON "sinonimos_palabras" USING gin (vecinas(clave));
