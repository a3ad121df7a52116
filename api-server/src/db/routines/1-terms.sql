-- What products cost in a commercial agreement.

-- Returns what a product costs in an agreement, from its base price and its price before an offer. The most specific term counts:
-- the product's own price, the rule of its brand, the rule of one of its categories (the lowest), the rule of all products. An own
-- price is never higher than the shop's offer. `motivo` names the term; null without one. PostgreSQL inlines this function.
CREATE OR REPLACE FUNCTION precio_en(condicion uuid, producto uuid, marca uuid, base numeric, antes numeric)
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
  LEFT JOIN condiciones_precios p ON p.condicion_id = condicion AND p.producto_id = producto
  LEFT JOIN LATERAL (
    SELECT c.ajuste, c.redondeo, c.direccion,
      CASE WHEN c.marca_id IS NOT NULL THEN 'marca' WHEN c.categoria_id IS NOT NULL THEN 'categoria' ELSE 'todo' END AS motivo
    FROM condiciones_reglas c
    WHERE c.condicion_id = condicion AND (c.marca_id = marca OR (c.marca_id IS NULL AND (c.categoria_id IS NULL
      OR EXISTS (SELECT FROM productos_categorias pc WHERE pc.producto_id = producto AND pc.categoria_id = c.categoria_id))))
    ORDER BY c.marca_id IS NULL, c.categoria_id IS NULL, c.ajuste, c.orden LIMIT 1
  ) r ON true
$$;
