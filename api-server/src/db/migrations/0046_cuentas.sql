CREATE TABLE "condiciones_de_pago" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"plazo" integer NOT NULL,
	"limite" numeric(12, 2),
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cuentas_pedidos" (
	"pedido_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"vence" date,
	"cargado" numeric(20, 2) NOT NULL,
	"pagado" numeric(20, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "movimientos" (
	"movimiento_id" uuid PRIMARY KEY NOT NULL,
	"orden" bigserial NOT NULL,
	"usuario_id" uuid NOT NULL,
	"pedido_id" uuid,
	"tipo" text NOT NULL,
	"medio" text,
	"importe" numeric(12, 2) NOT NULL,
	"fecha" date NOT NULL,
	"vence" date,
	"cheque_banco" text,
	"cheque_numero" text,
	"cheque_fecha" date,
	"nota" text,
	"revierte" uuid,
	"registrado_por" uuid,
	"creado_en" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "movimientos_revierte_unique" UNIQUE("revierte"),
	CONSTRAINT "movimientos_importe_distinto" CHECK (importe <> 0),
	CONSTRAINT "movimientos_pago_resta" CHECK (tipo NOT IN ('pago', 'nota_de_credito') OR importe < 0),
	CONSTRAINT "movimientos_medio_de_pago" CHECK ((tipo = 'pago') = (medio IS NOT NULL)),
	CONSTRAINT "movimientos_reverso_de" CHECK ((tipo = 'reverso') = (revierte IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "claves_idempotencia" ADD COLUMN "movimiento_id" uuid;--> statement-breakpoint
ALTER TABLE "condiciones_de_pago" ADD CONSTRAINT "condiciones_de_pago_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movimientos" ADD CONSTRAINT "movimientos_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movimientos" ADD CONSTRAINT "movimientos_revierte_movimientos_movimiento_id_fk" FOREIGN KEY ("revierte") REFERENCES "public"."movimientos"("movimiento_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movimientos" ADD CONSTRAINT "movimientos_registrado_por_usuarios_usuario_id_fk" FOREIGN KEY ("registrado_por") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cuentas_pedidos_usuario" ON "cuentas_pedidos" USING btree ("usuario_id","vence","pedido_id","cargado","pagado") WHERE cargado > pagado;--> statement-breakpoint
CREATE INDEX "cuentas_pedidos_vence" ON "cuentas_pedidos" USING btree ("vence","usuario_id","cargado","pagado") WHERE cargado > pagado;--> statement-breakpoint
CREATE INDEX "movimientos_usuario" ON "movimientos" USING btree ("usuario_id","fecha","orden","importe");--> statement-breakpoint
CREATE INDEX "movimientos_pedido" ON "movimientos" USING btree ("pedido_id","orden");--> statement-breakpoint
CREATE INDEX "movimientos_registrado_por" ON "movimientos" USING btree ("registrado_por");--> statement-breakpoint
-- Nobody changes or deletes a line; only the function below forgets what of a person's is personal, and sets
-- `tienda.movimientos` while it runs.
CREATE FUNCTION proteger_movimientos() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER movimientos_intactos BEFORE UPDATE OR DELETE ON movimientos
  FOR EACH ROW EXECUTE FUNCTION proteger_movimientos();
--> statement-breakpoint
CREATE TRIGGER movimientos_enteros BEFORE TRUNCATE ON movimientos
  FOR EACH STATEMENT EXECUTE FUNCTION proteger_movimientos();
--> statement-breakpoint
CREATE FUNCTION borrar_datos_en_movimientos(persona uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('tienda.movimientos', 'borrar_datos', true);
  UPDATE movimientos SET nota = NULL, cheque_banco = NULL, cheque_numero = NULL
  WHERE usuario_id = persona AND (nota IS NOT NULL OR cheque_banco IS NOT NULL OR cheque_numero IS NOT NULL);
  PERFORM set_config('tienda.movimientos', '', true);
END $$;
--> statement-breakpoint
-- What lines come to: of a customer in the sums, of an order in a row of its own. Who changes orders has locked them.
CREATE FUNCTION sumar_movimientos() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER movimientos_sumados AFTER INSERT ON movimientos REFERENCING NEW TABLE AS nuevas
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_movimientos();
--> statement-breakpoint
-- What somebody owes for an order follows it: all of it when it is sold, what it differs by when it changes then, or is
-- sold no more. Of one that was sold before there were accounts nothing is known, and nothing is written.
CREATE FUNCTION cargar_pedidos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO movimientos (movimiento_id, usuario_id, pedido_id, tipo, importe, fecha, vence)
    SELECT gen_random_uuid(), n.usuario_id, n.pedido_id, 'cargo', n.total_precio, dia_de(n.fecha_pedido),
      dia_de(n.fecha_pedido) + COALESCE(c.plazo, 0)
    FROM nuevos n LEFT JOIN condiciones_de_pago c USING (usuario_id)
    WHERE es_venta(n.estado_pedido) AND n.total_precio <> 0
    ORDER BY n.fecha_pedido, n.pedido_id;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO movimientos (movimiento_id, usuario_id, pedido_id, tipo, importe, fecha)
    SELECT gen_random_uuid(), v.usuario_id, v.pedido_id, 'diferencia', -c.cargado, dia_de(now())
    FROM viejos v JOIN cuentas_pedidos c USING (pedido_id) WHERE c.cargado <> 0 ORDER BY v.pedido_id;
  ELSE
    INSERT INTO movimientos (movimiento_id, usuario_id, pedido_id, tipo, importe, fecha, vence)
    SELECT gen_random_uuid(), d.usuario_id, d.pedido_id, CASE WHEN d.antes = 0 THEN 'cargo' ELSE 'diferencia' END,
      d.ahora - d.antes, dia_de(now()), CASE WHEN d.antes = 0 THEN dia_de(now()) + COALESCE(c.plazo, 0) END
    FROM (
      SELECT n.usuario_id, n.pedido_id,
        CASE WHEN es_venta(v.estado_pedido) THEN v.total_precio ELSE 0 END AS antes,
        CASE WHEN es_venta(n.estado_pedido) THEN n.total_precio ELSE 0 END AS ahora
      FROM nuevos n JOIN viejos v USING (pedido_id)
    ) d LEFT JOIN condiciones_de_pago c USING (usuario_id)
    WHERE d.ahora <> d.antes
      AND (d.antes = 0 OR EXISTS (SELECT FROM cuentas_pedidos k WHERE k.pedido_id = d.pedido_id AND k.cargado <> 0))
    ORDER BY d.pedido_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cuentas_alta AFTER INSERT ON pedidos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION cargar_pedidos();
--> statement-breakpoint
CREATE TRIGGER cuentas_cambio AFTER UPDATE ON pedidos REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION cargar_pedidos();
--> statement-breakpoint
CREATE TRIGGER cuentas_baja AFTER DELETE ON pedidos REFERENCING OLD TABLE AS viejos
  FOR EACH STATEMENT EXECUTE FUNCTION cargar_pedidos();
--> statement-breakpoint
CREATE FUNCTION contar_cuentas() RETURNS void LANGUAGE plpgsql SET work_mem = '64MB' AS $$
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION contar_de_nuevo() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM contar_sumas();
  PERFORM contar_cuentas();
  PERFORM contar_vocabulario();
END $$;
