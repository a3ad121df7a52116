-- What a change of a row does besides: versions, price history, similar names, people of a shop.

-- Increments a version, which invalidates caches. The argument is the version's key.
CREATE OR REPLACE FUNCTION subir_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE versiones SET version = version + 1 WHERE clave = TG_ARGV[0];
  RETURN NULL;
END $$;

-- Increments the version of the sessions when a valid session is closed. A login or the deletion of expired sessions must not
-- make other requests wait.
CREATE OR REPLACE FUNCTION subir_version_de_sesiones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM cerradas WHERE vence_en > now()) THEN
    UPDATE versiones SET version = version + 1 WHERE clave = 'sesiones';
  END IF;
  RETURN NULL;
END $$;

-- Records changed prices. The transaction has set who changes them and why. The FULL JOIN avoids a nested loop: see
-- `contar_palabras`.
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

-- Records changed own prices of agreements, like `anotar_precios`. An update does not change the key.
CREATE OR REPLACE FUNCTION anotar_precios_propios() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  usuario uuid := NULLIF(current_setting('tienda.autor', true), '')::uuid;
  cambio uuid := NULLIF(current_setting('tienda.cambio', true), '')::uuid;
  razon text := COALESCE(NULLIF(current_setting('tienda.origen', true), ''), 'edicion');
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO condiciones_historia (condicion_id, producto_id, usuario_id, origen, cambio_id, antes, precio)
    SELECT condicion_id, producto_id, usuario, razon, cambio, NULL, precio FROM nuevos;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO condiciones_historia (condicion_id, producto_id, usuario_id, origen, cambio_id, antes, precio)
    SELECT condicion_id, producto_id, usuario, razon, cambio, precio, NULL FROM viejos;
  ELSE
    INSERT INTO condiciones_historia (condicion_id, producto_id, usuario_id, origen, cambio_id, antes, precio)
    SELECT condicion_id, producto_id, usuario, razon, cambio, v.precio, n.precio
    FROM nuevos n FULL JOIN viejos v USING (condicion_id, producto_id) WHERE n.precio IS DISTINCT FROM v.precio;
  END IF;
  RETURN NULL;
END $$;

-- Refuses a name that looks like another, like a unique index. Arguments: the constraint to report, the key, and the
-- columns within which names differ. An index cannot do this, because older names may already look alike.
CREATE OR REPLACE FUNCTION negar_parecido() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  alike boolean;
  scope text := '';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF public.parecido(OLD.nombre) = public.parecido(NEW.nombre) THEN RETURN NEW; END IF;
  END IF;
  FOR at IN 2 .. TG_NARGS - 1 LOOP
    scope := scope || format(' AND t.%1$I = ($1).%1$I', TG_ARGV[at]);
  END LOOP;
  -- Of two transactions that write similar names, the second waits, and then sees the name of the first.
  PERFORM pg_advisory_xact_lock(hashtext('parecido'), hashtext(TG_TABLE_NAME));
  EXECUTE format('SELECT EXISTS (SELECT FROM public.%I t WHERE public.parecido(t.nombre) = public.parecido(($1).nombre) AND t.%2$I <> ($1).%2$I%s)',
    TG_TABLE_NAME, TG_ARGV[1], scope) INTO alike USING NEW;
  IF alike THEN
    RAISE unique_violation USING CONSTRAINT = TG_ARGV[0], MESSAGE = format('another name of %s looks like this one', TG_TABLE_NAME);
  END IF;
  RETURN NEW;
END $$;

-- Copies the shop's data from the owner's account to the account of a person who orders for the shop. Refuses an owner who
-- is such a person too.
CREATE OR REPLACE FUNCTION datos_del_comercio() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT dni, nombre_comercio, telefono, dom_fiscal, condicion_iva
  INTO NEW.dni, NEW.nombre_comercio, NEW.telefono, NEW.dom_fiscal, NEW.condicion_iva
  FROM usuarios WHERE usuario_id = NEW.titular_id AND titular_id IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The account % owns no shop', NEW.titular_id USING ERRCODE = 'check_violation', CONSTRAINT = 'usuarios_personas';
  END IF;
  RETURN NEW;
END $$;

-- Copies changed data of a shop to the accounts of its people.
CREATE OR REPLACE FUNCTION datos_a_las_personas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE usuarios SET dni = NEW.dni, nombre_comercio = NEW.nombre_comercio, telefono = NEW.telefono,
    dom_fiscal = NEW.dom_fiscal, version = version + 1
  WHERE titular_id = NEW.usuario_id;
  -- An UPDATE that names this column increments the version of the sessions, for which all writers wait.
  IF OLD.condicion_iva IS DISTINCT FROM NEW.condicion_iva THEN
    UPDATE usuarios SET condicion_iva = NEW.condicion_iva WHERE titular_id = NEW.usuario_id;
  END IF;
  RETURN NULL;
END $$;
