-- Stored sums (`sumas`): orders, sales, products, users. Each change adds rows; folding adds the rows up.

-- Folds the rows of `sumas`, in one process at a time; another process skips this. Only sees committed rows of others.
CREATE OR REPLACE FUNCTION plegar_sumas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM nuevas WHERE cambio > 0 AND cambio % 64 = 0) AND pg_try_advisory_xact_lock(7204614) THEN
    WITH plegadas AS (DELETE FROM sumas WHERE cambio > 0 RETURNING que, desde, grupo, cantidad, fraccion, importe)
    INSERT INTO sumas AS s (cambio, que, desde, grupo, cantidad, fraccion, importe)
    SELECT 0, que, desde, grupo, sum(cantidad), sum(fraccion), sum(importe) FROM plegadas GROUP BY que, desde, grupo
    ON CONFLICT (que, desde, grupo, cambio)
    DO UPDATE SET cantidad = s.cantidad + EXCLUDED.cantidad, fraccion = s.fraccion + EXCLUDED.fraccion,
      importe = s.importe + EXCLUDED.importe;
  END IF;
  RETURN NULL;
END $$;

-- Adds lines of sales to the sums. `unidades` are thousandths, because quantities have up to three decimals. Locks the products, so that their categories stay the same until the transaction ends: see
-- `sumar_categorias`.
CREATE OR REPLACE FUNCTION sumar_ventas(dias date[], productos_ids uuid[], unidades bigint[], importes numeric[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF productos_ids IS NULL THEN RETURN; END IF;
  PERFORM FROM productos WHERE producto_id = ANY (productos_ids) ORDER BY producto_id FOR KEY SHARE;
  INSERT INTO sumas (que, desde, grupo, cantidad, fraccion, importe)
  SELECT g.que, l.dia, g.grupo, div(sum(l.unidades), 1000), mod(sum(l.unidades), 1000) / 1000, sum(l.importe)
  FROM unnest(dias, productos_ids, unidades, importes) AS l (dia, producto_id, unidades, importe)
  CROSS JOIN LATERAL (
    SELECT 'vendido' AS que, '' AS grupo
    UNION ALL SELECT 'vendido-categoria', categoria_id::text FROM productos_categorias pc
    WHERE pc.producto_id = l.producto_id
  ) g
  GROUP BY 1, 2, 3 HAVING sum(l.unidades) <> 0 OR sum(l.importe) <> 0
  ORDER BY 1, 2, 3;
END $$;

-- Adds new, changed and deleted orders to the sums.
CREATE OR REPLACE FUNCTION sumar_pedidos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO sumas (que, desde, grupo, cantidad, importe)
    SELECT s.que, s.desde, s.grupo, sum(s.cantidad), sum(s.importe)
    FROM nuevos p, sumas_de_pedido(p.fecha_pedido, p.estado_pedido, p.total_precio, 1) s GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO sumas (que, desde, grupo, cantidad, importe)
    SELECT s.que, s.desde, s.grupo, sum(s.cantidad), sum(s.importe)
    FROM viejos p, sumas_de_pedido(p.fecha_pedido, p.estado_pedido, p.total_precio, -1) s GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO sumas (que, desde, grupo, cantidad, importe)
    SELECT s.que, s.desde, s.grupo, sum(s.cantidad), sum(s.importe)
    FROM (
      SELECT fecha_pedido, estado_pedido, total_precio, 1 AS signo FROM nuevos
      UNION ALL SELECT fecha_pedido, estado_pedido, total_precio, -1 FROM viejos
    ) p, sumas_de_pedido(p.fecha_pedido, p.estado_pedido, p.total_precio, p.signo) s
    GROUP BY 1, 2, 3 HAVING sum(s.cantidad) <> 0 OR sum(s.importe) <> 0;
    -- The lines of orders that became a sale, stopped being one, or moved to another day.
    PERFORM sumar_ventas(array_agg(c.dia), array_agg(d.producto_id), array_agg(c.signo::int * milesimas_de(d.cantidad, d.cantidad_exacta)),
      array_agg(c.signo * d.total_precio))
    FROM (
      SELECT pedido_id, dia_de(fecha_pedido) AS dia, sum(signo) AS signo
      FROM (
        SELECT pedido_id, fecha_pedido, estado_pedido, 1 AS signo FROM nuevos
        UNION ALL SELECT pedido_id, fecha_pedido, estado_pedido, -1 FROM viejos
      ) p
      WHERE es_venta(estado_pedido) GROUP BY 1, 2 HAVING sum(signo) <> 0
    ) c JOIN detalles_pedidos d USING (pedido_id);
  END IF;
  RETURN NULL;
END $$;

-- Subtracts the lines of an order before its deletion: afterwards the lines are deleted too.
CREATE OR REPLACE FUNCTION restar_ventas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM sumar_ventas(array_agg(dia_de(OLD.fecha_pedido)), array_agg(producto_id), array_agg(-milesimas_de(cantidad, cantidad_exacta)),
    array_agg(-total_precio))
  FROM detalles_pedidos WHERE pedido_id = OLD.pedido_id;
  RETURN OLD;
END $$;

-- Adds new, changed and deleted lines to the sums. Locks the orders, so that their state and day stay the same. Lines of a
-- deleted order are subtracted by `restar_ventas`.
CREATE OR REPLACE FUNCTION sumar_detalles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM FROM pedidos WHERE pedido_id IN (SELECT pedido_id FROM nuevos) ORDER BY pedido_id FOR SHARE;
    PERFORM sumar_ventas(array_agg(dia_de(p.fecha_pedido)), array_agg(d.producto_id), array_agg(milesimas_de(d.cantidad, d.cantidad_exacta)),
      array_agg(d.total_precio))
    FROM nuevos d JOIN pedidos p USING (pedido_id) WHERE es_venta(p.estado_pedido);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM FROM pedidos WHERE pedido_id IN (SELECT pedido_id FROM viejos) ORDER BY pedido_id FOR SHARE;
    PERFORM sumar_ventas(array_agg(dia_de(p.fecha_pedido)), array_agg(d.producto_id), array_agg(-milesimas_de(d.cantidad, d.cantidad_exacta)),
      array_agg(-d.total_precio))
    FROM viejos d JOIN pedidos p USING (pedido_id) WHERE es_venta(p.estado_pedido);
  END IF;
  RETURN NULL;
END $$;

-- Moves all sales of a product to its new category. The argument is 1 or -1.
CREATE OR REPLACE FUNCTION sumar_categorias() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM productos WHERE producto_id IN (SELECT producto_id FROM cambiadas) ORDER BY producto_id FOR UPDATE;
  INSERT INTO sumas (que, desde, grupo, cantidad, fraccion, importe)
  SELECT 'vendido-categoria', v.dia, v.grupo, TG_ARGV[0]::int * trunc(v.unidades), TG_ARGV[0]::int * (v.unidades - trunc(v.unidades)),
    TG_ARGV[0]::int * v.importe
  FROM (
    SELECT dia_de(p.fecha_pedido) AS dia, c.categoria_id::text AS grupo,
      sum(cantidad_de(d.cantidad, d.cantidad_exacta)) AS unidades, sum(d.total_precio) AS importe
    FROM cambiadas c JOIN detalles_pedidos d USING (producto_id) JOIN pedidos p USING (pedido_id)
    WHERE es_venta(p.estado_pedido) GROUP BY 1, 2
  ) v;
  RETURN NULL;
END $$;

-- Counts the products of each list.
CREATE OR REPLACE FUNCTION sumar_productos() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Counts the users of each list.
CREATE OR REPLACE FUNCTION sumar_usuarios() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Computes all sums again from the rows, which stay locked meanwhile.
CREATE OR REPLACE FUNCTION contar_sumas() RETURNS void LANGUAGE plpgsql SET work_mem = '64MB' AS $$
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
  INSERT INTO sumas (cambio, que, desde, grupo, cantidad, fraccion, importe)
  SELECT 0, v.que, v.dia, v.grupo, trunc(v.unidades), v.unidades - trunc(v.unidades), v.importe
  FROM (
    SELECT 'vendido' AS que, dia_de(p.fecha_pedido) AS dia, '' AS grupo,
      sum(cantidad_de(d.cantidad, d.cantidad_exacta)) AS unidades, sum(d.total_precio) AS importe
    FROM detalles_pedidos d JOIN pedidos p USING (pedido_id) WHERE es_venta(p.estado_pedido) GROUP BY 2
    UNION ALL
    SELECT 'vendido-categoria', dia_de(p.fecha_pedido), c.categoria_id::text,
      sum(cantidad_de(d.cantidad, d.cantidad_exacta)), sum(d.total_precio)
    FROM detalles_pedidos d JOIN pedidos p USING (pedido_id) JOIN productos_categorias c USING (producto_id)
    WHERE es_venta(p.estado_pedido) GROUP BY 2, 3
  ) v;
END $$;

-- Computes all derived data again, for rows that were written without triggers.
CREATE OR REPLACE FUNCTION contar_de_nuevo() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM contar_sumas();
  PERFORM contar_cuentas();
  PERFORM anotar_buscados(ARRAY (SELECT producto_id FROM productos));
  PERFORM contar_vocabulario();
  PERFORM contar_ventas();
END $$;
