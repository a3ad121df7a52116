ALTER TABLE "usuarios" DROP CONSTRAINT "usuarios_dni_unico";--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "pedido_por" uuid;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "titular_id" uuid;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "sin_acceso" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_pedido_por_usuarios_usuario_id_fk" FOREIGN KEY ("pedido_por") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_titular_id_usuarios_usuario_id_fk" FOREIGN KEY ("titular_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pedidos_pedido_por" ON "pedidos" USING btree ("pedido_por");--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_dni_unico" ON "usuarios" USING btree ("dni") WHERE titular_id IS NULL;--> statement-breakpoint
CREATE INDEX "usuarios_titular" ON "usuarios" USING btree ("titular_id");--> statement-breakpoint
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_personas" CHECK (titular_id IS NULL OR (titular_id <> usuario_id AND NOT roles && '{empleado,admin}'::text[]));--> statement-breakpoint
-- What is the shop's stands in each person's account as it does in its owner's, whoever writes what there. Nobody orders for
-- somebody who orders for a shop.
CREATE FUNCTION datos_del_comercio() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT dni, nombre_comercio, telefono, dom_fiscal
  INTO NEW.dni, NEW.nombre_comercio, NEW.telefono, NEW.dom_fiscal
  FROM usuarios WHERE usuario_id = NEW.titular_id AND titular_id IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The account % owns no shop', NEW.titular_id USING ERRCODE = 'check_violation', CONSTRAINT = 'usuarios_personas';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER datos_del_comercio BEFORE INSERT OR UPDATE OF titular_id, dni, nombre_comercio, telefono, dom_fiscal ON usuarios
  FOR EACH ROW WHEN (NEW.titular_id IS NOT NULL) EXECUTE FUNCTION datos_del_comercio();
--> statement-breakpoint
CREATE FUNCTION datos_a_las_personas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE usuarios SET dni = NEW.dni, nombre_comercio = NEW.nombre_comercio, telefono = NEW.telefono,
    dom_fiscal = NEW.dom_fiscal, version = version + 1
  WHERE titular_id = NEW.usuario_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER datos_a_las_personas AFTER UPDATE OF dni, nombre_comercio, telefono, dom_fiscal ON usuarios
  FOR EACH ROW WHEN (NEW.titular_id IS NULL AND (OLD.dni, OLD.nombre_comercio, OLD.telefono, OLD.dom_fiscal)
    IS DISTINCT FROM (NEW.dni, NEW.nombre_comercio, NEW.telefono, NEW.dom_fiscal))
  EXECUTE FUNCTION datos_a_las_personas();
