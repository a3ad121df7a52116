-- Rules of the shop that need no table: calendar, sales, prices, lists.

-- Returns the day in the shop's time zone.
CREATE OR REPLACE FUNCTION dia_de(momento timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT (momento AT TIME ZONE 'America/Argentina/Buenos_Aires')::date
$$;

-- Returns whether an order in this state counts as a sale.
CREATE OR REPLACE FUNCTION es_venta(estado text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT estado IN ('aprobado', 'enviado', 'recibido')
$$;

-- Returns the quantity of a line: its kilos, or its whole units.
CREATE OR REPLACE FUNCTION cantidad_de(entera int, exacta numeric) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT COALESCE(exacta, entera::numeric)
$$;

-- Returns the quantity of a line in thousandths.
CREATE OR REPLACE FUNCTION milesimas_de(entera int, exacta numeric) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (1000 * cantidad_de(entera, exacta))::bigint
$$;

-- Returns what an order adds to the sums with `signo` 1, or subtracts with -1.
CREATE OR REPLACE FUNCTION sumas_de_pedido(fecha timestamptz, estado text, total numeric, signo int)
RETURNS TABLE (que text, desde date, grupo text, cantidad bigint, importe numeric)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'pedidos-mes', date_trunc('month', dia_de(fecha)::timestamp)::date, estado, signo::bigint, signo * total
  UNION ALL SELECT 'pedidos-dia', dia_de(fecha), estado, signo::bigint, signo * total
$$;

-- Returns the lists that count this product: those that a client can request with one filter.
CREATE OR REPLACE FUNCTION listas_de_producto(esta_activo boolean, disponible boolean, destacado boolean, promocion boolean,
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

-- Returns the lists that count this user. An account with erased data is in none: only its orders need the row.
CREATE OR REPLACE FUNCTION listas_de_usuario(esta_activo boolean, borrados_en timestamptz) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN borrados_en IS NOT NULL THEN '{}' WHEN esta_activo THEN '{activos}' ELSE '{inactivos}' END::text[]
$$;

-- Rounds an exact price to a multiple of `paso`; the result is never negative. Both functions are a single expression
-- without a division, so that PostgreSQL inlines them and the result is exact.
CREATE OR REPLACE FUNCTION redondear(exacto numeric, paso numeric, arriba boolean)
RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN exacto <= 0 THEN 0
    WHEN mod(exacto, paso) = 0 THEN exacto
    WHEN arriba OR mod(exacto, paso) * 2 >= paso THEN exacto - mod(exacto, paso) + paso
    ELSE exacto - mod(exacto, paso)
  END
$$;

-- Returns the price after a change of prices.
CREATE OR REPLACE FUNCTION precio_nuevo(precio numeric, forma text, ajuste numeric, redondeo text, direccion text)
RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT redondear(CASE forma WHEN 'porcentaje' THEN precio * (100 + ajuste) * 0.01 ELSE precio + ajuste END,
    CASE redondeo WHEN 'no' THEN 0.01 ELSE redondeo::numeric END, direccion = 'arriba')
$$;
