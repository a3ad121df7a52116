CREATE TABLE "sumas" (
	"cambio" bigserial NOT NULL,
	"que" text NOT NULL,
	"desde" date NOT NULL,
	"grupo" text NOT NULL,
	"cantidad" bigint NOT NULL,
	"importe" numeric(20, 2) NOT NULL,
	CONSTRAINT "sumas_que_desde_grupo_cambio_pk" PRIMARY KEY("que","desde","grupo","cambio")
);
--> statement-breakpoint
CREATE INDEX "sumas_por_plegar" ON "sumas" USING btree ("cambio") WHERE cambio > 0;--> statement-breakpoint
-- The shop's own calendar, as the dashboard has it.
CREATE FUNCTION dia_de(momento timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT (momento AT TIME ZONE 'America/Argentina/Buenos_Aires')::date
$$;
--> statement-breakpoint
CREATE FUNCTION es_venta(estado text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT estado IN ('aprobado', 'enviado', 'recibido')
$$;
--> statement-breakpoint
-- One process at a time; who comes meanwhile leaves it to the next. Of the others' rows it sees those that are committed.
CREATE FUNCTION plegar_sumas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM nuevas WHERE cambio > 0 AND cambio % 64 = 0) AND pg_try_advisory_xact_lock(7204614) THEN
    WITH plegadas AS (DELETE FROM sumas WHERE cambio > 0 RETURNING que, desde, grupo, cantidad, importe)
    INSERT INTO sumas AS s (cambio, que, desde, grupo, cantidad, importe)
    SELECT 0, que, desde, grupo, sum(cantidad), sum(importe) FROM plegadas GROUP BY que, desde, grupo
    ON CONFLICT (que, desde, grupo, cambio)
    DO UPDATE SET cantidad = s.cantidad + EXCLUDED.cantidad, importe = s.importe + EXCLUDED.importe;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sumas_plegadas AFTER INSERT ON sumas REFERENCING NEW TABLE AS nuevas
  FOR EACH STATEMENT EXECUTE FUNCTION plegar_sumas();
--> statement-breakpoint
-- What an order adds to the sums, `signo` 1, or takes from them, -1.
CREATE FUNCTION sumas_de_pedido(fecha timestamptz, estado text, total numeric, signo int)
RETURNS TABLE (que text, desde date, grupo text, cantidad bigint, importe numeric)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'pedidos-mes', date_trunc('month', dia_de(fecha)::timestamp)::date, estado, signo::bigint, signo * total
  UNION ALL SELECT 'pedidos-dia', dia_de(fecha), estado, signo::bigint, signo * total
$$;
--> statement-breakpoint
-- What these lines of orders that are sold add; as many of each. A product's categories stand still until the
-- transaction ends: who changes them locks the product, and adds up what was sold of it, once those before it are over.
CREATE FUNCTION sumar_ventas(dias date[], productos_ids uuid[], unidades bigint[], importes numeric[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF productos_ids IS NULL THEN RETURN; END IF;
  PERFORM FROM productos WHERE producto_id = ANY (productos_ids) ORDER BY producto_id FOR KEY SHARE;
  INSERT INTO sumas (que, desde, grupo, cantidad, importe)
  SELECT g.que, l.dia, g.grupo, sum(l.unidades), sum(l.importe)
  FROM unnest(dias, productos_ids, unidades, importes) AS l (dia, producto_id, unidades, importe)
  CROSS JOIN LATERAL (
    SELECT 'vendido' AS que, '' AS grupo
    UNION ALL SELECT 'vendido-categoria', categoria_id::text FROM productos_categorias pc
    WHERE pc.producto_id = l.producto_id
  ) g
  GROUP BY 1, 2, 3 HAVING sum(l.unidades) <> 0 OR sum(l.importe) <> 0
  ORDER BY 1, 2, 3;
END $$;
--> statement-breakpoint
CREATE FUNCTION sumar_pedidos() RETURNS trigger LANGUAGE plpgsql AS $$
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
    -- Those that are sold now and were not, or the other way round, or on another day, with the lines that they have.
    PERFORM sumar_ventas(array_agg(c.dia), array_agg(d.producto_id), array_agg(c.signo * d.cantidad),
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
--> statement-breakpoint
CREATE TRIGGER sumas_alta AFTER INSERT ON pedidos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_pedidos();
--> statement-breakpoint
CREATE TRIGGER sumas_cambio AFTER UPDATE ON pedidos REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_pedidos();
--> statement-breakpoint
CREATE TRIGGER sumas_baja AFTER DELETE ON pedidos REFERENCING OLD TABLE AS viejos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_pedidos();
--> statement-breakpoint
-- Before, since afterwards its lines are gone, and when they go, the order is.
CREATE FUNCTION restar_ventas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM sumar_ventas(array_agg(dia_de(OLD.fecha_pedido)), array_agg(producto_id), array_agg(-cantidad::bigint),
    array_agg(-total_precio))
  FROM detalles_pedidos WHERE pedido_id = OLD.pedido_id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER ventas_baja BEFORE DELETE ON pedidos
  FOR EACH ROW WHEN (es_venta(OLD.estado_pedido)) EXECUTE FUNCTION restar_ventas();
--> statement-breakpoint
-- The order's status and day stand still from here on. Of an order that is gone nothing is left to be taken.
CREATE FUNCTION sumar_detalles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM FROM pedidos WHERE pedido_id IN (SELECT pedido_id FROM nuevos) ORDER BY pedido_id FOR SHARE;
    PERFORM sumar_ventas(array_agg(dia_de(p.fecha_pedido)), array_agg(d.producto_id), array_agg(d.cantidad::bigint),
      array_agg(d.total_precio))
    FROM nuevos d JOIN pedidos p USING (pedido_id) WHERE es_venta(p.estado_pedido);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM FROM pedidos WHERE pedido_id IN (SELECT pedido_id FROM viejos) ORDER BY pedido_id FOR SHARE;
    PERFORM sumar_ventas(array_agg(dia_de(p.fecha_pedido)), array_agg(d.producto_id), array_agg(-d.cantidad::bigint),
      array_agg(-d.total_precio))
    FROM viejos d JOIN pedidos p USING (pedido_id) WHERE es_venta(p.estado_pedido);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sumas_alta AFTER INSERT ON detalles_pedidos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_detalles();
--> statement-breakpoint
CREATE TRIGGER sumas_cambio AFTER UPDATE ON detalles_pedidos REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_detalles();
--> statement-breakpoint
CREATE TRIGGER sumas_baja AFTER DELETE ON detalles_pedidos REFERENCING OLD TABLE AS viejos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_detalles();
--> statement-breakpoint
-- What was sold of a product goes with it to another category, whenever it was sold.
CREATE FUNCTION sumar_categorias() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM productos WHERE producto_id IN (SELECT producto_id FROM cambiadas) ORDER BY producto_id FOR UPDATE;
  INSERT INTO sumas (que, desde, grupo, cantidad, importe)
  SELECT 'vendido-categoria', dia_de(p.fecha_pedido), c.categoria_id::text, sum(TG_ARGV[0]::int * d.cantidad),
    sum(TG_ARGV[0]::int * d.total_precio)
  FROM cambiadas c JOIN detalles_pedidos d USING (producto_id) JOIN pedidos p USING (pedido_id)
  WHERE es_venta(p.estado_pedido) GROUP BY 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sumas_alta AFTER INSERT ON productos_categorias REFERENCING NEW TABLE AS cambiadas
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_categorias('1');
--> statement-breakpoint
CREATE TRIGGER sumas_cambio AFTER UPDATE ON productos_categorias REFERENCING NEW TABLE AS cambiadas
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_categorias('1');
--> statement-breakpoint
CREATE TRIGGER sumas_antes AFTER UPDATE ON productos_categorias REFERENCING OLD TABLE AS cambiadas
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_categorias('-1');
--> statement-breakpoint
CREATE TRIGGER sumas_baja AFTER DELETE ON productos_categorias REFERENCING OLD TABLE AS cambiadas
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_categorias('-1');
--> statement-breakpoint
-- All of it from the rows themselves, while nobody changes them: at first, and where rows came in without triggers.
CREATE FUNCTION contar_de_nuevo() RETURNS void LANGUAGE plpgsql SET work_mem = '64MB' AS $$
BEGIN
  LOCK TABLE productos, productos_categorias, pedidos, detalles_pedidos IN SHARE MODE;
  DELETE FROM sumas;
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
SELECT contar_de_nuevo();
