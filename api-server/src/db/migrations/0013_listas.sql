DROP INDEX "productos_marca";--> statement-breakpoint
DROP INDEX "pedidos_usuario";--> statement-breakpoint
DROP INDEX "usuarios_lista";--> statement-breakpoint
DROP INDEX "usuarios_inactivos";--> statement-breakpoint
CREATE INDEX "productos_destacados" ON "productos" USING btree ("busqueda","producto_id") WHERE esta_activo AND producto_destacado;--> statement-breakpoint
CREATE INDEX "productos_promocion" ON "productos" USING btree ("busqueda","producto_id") WHERE esta_activo AND en_promocion;--> statement-breakpoint
CREATE INDEX "productos_sin_stock" ON "productos" USING btree ("busqueda","producto_id") WHERE esta_activo AND NOT disponible;--> statement-breakpoint
CREATE INDEX "productos_bulto_cerrado" ON "productos" USING btree ("busqueda","producto_id") WHERE esta_activo AND tipo_de_precio = 'por_bulto_cerrado';--> statement-breakpoint
CREATE INDEX "productos_nuevos_ingresos" ON "productos" USING btree ("creado_en" DESC NULLS FIRST,"busqueda","producto_id") WHERE esta_activo AND nuevo_ingreso;--> statement-breakpoint
CREATE INDEX "productos_marca" ON "productos" USING btree ("marca_id","esta_activo","busqueda","producto_id");--> statement-breakpoint
CREATE INDEX "pedidos_usuario" ON "pedidos" USING btree ("usuario_id","fecha_pedido" DESC NULLS LAST,"pedido_id");--> statement-breakpoint
CREATE INDEX "usuarios_lista" ON "usuarios" USING btree ("esta_activo","apellido","nombre","usuario_id") WHERE datos_borrados_en IS NULL;--> statement-breakpoint
CREATE INDEX "usuarios_inactivos" ON "usuarios" USING btree ("esta_activo","creado_en","usuario_id") WHERE datos_borrados_en IS NULL;
--> statement-breakpoint
-- Which lists a product counts in: those that the shop can be asked for by no more than this.
CREATE FUNCTION listas_de_producto(esta_activo boolean, disponible boolean, destacado boolean, promocion boolean,
  nuevo boolean, tipo text, marca uuid) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN NOT esta_activo THEN ARRAY['inactivos'] ELSE array_remove(ARRAY[
    'activos',
    'marca:' || marca,
    CASE WHEN NOT disponible THEN 'sin-stock' END,
    CASE WHEN destacado THEN 'destacados' END,
    CASE WHEN promocion THEN 'promocion' END,
    CASE WHEN nuevo THEN 'nuevos-ingresos' END,
    CASE WHEN tipo = 'por_bulto_cerrado' THEN 'bulto-cerrado' END
  ], NULL) END
$$;
--> statement-breakpoint
-- One whose data were erased is in none: it is there for its orders alone.
CREATE FUNCTION listas_de_usuario(esta_activo boolean, borrados_en timestamptz) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN borrados_en IS NOT NULL THEN '{}' WHEN esta_activo THEN '{activos}' ELSE '{inactivos}' END::text[]
$$;
--> statement-breakpoint
CREATE FUNCTION sumar_productos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO sumas (que, desde, grupo, cantidad, importe)
    SELECT 'productos', date '-infinity', g.grupo, count(*), 0 FROM nuevos p, unnest(listas_de_producto(p.esta_activo, p.disponible, p.producto_destacado,
      p.en_promocion, p.nuevo_ingreso, p.tipo_de_precio, p.marca_id)) AS g (grupo) GROUP BY 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO sumas (que, desde, grupo, cantidad, importe)
    SELECT 'productos', date '-infinity', g.grupo, -count(*), 0 FROM viejos p, unnest(listas_de_producto(p.esta_activo, p.disponible, p.producto_destacado,
      p.en_promocion, p.nuevo_ingreso, p.tipo_de_precio, p.marca_id)) AS g (grupo) GROUP BY 3;
  ELSE
    INSERT INTO sumas (que, desde, grupo, cantidad, importe)
    SELECT 'productos', date '-infinity', c.grupo, sum(c.signo), 0
    FROM (
      SELECT g.grupo, 1 AS signo FROM nuevos p, unnest(listas_de_producto(p.esta_activo, p.disponible, p.producto_destacado,
      p.en_promocion, p.nuevo_ingreso, p.tipo_de_precio, p.marca_id)) AS g (grupo)
      UNION ALL SELECT g.grupo, -1 FROM viejos p, unnest(listas_de_producto(p.esta_activo, p.disponible, p.producto_destacado,
      p.en_promocion, p.nuevo_ingreso, p.tipo_de_precio, p.marca_id)) AS g (grupo)
    ) c
    GROUP BY 3 HAVING sum(c.signo) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sumas_alta AFTER INSERT ON productos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_productos();
