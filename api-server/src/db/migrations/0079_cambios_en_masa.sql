-- PL/pgSQL keeps a plan for as long as its connection lives, and a first change of one product plans a nested loop over the old
-- and the new rows: a later change of all products would compare each row with each. PostgreSQL plans no FULL JOIN so, and
-- every changed row is on both sides.
CREATE OR REPLACE FUNCTION contar_palabras() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cambiadas text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO palabras AS v (palabra, productos)
    SELECT p, count(*) FROM nuevos, palabras_en(indice) AS p GROUP BY p ORDER BY p
    ON CONFLICT (palabra) DO UPDATE SET productos = v.productos + EXCLUDED.productos;
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' THEN
    WITH menos AS (SELECT p, count(*) AS n FROM viejos, palabras_en(indice) AS p GROUP BY p ORDER BY p),
    restadas AS (UPDATE palabras v SET productos = v.productos - n FROM menos WHERE v.palabra = p RETURNING v.palabra)
    SELECT array_agg(palabra) INTO cambiadas FROM restadas;
  ELSE
    WITH renombrados AS (
      SELECT n.indice AS ahora, v.indice AS antes FROM nuevos n FULL JOIN viejos v USING (producto_id)
      WHERE n.indice IS DISTINCT FROM v.indice
    ), cambios AS (
      SELECT p, sum(signo) AS n FROM (
        SELECT p, 1 AS signo FROM renombrados, palabras_en(ahora) AS p
        UNION ALL SELECT p, -1 FROM renombrados, palabras_en(antes) AS p
      ) AS todas GROUP BY p HAVING sum(signo) <> 0 ORDER BY p
    ), escritas AS (
      INSERT INTO palabras AS v (palabra, productos) SELECT p, n FROM cambios
      ON CONFLICT (palabra) DO UPDATE SET productos = v.productos + EXCLUDED.productos RETURNING v.palabra
    )
    SELECT array_agg(palabra) INTO cambiadas FROM escritas;
  END IF;
  DELETE FROM palabras WHERE palabra = ANY (cambiadas) AND productos = 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION anotar_productos_buscados() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM anotar_buscados(ARRAY (SELECT producto_id FROM nuevos));
  ELSE
    PERFORM anotar_buscados(ARRAY (
      SELECT producto_id FROM nuevos n FULL JOIN viejos v USING (producto_id)
      WHERE (n.nombre, n.codigo, n.marca_id, n.esta_activo) IS DISTINCT FROM (v.nombre, v.codigo, v.marca_id, v.esta_activo)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION anotar_precios() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO precios_historia
    (producto_id, usuario_id, origen, cambio_id, antes, precio, con_oferta, oferta_antes, oferta, promocion_antes)
  SELECT producto_id, NULLIF(current_setting('tienda.autor', true), '')::uuid,
    COALESCE(NULLIF(current_setting('tienda.origen', true), ''), 'edicion'), NULLIF(current_setting('tienda.cambio', true), '')::uuid,
    v.precio, n.precio, (n.en_promocion, n.precio_antes_oferta) IS DISTINCT FROM (v.en_promocion, v.precio_antes_oferta),
    v.precio_antes_oferta, n.precio_antes_oferta, v.en_promocion
  FROM nuevos n FULL JOIN viejos v USING (producto_id) WHERE n.precio IS DISTINCT FROM v.precio;
  RETURN NULL;
END $$;
