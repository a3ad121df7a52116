-- What products cost in a commercial agreement.

-- Returns a percentage of an agreement after its list changed by `cambio` per cent, with two decimals.
CREATE OR REPLACE FUNCTION ajuste_nuevo(ajuste numeric, cambio numeric)
RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT round((100 + ajuste) * (100 + cambio) * 0.01 - 100, 2)
$$;

-- Returns an own price after a change of prices. An own price that would be zero or too high stays.
CREATE OR REPLACE FUNCTION propio_nuevo(precio numeric, forma text, ajuste numeric, redondeo text, direccion text)
RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN precio_nuevo(precio, forma, ajuste, redondeo, direccion) BETWEEN 0.01 AND 999999.99
    THEN precio_nuevo(precio, forma, ajuste, redondeo, direccion) ELSE precio END
$$;

-- Returns what a product costs in an agreement after its list changes by `cambio` per cent; see `precio_en`. Step and direction of
-- the rounding apply to own prices, and to products without a rule; rules keep their rounding.
CREATE OR REPLACE FUNCTION precio_tras(condicion uuid, producto uuid, marca uuid, base numeric, antes numeric, cambio numeric,
  paso text, hacia text)
RETURNS TABLE (precio numeric, precio_antes_oferta numeric, motivo text) LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
  SELECT
    CASE WHEN p.precio IS NOT NULL THEN LEAST(p.precio, CASE WHEN antes > base THEN base END)
      WHEN r.ajuste IS NOT NULL THEN GREATEST(0.01, LEAST(999999.99, precio_nuevo(base, 'porcentaje', r.ajuste, r.redondeo, r.direccion)))
      ELSE base END,
    CASE WHEN p.precio IS NOT NULL THEN CASE WHEN antes > base AND p.precio > base THEN p.precio END
      WHEN r.ajuste IS NOT NULL THEN GREATEST(0.01, LEAST(999999.99, precio_nuevo(antes, 'porcentaje', r.ajuste, r.redondeo, r.direccion)))
      ELSE antes END,
    CASE WHEN p.precio IS NOT NULL THEN 'producto' ELSE r.motivo END
  FROM (SELECT 1) AS uno
  LEFT JOIN LATERAL (
    SELECT CASE WHEN cambio = 0 THEN c.precio ELSE propio_nuevo(c.precio, 'porcentaje', cambio, paso, hacia) END AS precio
    FROM condiciones_precios c WHERE c.condicion_id = condicion AND c.producto_id = producto
  ) p ON true
  LEFT JOIN LATERAL (
    SELECT COALESCE(e.ajuste, NULLIF(cambio, 0)) AS ajuste, COALESCE(e.redondeo, paso) AS redondeo,
      COALESCE(e.direccion, hacia) AS direccion, COALESCE(e.motivo, CASE WHEN cambio <> 0 THEN 'todo' END) AS motivo
    FROM (SELECT 1) AS uno LEFT JOIN LATERAL (
      SELECT CASE WHEN cambio = 0 THEN c.ajuste ELSE ajuste_nuevo(c.ajuste, cambio) END AS ajuste, c.redondeo, c.direccion,
        CASE WHEN c.marca_id IS NOT NULL THEN 'marca' WHEN c.categoria_id IS NOT NULL THEN 'categoria' ELSE 'todo' END AS motivo
      FROM condiciones_reglas c
      WHERE c.condicion_id = condicion AND (c.marca_id = marca OR (c.marca_id IS NULL AND (c.categoria_id IS NULL
        OR EXISTS (SELECT FROM productos_categorias pc WHERE pc.producto_id = producto AND pc.categoria_id = c.categoria_id))))
      ORDER BY c.marca_id IS NULL, c.categoria_id IS NULL, 1, c.orden LIMIT 1
    ) e ON true
  ) r ON true
$$;

-- Returns what a product costs in an agreement, from its base price and its price before an offer. The most specific term counts:
-- the product's own price, the rule of its brand, the rule of one of its categories (the lowest), the rule of all products. An own
-- price is never higher than the shop's offer. `motivo` names the term; null without one. PostgreSQL inlines these functions.
CREATE OR REPLACE FUNCTION precio_en(condicion uuid, producto uuid, marca uuid, base numeric, antes numeric)
RETURNS TABLE (precio numeric, precio_antes_oferta numeric, motivo text) LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
  SELECT e.precio, e.precio_antes_oferta, e.motivo FROM precio_tras(condicion, producto, marca, base, antes, 0, 'no', 'cercano') e
$$;
