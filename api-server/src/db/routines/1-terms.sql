-- What products cost in a commercial agreement.

-- Returns the agreement if it counts today; null otherwise.
CREATE OR REPLACE FUNCTION condicion_vigente(condicion uuid)
RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT c.condicion_id FROM condiciones c WHERE c.condicion_id = condicion
    AND dia_de(now()) BETWEEN COALESCE(c.vigente_desde, '-infinity') AND COALESCE(c.vigente_hasta, 'infinity')
$$;

-- Returns the payment terms that count for a customer: the own ones, then those of the agreement, then the shop's.
CREATE OR REPLACE FUNCTION pago_de(cliente uuid)
RETURNS TABLE (plazo integer, limite numeric) LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
  SELECT COALESCE(c.plazo, k.plazo, 0), COALESCE(c.limite, k.limite)
  FROM usuarios u
  LEFT JOIN condiciones_de_pago c ON c.usuario_id = u.usuario_id
  LEFT JOIN condiciones k ON k.condicion_id = condicion_vigente(u.condicion_id)
  WHERE u.usuario_id = cliente
$$;

-- Returns how a customer sees IVA: as the agreement says, if it counts today; otherwise apart for a 'responsable inscripto', who
-- deducts the tax, and as part of the price for others.
CREATE OR REPLACE FUNCTION modo_iva(condicion uuid, registro text)
RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT COALESCE((SELECT c.iva FROM condiciones c WHERE c.condicion_id = condicion_vigente(condicion)),
    CASE registro WHEN 'responsable_inscripto' THEN 'discriminado' ELSE 'incluido' END)
$$;

-- Returns a price less a percentage; the price itself for null.
CREATE OR REPLACE FUNCTION menos(precio numeric, porcentaje numeric)
RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN porcentaje IS NULL OR precio IS NULL THEN precio
    ELSE GREATEST(0.01, round(precio * (100 - porcentaje) / 100, 2)) END
$$;

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

-- Returns a price and the price before the offer in an agreement, from the own price and the rule that count for the product, and
-- from the general discount; null where the agreement has none. An own price is never higher than the shop's offer.
CREATE OR REPLACE FUNCTION precio_con(base numeric, antes numeric, propio numeric, ajuste numeric, redondeo text, direccion text,
  descuento numeric)
RETURNS TABLE (precio numeric, precio_antes_oferta numeric) LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 1 AS $$
  SELECT
    menos(CASE WHEN propio IS NOT NULL THEN LEAST(propio, CASE WHEN antes > base THEN base END)
      WHEN ajuste IS NOT NULL THEN GREATEST(0.01, LEAST(999999.99, precio_nuevo(base, 'porcentaje', ajuste, redondeo, direccion)))
      ELSE base END, descuento),
    menos(CASE WHEN propio IS NOT NULL THEN CASE WHEN antes > base AND propio > base THEN propio END
      WHEN ajuste IS NOT NULL THEN GREATEST(0.01, LEAST(999999.99, precio_nuevo(antes, 'porcentaje', ajuste, redondeo, direccion)))
      ELSE antes END, descuento)
$$;

-- Returns what a product costs in an agreement, from its base price and its price before an offer. The most specific term counts:
-- the product's own price, the rule of its brand, the rule of one of its categories (the lowest), the rule of all products. The general
-- discount lowers what the term gives.
-- `motivo` names the term; null without one. PostgreSQL inlines this function: see `precios_tras` for all products at once.
CREATE OR REPLACE FUNCTION precio_en(condicion uuid, producto uuid, marca uuid, base numeric, antes numeric)
RETURNS TABLE (precio numeric, precio_antes_oferta numeric, motivo text) LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
  SELECT e.precio, e.precio_antes_oferta, CASE WHEN p.precio IS NOT NULL THEN 'producto' ELSE r.motivo END
  FROM (SELECT 1) AS uno
  LEFT JOIN condiciones k ON k.condicion_id = condicion
  LEFT JOIN condiciones_precios p ON p.condicion_id = condicion AND p.producto_id = producto
  LEFT JOIN LATERAL (
    SELECT c.ajuste, c.redondeo, c.direccion,
      CASE WHEN c.marca_id IS NOT NULL THEN 'marca' WHEN c.categoria_id IS NOT NULL THEN 'categoria' ELSE 'todo' END AS motivo
    FROM condiciones_reglas c
    WHERE c.condicion_id = condicion AND (c.marca_id = marca OR (c.marca_id IS NULL AND (c.categoria_id IS NULL
      OR EXISTS (SELECT FROM productos_categorias pc WHERE pc.producto_id = producto AND pc.categoria_id = c.categoria_id))))
    ORDER BY c.marca_id IS NULL, c.categoria_id IS NULL, c.ajuste, c.orden LIMIT 1
  ) r ON true
  CROSS JOIN LATERAL precio_con(base, antes, p.precio, r.ajuste, r.redondeo, r.direccion, k.descuento) e
$$;

-- Returns what each product costs in an agreement after its list changes by `cambio` per cent; 0 for the current prices. Step and
-- direction of the rounding apply to own prices, and to products without a rule; rules keep their rounding. The same rules as
-- `precio_en`, joined once for all products: to look up each of 100,000 products takes some seconds.
CREATE OR REPLACE FUNCTION precios_tras(condicion uuid, cambio numeric, paso text, hacia text)
RETURNS TABLE (producto_id uuid, precio numeric, precio_antes_oferta numeric) LANGUAGE sql STABLE PARALLEL SAFE ROWS 100000 AS $$
  WITH reglas AS MATERIALIZED (
    SELECT c.marca_id, c.categoria_id, c.orden, c.redondeo, c.direccion,
      CASE WHEN cambio = 0 THEN c.ajuste ELSE ajuste_nuevo(c.ajuste, cambio) END AS ajuste
    FROM condiciones_reglas c WHERE c.condicion_id = condicion
  ),
  por_categoria AS MATERIALIZED (
    SELECT DISTINCT ON (pc.producto_id) pc.producto_id, r.ajuste, r.redondeo, r.direccion
    FROM reglas r JOIN productos_categorias pc USING (categoria_id) ORDER BY pc.producto_id, r.ajuste, r.orden
  )
  SELECT p.producto_id, e.precio, e.precio_antes_oferta
  FROM productos p
  LEFT JOIN condiciones k ON k.condicion_id = condicion
  LEFT JOIN condiciones_precios o ON o.condicion_id = condicion AND o.producto_id = p.producto_id
  LEFT JOIN reglas m ON m.marca_id = p.marca_id
  LEFT JOIN por_categoria c ON c.producto_id = p.producto_id
  LEFT JOIN reglas t ON t.marca_id IS NULL AND t.categoria_id IS NULL
  CROSS JOIN LATERAL precio_con(p.precio, p.precio_antes_oferta,
    CASE WHEN cambio = 0 THEN o.precio ELSE propio_nuevo(o.precio, 'porcentaje', cambio, paso, hacia) END,
    COALESCE(m.ajuste, c.ajuste, t.ajuste, NULLIF(cambio, 0)), COALESCE(m.redondeo, c.redondeo, t.redondeo, paso),
    COALESCE(m.direccion, c.direccion, t.direccion, hacia), k.descuento) e
$$;
