CREATE TABLE "bitacora" (
	"entrada_id" uuid PRIMARY KEY NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"usuario_id" uuid,
	"accion" text NOT NULL,
	"objeto" text,
	"objeto_id" uuid,
	"objeto_nombre" text,
	"antes" jsonb,
	"despues" jsonb,
	"ip" text,
	"llamada" text
);
--> statement-breakpoint
CREATE INDEX "bitacora_fecha" ON "bitacora" USING btree ("fecha","entrada_id");--> statement-breakpoint
CREATE INDEX "bitacora_usuario" ON "bitacora" USING btree ("usuario_id","fecha","entrada_id");--> statement-breakpoint
CREATE INDEX "bitacora_accion" ON "bitacora" USING btree ("accion","fecha","entrada_id");--> statement-breakpoint
CREATE INDEX "bitacora_objeto" ON "bitacora" USING btree ("objeto","fecha","entrada_id");--> statement-breakpoint
CREATE INDEX "bitacora_objeto_id" ON "bitacora" USING btree ("objeto_id","fecha","entrada_id");--> statement-breakpoint
-- No call changes or deletes an entry: only the two functions below do, which set `tienda.bitacora` while they run (by a
-- call: a function's own SET of it takes a superuser), and they too no more than this. Old entries go whole; of a person's, what is personal goes.
CREATE FUNCTION proteger_bitacora() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER bitacora_intacta BEFORE UPDATE OR DELETE ON bitacora
  FOR EACH ROW EXECUTE FUNCTION proteger_bitacora();
--> statement-breakpoint
CREATE TRIGGER bitacora_entera BEFORE TRUNCATE ON bitacora
  FOR EACH STATEMENT EXECUTE FUNCTION proteger_bitacora();
--> statement-breakpoint
CREATE FUNCTION purgar_bitacora() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  purgadas bigint;
BEGIN
  PERFORM set_config('tienda.bitacora', 'purgar', true);
  DELETE FROM bitacora WHERE fecha < now() - interval '2 years';
  GET DIAGNOSTICS purgadas = ROW_COUNT;
  PERFORM set_config('tienda.bitacora', '', true);
  RETURN purgadas;
END $$;
--> statement-breakpoint
-- Of what a person did, from where; of what was done to their account, whose it was and all but what it was allowed.
CREATE FUNCTION borrar_datos_en_bitacora(persona uuid) RETURNS void LANGUAGE plpgsql AS $$
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
