-- Guards the audit log (`bitacora`). Its functions run with the rights of the table's owner: the serving role may only add
-- entries. The fixed `search_path` keeps a caller's temporary table from being taken for the shop's.

-- Refuses to change or delete an entry. Only the next two functions may, and set `tienda.bitacora` meanwhile. They call
-- set_config(), because only a superuser may SET the value in a function's definition. Purging deletes old entries; erasing
-- only removes personal data.
CREATE OR REPLACE FUNCTION proteger_bitacora() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  personal text[] := '{objeto_nombre,antes,despues,ip}';
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('tienda.bitacora', true) = 'purgar'
    AND OLD.fecha < now() - interval '2 years'
  THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('tienda.bitacora', true) = 'borrar_datos'
    AND to_jsonb(NEW) - personal = to_jsonb(OLD) - personal
    AND (NEW.objeto_nombre IS NULL OR NEW.objeto_nombre = OLD.objeto_nombre)
    AND (NEW.ip IS NULL OR NEW.ip = OLD.ip)
    AND (NEW.antes IS NULL OR OLD.antes @> NEW.antes)
    AND (NEW.despues IS NULL OR OLD.despues @> NEW.despues)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'La bitácora no se cambia ni se borra (%)', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

-- Deletes entries older than two years, and returns their number.
CREATE OR REPLACE FUNCTION purgar_bitacora() RETURNS bigint LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  purgadas bigint;
BEGIN
  PERFORM set_config('tienda.bitacora', 'purgar', true);
  DELETE FROM bitacora WHERE fecha < now() - interval '2 years';
  GET DIAGNOSTICS purgadas = ROW_COUNT;
  PERFORM set_config('tienda.bitacora', '', true);
  RETURN purgadas;
END $$;
REVOKE EXECUTE ON FUNCTION purgar_bitacora FROM PUBLIC;

-- Erases a person's data: the address from the entries of what the person did; and from entries about the account all
-- except roles and states.
CREATE OR REPLACE FUNCTION borrar_datos_en_bitacora(persona uuid) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  conservados text[] := '{dado_de_alta,esta_activo,roles}';
BEGIN
  PERFORM set_config('tienda.bitacora', 'borrar_datos', true);
  UPDATE bitacora b SET
    objeto_nombre = NULL,
    antes = (SELECT jsonb_object_agg(k, v) FROM jsonb_each(b.antes) AS e (k, v) WHERE k = ANY (conservados)),
    despues = (SELECT jsonb_object_agg(k, v) FROM jsonb_each(b.despues) AS e (k, v) WHERE k = ANY (conservados)),
    ip = CASE WHEN b.usuario_id IS NULL THEN NULL ELSE b.ip END
  WHERE b.objeto_id = persona AND b.objeto = 'usuario';
  UPDATE bitacora SET ip = NULL WHERE usuario_id = persona;
  PERFORM set_config('tienda.bitacora', '', true);
END $$;
REVOKE EXECUTE ON FUNCTION borrar_datos_en_bitacora FROM PUBLIC;
