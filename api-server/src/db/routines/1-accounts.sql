-- Customer accounts: ledger entries (`movimientos`) and their totals per order (`cuentas_pedidos`).

-- Refuses to change or delete a ledger entry. Only the next function may erase personal data, and sets
-- `tienda.movimientos` meanwhile.
CREATE OR REPLACE FUNCTION proteger_movimientos() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  personal text[] := '{nota,cheque_banco,cheque_numero}';
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('tienda.movimientos', true) = 'borrar_datos'
    AND to_jsonb(NEW) - personal = to_jsonb(OLD) - personal
    AND NEW.nota IS NULL AND NEW.cheque_banco IS NULL AND NEW.cheque_numero IS NULL
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Un movimiento no se cambia ni se borra: se revierte (%)', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

-- Erases the personal data of a person's entries, with the rights of the table's owner: the serving role may only add entries.
-- The fixed `search_path` keeps a caller's temporary table from being taken for the shop's.
CREATE OR REPLACE FUNCTION borrar_datos_en_movimientos(persona uuid) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM set_config('tienda.movimientos', 'borrar_datos', true);
  UPDATE movimientos SET nota = NULL, cheque_banco = NULL, cheque_numero = NULL
  WHERE usuario_id = persona AND (nota IS NOT NULL OR cheque_banco IS NOT NULL OR cheque_numero IS NOT NULL);
  PERFORM set_config('tienda.movimientos', '', true);
END $$;
REVOKE EXECUTE ON FUNCTION borrar_datos_en_movimientos FROM PUBLIC;

-- Adds new entries to the customer's sum and to the order's totals. The caller has locked the orders.
CREATE OR REPLACE FUNCTION sumar_movimientos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sumas (que, desde, grupo, cantidad, importe)
  SELECT 'cuenta', date '-infinity', usuario_id::text, count(*), sum(importe) FROM nuevas GROUP BY 3;
  INSERT INTO cuentas_pedidos AS c (pedido_id, usuario_id, vence, cargado, pagado)
  SELECT pedido_id, usuario_id, max(vence),
    COALESCE(sum(importe) FILTER (WHERE tipo IN ('cargo', 'diferencia')), 0),
    COALESCE(-sum(importe) FILTER (WHERE tipo NOT IN ('cargo', 'diferencia')), 0)
  FROM nuevas WHERE pedido_id IS NOT NULL GROUP BY 1, 2 ORDER BY 1
  ON CONFLICT (pedido_id) DO UPDATE SET vence = COALESCE(EXCLUDED.vence, c.vence),
    cargado = c.cargado + EXCLUDED.cargado, pagado = c.pagado + EXCLUDED.pagado;
  RETURN NULL;
END $$;

-- Charges orders to the account: the whole total when an order becomes a sale, and the difference when the order changes or
-- stops being a sale. Writes nothing for an order from before the accounts, which has no charge.
CREATE OR REPLACE FUNCTION cargar_pedidos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO movimientos (movimiento_id, usuario_id, pedido_id, tipo, importe, fecha, vence)
    SELECT gen_random_uuid(), n.usuario_id, n.pedido_id, 'cargo', n.total_precio, dia_de(n.fecha_pedido),
      dia_de(n.fecha_pedido) + c.plazo
    FROM nuevos n CROSS JOIN LATERAL pago_de(n.usuario_id) c
    WHERE es_venta(n.estado_pedido) AND n.total_precio <> 0
    ORDER BY n.fecha_pedido, n.pedido_id;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO movimientos (movimiento_id, usuario_id, pedido_id, tipo, importe, fecha)
    SELECT gen_random_uuid(), v.usuario_id, v.pedido_id, 'diferencia', -c.cargado, dia_de(now())
    FROM viejos v JOIN cuentas_pedidos c USING (pedido_id) WHERE c.cargado <> 0 ORDER BY v.pedido_id;
  ELSE
    INSERT INTO movimientos (movimiento_id, usuario_id, pedido_id, tipo, importe, fecha, vence)
    SELECT gen_random_uuid(), d.usuario_id, d.pedido_id, CASE WHEN d.antes = 0 THEN 'cargo' ELSE 'diferencia' END,
      d.ahora - d.antes, dia_de(now()), CASE WHEN d.antes = 0 THEN dia_de(now()) + c.plazo END
    FROM (
      SELECT n.usuario_id, n.pedido_id,
        CASE WHEN es_venta(v.estado_pedido) THEN v.total_precio ELSE 0 END AS antes,
        CASE WHEN es_venta(n.estado_pedido) THEN n.total_precio ELSE 0 END AS ahora
      FROM nuevos n JOIN viejos v USING (pedido_id)
    ) d CROSS JOIN LATERAL pago_de(d.usuario_id) c
    WHERE d.ahora <> d.antes
      AND (d.antes = 0 OR EXISTS (SELECT FROM cuentas_pedidos k WHERE k.pedido_id = d.pedido_id AND k.cargado <> 0))
    ORDER BY d.pedido_id;
  END IF;
  RETURN NULL;
END $$;

-- Computes the sums and totals of all accounts again from the entries.
CREATE OR REPLACE FUNCTION contar_cuentas() RETURNS void LANGUAGE plpgsql SET work_mem = '64MB' AS $$
BEGIN
  LOCK TABLE movimientos IN SHARE MODE;
  DELETE FROM sumas WHERE que = 'cuenta';
  INSERT INTO sumas (cambio, que, desde, grupo, cantidad, importe)
  SELECT 0, 'cuenta', date '-infinity', usuario_id::text, count(*), sum(importe) FROM movimientos GROUP BY 4;
  DELETE FROM cuentas_pedidos;
  INSERT INTO cuentas_pedidos (pedido_id, usuario_id, vence, cargado, pagado)
  SELECT pedido_id, usuario_id, (array_agg(vence ORDER BY orden DESC) FILTER (WHERE vence IS NOT NULL))[1],
    COALESCE(sum(importe) FILTER (WHERE tipo IN ('cargo', 'diferencia')), 0),
    COALESCE(-sum(importe) FILTER (WHERE tipo NOT IN ('cargo', 'diferencia')), 0)
  FROM movimientos WHERE pedido_id IS NOT NULL GROUP BY 1, 2;
END $$;
