CREATE TABLE "cambios_de_precios" (
	"cambio_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seleccion" text NOT NULL,
	"forma" text NOT NULL,
	"ajuste" numeric(12, 2) NOT NULL,
	"redondeo" text NOT NULL,
	"direccion" text NOT NULL,
	"oferta" boolean NOT NULL,
	"suben" integer NOT NULL,
	"bajan" integer NOT NULL,
	"rechazados" integer NOT NULL,
	"deshecho_en" timestamp (3) with time zone,
	"deshecho_por" uuid,
	"repuestos" integer
);
--> statement-breakpoint
CREATE TABLE "precios_historia" (
	"producto_id" uuid NOT NULL,
	"historia_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "precios_historia_historia_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"usuario_id" uuid,
	"origen" text NOT NULL,
	"cambio_id" uuid,
	"antes" numeric(12, 2) NOT NULL,
	"precio" numeric(12, 2) NOT NULL,
	"con_oferta" boolean NOT NULL,
	"oferta_antes" numeric(12, 2),
	"oferta" numeric(12, 2),
	"promocion_antes" boolean NOT NULL,
	CONSTRAINT "precios_historia_producto_id_historia_id_pk" PRIMARY KEY("producto_id","historia_id")
);
--> statement-breakpoint
ALTER TABLE "claves_idempotencia" ADD COLUMN "cambio_id" uuid;--> statement-breakpoint
ALTER TABLE "cambios_de_precios" ADD CONSTRAINT "cambios_de_precios_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cambios_de_precios" ADD CONSTRAINT "cambios_de_precios_deshecho_por_usuarios_usuario_id_fk" FOREIGN KEY ("deshecho_por") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cambios_de_precios_fecha" ON "cambios_de_precios" USING btree ("fecha","cambio_id");--> statement-breakpoint
CREATE INDEX "cambios_de_precios_usuario" ON "cambios_de_precios" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "cambios_de_precios_deshecho_por" ON "cambios_de_precios" USING btree ("deshecho_por");--> statement-breakpoint
CREATE INDEX "precios_historia_cambio" ON "precios_historia" USING btree ("cambio_id","producto_id");--> statement-breakpoint
ALTER TABLE "claves_idempotencia" ADD CONSTRAINT "claves_idempotencia_cambio_id_cambios_de_precios_cambio_id_fk" FOREIGN KEY ("cambio_id") REFERENCES "public"."cambios_de_precios"("cambio_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claves_idempotencia_cambio" ON "claves_idempotencia" USING btree ("cambio_id");
--> statement-breakpoint
-- What a price becomes, exactly: nothing is divided, and rounded but at the end. Nothing, or less, is 0. Both are one
-- expression, so that PostgreSQL writes them into the query.
CREATE FUNCTION redondear(exacto numeric, paso numeric, arriba boolean)
RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN exacto <= 0 THEN 0
    WHEN mod(exacto, paso) = 0 THEN exacto
    WHEN arriba OR mod(exacto, paso) * 2 >= paso THEN exacto - mod(exacto, paso) + paso
    ELSE exacto - mod(exacto, paso)
  END
$$;
--> statement-breakpoint
CREATE FUNCTION precio_nuevo(precio numeric, forma text, ajuste numeric, redondeo text, direccion text)
RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT redondear(CASE forma WHEN 'porcentaje' THEN precio * (100 + ajuste) * 0.01 ELSE precio + ajuste END,
    CASE redondeo WHEN 'no' THEN 0.01 ELSE redondeo::numeric END, direccion = 'arriba')
$$;
--> statement-breakpoint
-- Who changes them, and in what, the transaction says before.
CREATE FUNCTION anotar_precios() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO precios_historia
    (producto_id, usuario_id, origen, cambio_id, antes, precio, con_oferta, oferta_antes, oferta, promocion_antes)
  SELECT n.producto_id, NULLIF(current_setting('tienda.autor', true), '')::uuid,
    COALESCE(NULLIF(current_setting('tienda.origen', true), ''), 'edicion'), NULLIF(current_setting('tienda.cambio', true), '')::uuid,
    v.precio, n.precio, (n.en_promocion, n.precio_antes_oferta) IS DISTINCT FROM (v.en_promocion, v.precio_antes_oferta),
    v.precio_antes_oferta, n.precio_antes_oferta, v.en_promocion
  FROM nuevos n JOIN viejos v USING (producto_id) WHERE n.precio <> v.precio;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER historia_de_precios AFTER UPDATE ON productos REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_precios();
--> statement-breakpoint
-- A price, the stock or a version is written beside the old row where its page has room, and no index has to hear of it: half
-- the time for a change of all prices. Pages that are full already get that room as they are written anew.
ALTER TABLE productos SET (fillfactor = 50);