--> statement-breakpoint
CREATE TRIGGER sumas_cambio AFTER UPDATE ON productos REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_productos();
--> statement-breakpoint
CREATE TRIGGER sumas_baja AFTER DELETE ON productos REFERENCING OLD TABLE AS viejos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_productos();
--> statement-breakpoint
CREATE FUNCTION sumar_usuarios() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO sumas (que, desde, grupo, cantidad, importe)
    SELECT 'usuarios', date '-infinity', g.grupo, count(*), 0 FROM nuevos p, unnest(listas_de_usuario(p.esta_activo, p.datos_borrados_en)) AS g (grupo) GROUP BY 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO sumas (que, desde, grupo, cantidad, importe)
    SELECT 'usuarios', date '-infinity', g.grupo, -count(*), 0 FROM viejos p, unnest(listas_de_usuario(p.esta_activo, p.datos_borrados_en)) AS g (grupo) GROUP BY 3;
  ELSE
    INSERT INTO sumas (que, desde, grupo, cantidad, importe)
    SELECT 'usuarios', date '-infinity', c.grupo, sum(c.signo), 0
    FROM (
      SELECT g.grupo, 1 AS signo FROM nuevos p, unnest(listas_de_usuario(p.esta_activo, p.datos_borrados_en)) AS g (grupo)
      UNION ALL SELECT g.grupo, -1 FROM viejos p, unnest(listas_de_usuario(p.esta_activo, p.datos_borrados_en)) AS g (grupo)
    ) c
    GROUP BY 3 HAVING sum(c.signo) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sumas_alta AFTER INSERT ON usuarios REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_usuarios();
--> statement-breakpoint
CREATE TRIGGER sumas_cambio AFTER UPDATE ON usuarios REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_usuarios();
--> statement-breakpoint
CREATE TRIGGER sumas_baja AFTER DELETE ON usuarios REFERENCING OLD TABLE AS viejos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_usuarios();
--> statement-breakpoint
-- What was counted of orders and lines stands in the migration before; here it is counted again with the rest.
CREATE OR REPLACE FUNCTION contar_de_nuevo() RETURNS void LANGUAGE plpgsql SET work_mem = '64MB' AS $$
BEGIN
  LOCK TABLE usuarios, productos, productos_categorias, pedidos, detalles_pedidos IN SHARE MODE;
  DELETE FROM sumas;
  INSERT INTO sumas (cambio, que, desde, grupo, cantidad, importe)
  SELECT 0, 'usuarios', date '-infinity', g.grupo, count(*), 0 FROM usuarios u, unnest(listas_de_usuario(u.esta_activo, u.datos_borrados_en)) AS g (grupo)
  GROUP BY 4;
  INSERT INTO sumas (cambio, que, desde, grupo, cantidad, importe)
  SELECT 0, 'productos', date '-infinity', g.grupo, count(*), 0 FROM productos p, unnest(listas_de_producto(p.esta_activo, p.disponible, p.producto_destacado,
      p.en_promocion, p.nuevo_ingreso, p.tipo_de_precio, p.marca_id)) AS g (grupo)
  GROUP BY 4;
  INSERT INTO sumas (cambio, que, desde, grupo, cantidad, importe)
  SELECT 0, s.que, s.desde, s.grupo, sum(s.cantidad), sum(s.importe)
  FROM pedidos p, sumas_de_pedido(p.fecha_pedido, p.estado_pedido, p.total_precio, 1) s GROUP BY 2, 3, 4;
  INSERT INTO sumas (cambio, que, desde, grupo, cantidad, importe)
  SELECT 0, 'vendido', dia_de(p.fecha_pedido), '', sum(d.cantidad), sum(d.total_precio)
  FROM detalles_pedidos d JOIN pedidos p USING (pedido_id) WHERE es_venta(p.estado_pedido) GROUP BY 3;
  INSERT INTO sumas (cambio, que, desde, grupo, cantidad, importe)
  SELECT 0, 'vendido-categoria', dia_de(p.fecha_pedido), c.categoria_id::text, sum(d.cantidad), sum(d.total_precio)
  FROM detalles_pedidos d JOIN pedidos p USING (pedido_id) JOIN productos_categorias c USING (producto_id)
  WHERE es_venta(p.estado_pedido) GROUP BY 3, 4;
END $$;
--> statement-breakpoint
INSERT INTO sumas (cambio, que, desde, grupo, cantidad, importe)
SELECT 0, 'usuarios', date '-infinity', g.grupo, count(*), 0 FROM usuarios u, unnest(listas_de_usuario(u.esta_activo, u.datos_borrados_en)) AS g (grupo)
GROUP BY 4;
--> statement-breakpoint
INSERT INTO sumas (cambio, que, desde, grupo, cantidad, importe)
SELECT 0, 'productos', date '-infinity', g.grupo, count(*), 0 FROM productos p, unnest(listas_de_producto(p.esta_activo, p.disponible, p.producto_destacado,
      p.en_promocion, p.nuevo_ingreso, p.tipo_de_precio, p.marca_id)) AS g (grupo)
GROUP BY 4;
