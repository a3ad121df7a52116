CREATE TABLE "categorias" (
	"categoria_id" uuid PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"imagen_id" uuid,
	"esta_activo" boolean DEFAULT true NOT NULL,
	"busqueda" text COLLATE "alfabetico" GENERATED ALWAYS AS (normalizar(nombre)) STORED
);
--> statement-breakpoint
CREATE TABLE "etiquetas" (
	"etiqueta_id" uuid PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"imagen_id" uuid,
	"esta_activo" boolean DEFAULT true NOT NULL,
	"busqueda" text COLLATE "alfabetico" GENERATED ALWAYS AS (normalizar(nombre)) STORED
);
--> statement-breakpoint
CREATE TABLE "imagenes" (
	"imagen_id" uuid PRIMARY KEY NOT NULL,
	"anchos" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marcas" (
	"marca_id" uuid PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"imagen_id" uuid,
	"esta_activo" boolean DEFAULT true NOT NULL,
	"marca_destacada" boolean DEFAULT false NOT NULL,
	"busqueda" text COLLATE "alfabetico" GENERATED ALWAYS AS (normalizar(nombre)) STORED
);
--> statement-breakpoint
CREATE TABLE "productos" (
	"producto_id" uuid PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"descripcion" text NOT NULL,
	"precio" numeric(12, 2) NOT NULL,
	"precio_antes_oferta" numeric(12, 2),
	"tipo_de_precio" text NOT NULL,
	"disponible" boolean DEFAULT true NOT NULL,
	"producto_destacado" boolean DEFAULT false NOT NULL,
	"en_promocion" boolean DEFAULT false NOT NULL,
	"nuevo_ingreso" boolean DEFAULT false NOT NULL,
	"esta_activo" boolean DEFAULT true NOT NULL,
	"marca_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp with time zone DEFAULT now() NOT NULL,
	"busqueda" text COLLATE "alfabetico" GENERATED ALWAYS AS (normalizar(nombre)) STORED
);
--> statement-breakpoint
CREATE TABLE "productos_categorias" (
	"producto_id" uuid NOT NULL,
	"categoria_id" uuid NOT NULL,
	CONSTRAINT "productos_categorias_producto_id_categoria_id_pk" PRIMARY KEY("producto_id","categoria_id")
);
--> statement-breakpoint
CREATE TABLE "productos_etiquetas" (
	"producto_id" uuid NOT NULL,
	"etiqueta_id" uuid NOT NULL,
	CONSTRAINT "productos_etiquetas_producto_id_etiqueta_id_pk" PRIMARY KEY("producto_id","etiqueta_id")
);
--> statement-breakpoint
CREATE TABLE "productos_imagenes" (
	"producto_id" uuid NOT NULL,
	"imagen_id" uuid NOT NULL,
	"orden" integer NOT NULL,
	CONSTRAINT "productos_imagenes_producto_id_orden_pk" PRIMARY KEY("producto_id","orden")
);
--> statement-breakpoint
CREATE TABLE "claves_idempotencia" (
	"usuario_id" uuid NOT NULL,
	"clave" text NOT NULL,
	"huella" text NOT NULL,
	"pedido_id" uuid,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claves_idempotencia_usuario_id_clave_pk" PRIMARY KEY("usuario_id","clave")
);
--> statement-breakpoint
CREATE TABLE "detalles_pedidos" (
	"detalles_pedidos_id" uuid PRIMARY KEY NOT NULL,
	"pedido_id" uuid NOT NULL,
	"orden" integer NOT NULL,
	"producto_id" uuid NOT NULL,
	"producto_nombre" text NOT NULL,
	"cantidad" integer NOT NULL,
	"precio_unitario" numeric(12, 2) NOT NULL,
	"descuento" numeric(5, 2) DEFAULT 0 NOT NULL,
	"total_precio" numeric(12, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pedidos" (
	"pedido_id" uuid PRIMARY KEY NOT NULL,
	"numero" integer GENERATED ALWAYS AS IDENTITY (sequence name "pedidos_numero_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"usuario_id" uuid NOT NULL,
	"total_precio" numeric(12, 2) NOT NULL,
	"fecha_pedido" timestamp with time zone DEFAULT now() NOT NULL,
	"estado_pedido" text DEFAULT 'esperando_aprobacion' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pedidos_numero_unique" UNIQUE("numero")
);
--> statement-breakpoint
CREATE TABLE "pedidos_cambios" (
	"cambio_id" uuid PRIMARY KEY NOT NULL,
	"pedido_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL,
	"tipo" text NOT NULL,
	"datos" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notificaciones" (
	"notificacion_id" uuid PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"mensaje" text NOT NULL,
	"referencia_id" uuid NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL,
	"esta_activo" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "versiones" (
	"clave" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usuarios" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"nombre" text COLLATE "alfabetico" NOT NULL,
	"apellido" text COLLATE "alfabetico" NOT NULL,
	"dni" bigint NOT NULL,
	"nombre_comercio" text NOT NULL,
	"telefono" text NOT NULL,
	"dom_fiscal" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"dado_de_alta" boolean DEFAULT false NOT NULL,
	"esta_activo" boolean DEFAULT false NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"sesion" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp with time zone DEFAULT now() NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (normalizar(nombre || ' ' || apellido || E'
' || email || E'
' || dni::text || E'
' || nombre_comercio)) STORED,
	CONSTRAINT "usuarios_dni_unico" UNIQUE("dni"),
	CONSTRAINT "usuarios_email_unico" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "categorias" ADD CONSTRAINT "categorias_imagen_id_imagenes_imagen_id_fk" FOREIGN KEY ("imagen_id") REFERENCES "public"."imagenes"("imagen_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "etiquetas" ADD CONSTRAINT "etiquetas_imagen_id_imagenes_imagen_id_fk" FOREIGN KEY ("imagen_id") REFERENCES "public"."imagenes"("imagen_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marcas" ADD CONSTRAINT "marcas_imagen_id_imagenes_imagen_id_fk" FOREIGN KEY ("imagen_id") REFERENCES "public"."imagenes"("imagen_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productos" ADD CONSTRAINT "productos_marca_id_marcas_marca_id_fk" FOREIGN KEY ("marca_id") REFERENCES "public"."marcas"("marca_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productos_categorias" ADD CONSTRAINT "productos_categorias_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productos_categorias" ADD CONSTRAINT "productos_categorias_categoria_id_categorias_categoria_id_fk" FOREIGN KEY ("categoria_id") REFERENCES "public"."categorias"("categoria_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productos_etiquetas" ADD CONSTRAINT "productos_etiquetas_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productos_etiquetas" ADD CONSTRAINT "productos_etiquetas_etiqueta_id_etiquetas_etiqueta_id_fk" FOREIGN KEY ("etiqueta_id") REFERENCES "public"."etiquetas"("etiqueta_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productos_imagenes" ADD CONSTRAINT "productos_imagenes_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productos_imagenes" ADD CONSTRAINT "productos_imagenes_imagen_id_imagenes_imagen_id_fk" FOREIGN KEY ("imagen_id") REFERENCES "public"."imagenes"("imagen_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claves_idempotencia" ADD CONSTRAINT "claves_idempotencia_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claves_idempotencia" ADD CONSTRAINT "claves_idempotencia_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD CONSTRAINT "detalles_pedidos_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD CONSTRAINT "detalles_pedidos_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos_cambios" ADD CONSTRAINT "pedidos_cambios_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos_cambios" ADD CONSTRAINT "pedidos_cambios_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categorias_nombre_unico" ON "categorias" USING btree ("busqueda");--> statement-breakpoint
CREATE INDEX "categorias_busqueda" ON "categorias" USING gin ("busqueda" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "etiquetas_nombre_unico" ON "etiquetas" USING btree ("busqueda");--> statement-breakpoint
CREATE INDEX "etiquetas_busqueda" ON "etiquetas" USING gin ("busqueda" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "marcas_nombre_unico" ON "marcas" USING btree ("busqueda");--> statement-breakpoint
CREATE INDEX "marcas_busqueda" ON "marcas" USING gin ("busqueda" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "productos_busqueda" ON "productos" USING gin ("busqueda" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "productos_lista" ON "productos" USING btree ("esta_activo","busqueda","producto_id");--> statement-breakpoint
CREATE INDEX "productos_marca" ON "productos" USING btree ("marca_id","busqueda");--> statement-breakpoint
CREATE INDEX "productos_categorias_categoria" ON "productos_categorias" USING btree ("categoria_id");--> statement-breakpoint
CREATE INDEX "detalles_pedidos_pedido" ON "detalles_pedidos" USING btree ("pedido_id","orden");--> statement-breakpoint
CREATE INDEX "pedidos_fecha" ON "pedidos" USING btree ("fecha_pedido" DESC NULLS LAST,"pedido_id");--> statement-breakpoint
CREATE INDEX "pedidos_estado" ON "pedidos" USING btree ("estado_pedido","fecha_pedido" DESC NULLS LAST,"pedido_id");--> statement-breakpoint
CREATE INDEX "pedidos_usuario" ON "pedidos" USING btree ("usuario_id","fecha_pedido" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pedidos_cambios_pedido" ON "pedidos_cambios" USING btree ("pedido_id","fecha");--> statement-breakpoint
CREATE INDEX "notificaciones_activas" ON "notificaciones" USING btree ("esta_activo","tipo","fecha" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "usuarios_busqueda" ON "usuarios" USING gin ("busqueda" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "usuarios_lista" ON "usuarios" USING btree ("esta_activo","apellido","nombre","usuario_id");--> statement-breakpoint
CREATE INDEX "usuarios_inactivos" ON "usuarios" USING btree ("esta_activo","creado_en","usuario_id");