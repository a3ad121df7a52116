-- The schema of version 1.0.0, for a new database: all databases of that version, and all later ones, have it already.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- The same order with each PostgreSQL and locale: Spanish, and numbers by their value.
CREATE COLLATION alfabetico (provider = icu, locale = 'es-AR-u-kn-true');
--> statement-breakpoint
CREATE TABLE "cambios_de_correo" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"de" text NOT NULL,
	"pedido_en" timestamp with time zone DEFAULT now() NOT NULL,
	"vence_en" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codigos_de_recuperacion" (
	"huella" text PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enlaces_solicitados" (
	"huella" text PRIMARY KEY NOT NULL,
	"fecha" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "llaves" (
	"huella" text PRIMARY KEY NOT NULL,
	"para" text NOT NULL,
	"usuario_id" uuid NOT NULL,
	"vence_en" timestamp with time zone NOT NULL,
	"correo" text
);
--> statement-breakpoint
CREATE TABLE "segundos_factores" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"secreto" text NOT NULL,
	"activado_en" timestamp with time zone,
	"ultimo_paso" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sesiones" (
	"sesion_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"sesion" integer NOT NULL,
	"app" text NOT NULL,
	"dispositivo" text NOT NULL,
	"direccion" text NOT NULL,
	"creada_en" timestamp with time zone DEFAULT now() NOT NULL,
	"usada_en" timestamp with time zone DEFAULT now() NOT NULL,
	"vence_en" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avisos_de_stock" (
	"usuario_id" uuid NOT NULL,
	"producto_id" uuid NOT NULL,
	"pedido_en" timestamp with time zone DEFAULT now() NOT NULL,
	"disponible_fecha" timestamp with time zone,
	CONSTRAINT "avisos_de_stock_usuario_id_producto_id_pk" PRIMARY KEY("usuario_id","producto_id")
);
--> statement-breakpoint
CREATE TABLE "correos_queridos" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"codigo" uuid NOT NULL,
	"stock" boolean DEFAULT true NOT NULL,
	"precios" boolean DEFAULT false NOT NULL,
	"porcentaje" integer NOT NULL,
	"precios_fecha" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "correos_queridos_codigo_unique" UNIQUE("codigo")
);
--> statement-breakpoint
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
CREATE TABLE "busquedas" (
	"clave" text NOT NULL,
	"dia" date NOT NULL,
	"busqueda_id" uuid GENERATED ALWAYS AS (overlay(overlay(md5(clave) PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid) STORED NOT NULL,
	"termino" text NOT NULL,
	"hallazgo" text NOT NULL,
	"cantidad" integer DEFAULT 1 NOT NULL,
	"ultima" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"descartada" boolean DEFAULT false NOT NULL,
	CONSTRAINT "busquedas_clave_dia_pk" PRIMARY KEY("clave","dia")
);
--> statement-breakpoint
CREATE TABLE "palabras" (
	"palabra" text PRIMARY KEY NOT NULL,
	"suena" text GENERATED ALWAYS AS (sonido(palabra)) STORED,
	"indice" "tsvector" GENERATED ALWAYS AS (indice_de(palabra)) STORED,
	"productos" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sinonimos" (
	"sinonimo_id" uuid PRIMARY KEY NOT NULL,
	"palabras" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sinonimos_palabras" (
	"clave" text PRIMARY KEY NOT NULL,
	"palabra" text NOT NULL,
	"sinonimo_id" uuid NOT NULL,
	"suena" text GENERATED ALWAYS AS (sonido(clave)) STORED
);
--> statement-breakpoint
CREATE TABLE "carritos_lineas" (
	"usuario_id" uuid NOT NULL,
	"producto_id" uuid NOT NULL,
	"cantidad" integer NOT NULL,
	"precio" numeric(12, 2),
	"puesta_en" timestamp with time zone NOT NULL,
	"version" uuid NOT NULL,
	"dispositivo" uuid NOT NULL,
	"nota" text,
	CONSTRAINT "carritos_lineas_usuario_id_producto_id_pk" PRIMARY KEY("usuario_id","producto_id")
);
--> statement-breakpoint
CREATE TABLE "carritos_notas" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"texto" text NOT NULL,
	"version" uuid NOT NULL,
	"dispositivo" uuid NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "imagenes_pendientes" (
	"imagen_id" uuid PRIMARY KEY NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL
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
	"busqueda" text COLLATE "alfabetico" GENERATED ALWAYS AS (normalizar(nombre)) STORED,
	"indice" "tsvector" GENERATED ALWAYS AS (indice_de(nombre)) STORED,
	"sonido" text GENERATED ALWAYS AS (sonido(nombre)) STORED,
	"orden_destacado" integer,
	"sin_tamano" text GENERATED ALWAYS AS (sin_tamano(nombre)) STORED,
	"grupo_id" uuid
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
CREATE TABLE "empaques" (
	"empaque_id" uuid PRIMARY KEY NOT NULL,
	"pedido_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"bultos" integer NOT NULL,
	"lineas" jsonb NOT NULL,
	"huella" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "estantes" (
	"orden" integer PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"categoria_id" uuid,
	"marca_id" uuid,
	CONSTRAINT "estantes_categoria" UNIQUE("categoria_id"),
	CONSTRAINT "estantes_marca" UNIQUE("marca_id"),
	CONSTRAINT "estantes_validos" CHECK (CASE tipo WHEN 'categoria' THEN categoria_id IS NOT NULL AND marca_id IS NULL
        WHEN 'marca' THEN marca_id IS NOT NULL AND categoria_id IS NULL ELSE false END)
);
--> statement-breakpoint
CREATE TABLE "listas" (
	"lista_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"nombre" text COLLATE "alfabetico" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listas_productos" (
	"lista_id" uuid NOT NULL,
	"producto_id" uuid NOT NULL,
	"cantidad" integer NOT NULL,
	"orden" integer NOT NULL,
	CONSTRAINT "listas_productos_lista_id_producto_id_pk" PRIMARY KEY("lista_id","producto_id")
);
--> statement-breakpoint
CREATE TABLE "claves_idempotencia" (
	"usuario_id" uuid NOT NULL,
	"clave" text NOT NULL,
	"huella" text NOT NULL,
	"pedido_id" uuid,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL,
	"producto_id" uuid,
	"cambio_id" uuid,
	"movimiento_id" uuid,
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
	"total_precio" numeric(12, 2) NOT NULL,
	"cantidad_pedida" integer,
	"motivo_entrega" text,
	"reemplaza_a" uuid,
	"nota" text
);
--> statement-breakpoint
CREATE TABLE "notas_pedidos" (
	"nota_id" uuid PRIMARY KEY NOT NULL,
	"pedido_id" uuid NOT NULL,
	"autor_id" uuid NOT NULL,
	"texto" text NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL
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
	"asignado_a" uuid,
	"etiquetas" text[] DEFAULT '{}' NOT NULL,
	"bultos" integer,
	"nota" text,
	"entrega" jsonb,
	"pedido_por" uuid,
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
CREATE TABLE "pedidos_avisos" (
	"pedido_id" uuid PRIMARY KEY NOT NULL,
	"estado_pedido" text NOT NULL,
	"lineas" jsonb,
	"vence" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"repuestos" integer,
	"desde" timestamp (3) with time zone,
	"hasta" timestamp (3) with time zone,
	"hecho_en" timestamp (3) with time zone DEFAULT now(),
	"salteados" integer DEFAULT 0 NOT NULL
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
CREATE TABLE "precios_programados" (
	"cambio_id" uuid NOT NULL,
	"producto_id" uuid NOT NULL,
	"antes" numeric(12, 2) NOT NULL,
	"nuevo" numeric(12, 2) NOT NULL,
	"oferta_antes" numeric(12, 2),
	"promocion_antes" boolean NOT NULL,
	CONSTRAINT "precios_programados_cambio_id_producto_id_pk" PRIMARY KEY("cambio_id","producto_id")
);
--> statement-breakpoint
CREATE TABLE "presencias" (
	"pedido_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"vence" timestamp with time zone NOT NULL,
	CONSTRAINT "presencias_pedido_id_usuario_id_pk" PRIMARY KEY("pedido_id","usuario_id")
);
--> statement-breakpoint
CREATE TABLE "remitos" (
	"pedido_id" uuid PRIMARY KEY NOT NULL,
	"numero" integer NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remitos_numero_unique" UNIQUE("numero")
);
--> statement-breakpoint
CREATE TABLE "sumas" (
	"cambio" bigserial NOT NULL,
	"que" text NOT NULL,
	"desde" date NOT NULL,
	"grupo" text NOT NULL,
	"cantidad" bigint NOT NULL,
	"importe" numeric(20, 2) NOT NULL,
	CONSTRAINT "sumas_que_desde_grupo_cambio_pk" PRIMARY KEY("que","desde","grupo","cambio")
);
--> statement-breakpoint
CREATE TABLE "ajustes" (
	"unico" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"exige_segundo_factor" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"remitos_desde" integer DEFAULT 1 NOT NULL,
	"monto_minimo" integer DEFAULT 50000 NOT NULL,
	"envio_gratis" integer DEFAULT 70000 NOT NULL,
	"nombre" text,
	"telefono" text,
	"email" text,
	"ciudad" text,
	"instagram" text,
	"whatsapp" text,
	"horarios" text,
	"anuncio" text,
	"linea_legal" text,
	"cuit" text,
	"direccion" text,
	"banco" text DEFAULT '' NOT NULL,
	"titular" text DEFAULT '' NOT NULL,
	"cbu" text DEFAULT '' NOT NULL,
	"alias" text DEFAULT '' NOT NULL,
	"anuncio_desde" text DEFAULT '' NOT NULL,
	"anuncio_hasta" text DEFAULT '' NOT NULL,
	"titulo_inicio" text,
	"texto_inicio" text,
	"texto_nosotros" text
);
--> statement-breakpoint
CREATE TABLE "notificaciones" (
	"notificacion_id" uuid PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"mensaje" text NOT NULL,
	"referencia_id" uuid NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL,
	"esta_activo" boolean DEFAULT true NOT NULL,
	"autor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "versiones" (
	"clave" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "destinatarios" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"apellido" text NOT NULL,
	"nombre_comercio" text NOT NULL,
	"dni" bigint NOT NULL,
	"dom_fiscal" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domicilios" (
	"domicilio_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"nombre" text COLLATE "alfabetico" NOT NULL,
	"domicilio" text NOT NULL,
	"horario" text NOT NULL,
	"predeterminado" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notas_usuarios" (
	"nota_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"autor_id" uuid NOT NULL,
	"texto" text NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL
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
	"datos_borrados_en" timestamp with time zone,
	"correo_confirmado_en" timestamp with time zone,
	"busqueda" text GENERATED ALWAYS AS (normalizar(nombre || ' ' || apellido || E'
' || email || E'
' || dni::text || E'
' || nombre_comercio || E'
' || cifras_de_telefono(telefono))) STORED,
	"borrado_pedido_en" timestamp with time zone,
	"titular_id" uuid,
	"sin_acceso" boolean DEFAULT false NOT NULL,
	CONSTRAINT "usuarios_email_unico" UNIQUE("email"),
	CONSTRAINT "usuarios_personas" CHECK (titular_id IS NULL OR (titular_id <> usuario_id AND NOT roles && '{empleado,admin}'::text[]))
);
--> statement-breakpoint
CREATE TABLE "vistas" (
	"vista_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"nombre" text NOT NULL,
	"de_equipo" boolean NOT NULL,
	"filtros" jsonb NOT NULL,
	"columnas" text[],
	"version" integer DEFAULT 1 NOT NULL
);--> statement-breakpoint
ALTER TABLE "cambios_de_correo" ADD CONSTRAINT "cambios_de_correo_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codigos_de_recuperacion" ADD CONSTRAINT "codigos_de_recuperacion_usuario_id_segundos_factores_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."segundos_factores"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llaves" ADD CONSTRAINT "llaves_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segundos_factores" ADD CONSTRAINT "segundos_factores_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sesiones" ADD CONSTRAINT "sesiones_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avisos_de_stock" ADD CONSTRAINT "avisos_de_stock_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avisos_de_stock" ADD CONSTRAINT "avisos_de_stock_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correos_queridos" ADD CONSTRAINT "correos_queridos_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sinonimos_palabras" ADD CONSTRAINT "sinonimos_palabras_sinonimo_id_sinonimos_sinonimo_id_fk" FOREIGN KEY ("sinonimo_id") REFERENCES "public"."sinonimos"("sinonimo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carritos_lineas" ADD CONSTRAINT "carritos_lineas_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carritos_lineas" ADD CONSTRAINT "carritos_lineas_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carritos_notas" ADD CONSTRAINT "carritos_notas_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "condiciones_de_pago" ADD CONSTRAINT "condiciones_de_pago_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movimientos" ADD CONSTRAINT "movimientos_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movimientos" ADD CONSTRAINT "movimientos_revierte_movimientos_movimiento_id_fk" FOREIGN KEY ("revierte") REFERENCES "public"."movimientos"("movimiento_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movimientos" ADD CONSTRAINT "movimientos_registrado_por_usuarios_usuario_id_fk" FOREIGN KEY ("registrado_por") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "empaques" ADD CONSTRAINT "empaques_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "empaques" ADD CONSTRAINT "empaques_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estantes" ADD CONSTRAINT "estantes_categoria_id_categorias_categoria_id_fk" FOREIGN KEY ("categoria_id") REFERENCES "public"."categorias"("categoria_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estantes" ADD CONSTRAINT "estantes_marca_id_marcas_marca_id_fk" FOREIGN KEY ("marca_id") REFERENCES "public"."marcas"("marca_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listas" ADD CONSTRAINT "listas_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listas_productos" ADD CONSTRAINT "listas_productos_lista_id_listas_lista_id_fk" FOREIGN KEY ("lista_id") REFERENCES "public"."listas"("lista_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listas_productos" ADD CONSTRAINT "listas_productos_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claves_idempotencia" ADD CONSTRAINT "claves_idempotencia_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claves_idempotencia" ADD CONSTRAINT "claves_idempotencia_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claves_idempotencia" ADD CONSTRAINT "claves_idempotencia_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claves_idempotencia" ADD CONSTRAINT "claves_idempotencia_cambio_id_cambios_de_precios_cambio_id_fk" FOREIGN KEY ("cambio_id") REFERENCES "public"."cambios_de_precios"("cambio_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD CONSTRAINT "detalles_pedidos_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detalles_pedidos" ADD CONSTRAINT "detalles_pedidos_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notas_pedidos" ADD CONSTRAINT "notas_pedidos_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notas_pedidos" ADD CONSTRAINT "notas_pedidos_autor_id_usuarios_usuario_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_pedido_por_usuarios_usuario_id_fk" FOREIGN KEY ("pedido_por") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_asignado_a_usuarios_usuario_id_fk" FOREIGN KEY ("asignado_a") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos_cambios" ADD CONSTRAINT "pedidos_cambios_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos_cambios" ADD CONSTRAINT "pedidos_cambios_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos_avisos" ADD CONSTRAINT "pedidos_avisos_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cambios_de_precios" ADD CONSTRAINT "cambios_de_precios_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cambios_de_precios" ADD CONSTRAINT "cambios_de_precios_deshecho_por_usuarios_usuario_id_fk" FOREIGN KEY ("deshecho_por") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presencias" ADD CONSTRAINT "presencias_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presencias" ADD CONSTRAINT "presencias_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remitos" ADD CONSTRAINT "remitos_pedido_id_pedidos_pedido_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("pedido_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destinatarios" ADD CONSTRAINT "destinatarios_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domicilios" ADD CONSTRAINT "domicilios_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notas_usuarios" ADD CONSTRAINT "notas_usuarios_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notas_usuarios" ADD CONSTRAINT "notas_usuarios_autor_id_usuarios_usuario_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_titular_id_usuarios_usuario_id_fk" FOREIGN KEY ("titular_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vistas" ADD CONSTRAINT "vistas_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cambios_de_correo_vencidos" ON "cambios_de_correo" USING btree ("vence_en");--> statement-breakpoint
CREATE INDEX "codigos_de_recuperacion_usuario" ON "codigos_de_recuperacion" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "enlaces_solicitados_fecha" ON "enlaces_solicitados" USING btree ("fecha");--> statement-breakpoint
CREATE INDEX "llaves_usuario" ON "llaves" USING btree ("usuario_id","para");--> statement-breakpoint
CREATE INDEX "llaves_vencidas" ON "llaves" USING btree ("vence_en");--> statement-breakpoint
CREATE INDEX "sesiones_usuario" ON "sesiones" USING btree ("usuario_id","usada_en");--> statement-breakpoint
CREATE INDEX "sesiones_vencidas" ON "sesiones" USING btree ("vence_en");--> statement-breakpoint
CREATE INDEX "avisos_de_stock_producto" ON "avisos_de_stock" USING btree ("producto_id");--> statement-breakpoint
CREATE INDEX "bitacora_fecha" ON "bitacora" USING btree ("fecha","entrada_id");--> statement-breakpoint
CREATE INDEX "bitacora_usuario" ON "bitacora" USING btree ("usuario_id","fecha","entrada_id");--> statement-breakpoint
CREATE INDEX "bitacora_usuario_accion" ON "bitacora" USING btree ("usuario_id",("accion" || ''),"fecha","entrada_id");--> statement-breakpoint
CREATE INDEX "bitacora_accion" ON "bitacora" USING btree ("accion","fecha","entrada_id");--> statement-breakpoint
CREATE INDEX "bitacora_objeto" ON "bitacora" USING btree ("objeto","fecha","entrada_id");--> statement-breakpoint
CREATE INDEX "bitacora_objeto_id" ON "bitacora" USING btree ("objeto_id","fecha","entrada_id");--> statement-breakpoint
CREATE INDEX "palabras_suena" ON "palabras" USING gin ("suena" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "palabras_indice" ON "palabras" USING gin ("indice");--> statement-breakpoint
CREATE INDEX "sinonimos_palabras_sinonimo" ON "sinonimos_palabras" USING btree ("sinonimo_id");--> statement-breakpoint
CREATE INDEX "sinonimos_palabras_suena" ON "sinonimos_palabras" USING gin ("suena" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "carritos_lineas_producto" ON "carritos_lineas" USING btree ("producto_id");--> statement-breakpoint
CREATE UNIQUE INDEX "categorias_nombre_unico" ON "categorias" USING btree ("busqueda");--> statement-breakpoint
CREATE INDEX "categorias_imagen" ON "categorias" USING btree ("imagen_id");--> statement-breakpoint
CREATE INDEX "categorias_busqueda" ON "categorias" USING gin ("busqueda" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "etiquetas_nombre_unico" ON "etiquetas" USING btree ("busqueda");--> statement-breakpoint
CREATE INDEX "etiquetas_imagen" ON "etiquetas" USING btree ("imagen_id");--> statement-breakpoint
CREATE INDEX "etiquetas_busqueda" ON "etiquetas" USING gin ("busqueda" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "marcas_nombre_unico" ON "marcas" USING btree ("busqueda");--> statement-breakpoint
CREATE INDEX "marcas_imagen" ON "marcas" USING btree ("imagen_id");--> statement-breakpoint
CREATE INDEX "marcas_busqueda" ON "marcas" USING gin ("busqueda" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "productos_indice" ON "productos" USING gin ("indice");--> statement-breakpoint
CREATE INDEX "productos_busqueda" ON "productos" USING gin ("busqueda" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "productos_lista" ON "productos" USING btree ("esta_activo","busqueda","producto_id");--> statement-breakpoint
CREATE INDEX "productos_marca" ON "productos" USING btree ("marca_id","esta_activo","busqueda","producto_id");--> statement-breakpoint
CREATE INDEX "productos_grupo" ON "productos" USING btree ("grupo_id") WHERE grupo_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "productos_sin_grupo" ON "productos" USING btree ("sin_tamano","marca_id","producto_id") WHERE esta_activo AND grupo_id IS NULL AND sin_tamano IS NOT NULL;--> statement-breakpoint
CREATE INDEX "productos_destacados" ON "productos" USING btree ("orden_destacado","busqueda","producto_id") WHERE esta_activo AND producto_destacado;--> statement-breakpoint
CREATE INDEX "productos_promocion" ON "productos" USING btree ("busqueda","producto_id") WHERE esta_activo AND en_promocion;--> statement-breakpoint
CREATE INDEX "productos_sin_stock" ON "productos" USING btree ("busqueda","producto_id") WHERE esta_activo AND NOT disponible;--> statement-breakpoint
CREATE INDEX "productos_bulto_cerrado" ON "productos" USING btree ("busqueda","producto_id") WHERE esta_activo AND tipo_de_precio = 'por_bulto_cerrado';--> statement-breakpoint
CREATE INDEX "productos_nuevos_ingresos" ON "productos" USING btree ("creado_en" DESC NULLS FIRST,"busqueda","producto_id") WHERE esta_activo AND nuevo_ingreso;--> statement-breakpoint
CREATE INDEX "productos_categorias_categoria" ON "productos_categorias" USING btree ("categoria_id");--> statement-breakpoint
CREATE INDEX "productos_etiquetas_etiqueta" ON "productos_etiquetas" USING btree ("etiqueta_id");--> statement-breakpoint
CREATE INDEX "productos_imagenes_imagen" ON "productos_imagenes" USING btree ("imagen_id");--> statement-breakpoint
CREATE INDEX "cuentas_pedidos_usuario" ON "cuentas_pedidos" USING btree ("usuario_id","vence","pedido_id","cargado","pagado") WHERE cargado > pagado;--> statement-breakpoint
CREATE INDEX "cuentas_pedidos_vence" ON "cuentas_pedidos" USING btree ("vence","usuario_id","cargado","pagado") WHERE cargado > pagado;--> statement-breakpoint
CREATE INDEX "movimientos_usuario" ON "movimientos" USING btree ("usuario_id","fecha","orden","importe");--> statement-breakpoint
CREATE INDEX "movimientos_pedido" ON "movimientos" USING btree ("pedido_id","orden");--> statement-breakpoint
CREATE INDEX "movimientos_registrado_por" ON "movimientos" USING btree ("registrado_por");--> statement-breakpoint
CREATE INDEX "empaques_pedido" ON "empaques" USING btree ("pedido_id","fecha" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "empaques_usuario" ON "empaques" USING btree ("usuario_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listas_nombre" ON "listas" USING btree ("usuario_id",normalizar(nombre));--> statement-breakpoint
CREATE INDEX "listas_productos_producto" ON "listas_productos" USING btree ("producto_id");--> statement-breakpoint
CREATE INDEX "claves_idempotencia_pedido" ON "claves_idempotencia" USING btree ("pedido_id");--> statement-breakpoint
CREATE INDEX "claves_idempotencia_producto" ON "claves_idempotencia" USING btree ("producto_id");--> statement-breakpoint
CREATE INDEX "claves_idempotencia_cambio" ON "claves_idempotencia" USING btree ("cambio_id");--> statement-breakpoint
CREATE INDEX "detalles_pedidos_pedido" ON "detalles_pedidos" USING btree ("pedido_id","orden","producto_id","cantidad","total_precio","cantidad_pedida");--> statement-breakpoint
CREATE INDEX "detalles_pedidos_producto" ON "detalles_pedidos" USING btree ("producto_id","pedido_id");--> statement-breakpoint
CREATE INDEX "notas_pedidos_pedido" ON "notas_pedidos" USING btree ("pedido_id","fecha","nota_id");--> statement-breakpoint
CREATE INDEX "notas_pedidos_autor" ON "notas_pedidos" USING btree ("autor_id");--> statement-breakpoint
CREATE INDEX "pedidos_fecha" ON "pedidos" USING btree ("fecha_pedido" DESC NULLS LAST,"pedido_id");--> statement-breakpoint
CREATE INDEX "pedidos_estado" ON "pedidos" USING btree ("estado_pedido","fecha_pedido" DESC NULLS LAST,"pedido_id");--> statement-breakpoint
CREATE INDEX "pedidos_usuario" ON "pedidos" USING btree ("usuario_id","fecha_pedido" DESC NULLS LAST,"pedido_id","estado_pedido","total_precio");--> statement-breakpoint
CREATE INDEX "pedidos_pedido_por" ON "pedidos" USING btree ("pedido_por");--> statement-breakpoint
CREATE INDEX "pedidos_importe" ON "pedidos" USING btree ("total_precio","fecha_pedido");--> statement-breakpoint
CREATE INDEX "pedidos_asignado" ON "pedidos" USING btree ("asignado_a","fecha_pedido" DESC NULLS LAST,"pedido_id");--> statement-breakpoint
CREATE INDEX "pedidos_etiquetas" ON "pedidos" USING gin ("etiquetas") WHERE etiquetas <> '{}';--> statement-breakpoint
CREATE INDEX "pedidos_por_empacar" ON "pedidos" USING btree ("fecha_pedido" DESC NULLS LAST,"pedido_id") WHERE estado_pedido = 'aprobado' AND bultos IS NULL;--> statement-breakpoint
CREATE INDEX "pedidos_etiquetados" ON "pedidos" USING btree ("fecha_pedido" DESC NULLS LAST) WHERE etiquetas <> '{}';--> statement-breakpoint
CREATE INDEX "pedidos_cambios_pedido" ON "pedidos_cambios" USING btree ("pedido_id","fecha");--> statement-breakpoint
CREATE INDEX "pedidos_cambios_usuario" ON "pedidos_cambios" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "cambios_de_precios_fecha" ON "cambios_de_precios" USING btree ("fecha","cambio_id");--> statement-breakpoint
CREATE INDEX "cambios_de_precios_usuario" ON "cambios_de_precios" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "cambios_de_precios_deshecho_por" ON "cambios_de_precios" USING btree ("deshecho_por");--> statement-breakpoint
CREATE INDEX "precios_historia_cambio" ON "precios_historia" USING btree ("cambio_id","producto_id");--> statement-breakpoint
CREATE INDEX "precios_programados_producto" ON "precios_programados" USING btree ("producto_id");--> statement-breakpoint
CREATE INDEX "presencias_usuario" ON "presencias" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "sumas_por_plegar" ON "sumas" USING btree ("cambio") WHERE cambio > 0;--> statement-breakpoint
CREATE INDEX "notificaciones_activas" ON "notificaciones" USING btree ("esta_activo","tipo","fecha" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "domicilios_usuario" ON "domicilios" USING btree ("usuario_id","nombre");--> statement-breakpoint
CREATE INDEX "notas_usuarios_usuario" ON "notas_usuarios" USING btree ("usuario_id","fecha","nota_id");--> statement-breakpoint
CREATE INDEX "notas_usuarios_autor" ON "notas_usuarios" USING btree ("autor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_dni_unico" ON "usuarios" USING btree ("dni") WHERE titular_id IS NULL;--> statement-breakpoint
CREATE INDEX "usuarios_titular" ON "usuarios" USING btree ("titular_id");--> statement-breakpoint
CREATE INDEX "usuarios_busqueda" ON "usuarios" USING gin ("busqueda" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "usuarios_lista" ON "usuarios" USING btree ("esta_activo","apellido","nombre","usuario_id") WHERE datos_borrados_en IS NULL;--> statement-breakpoint
CREATE INDEX "usuarios_inactivos" ON "usuarios" USING btree ("esta_activo","creado_en","usuario_id") WHERE datos_borrados_en IS NULL;--> statement-breakpoint
CREATE INDEX "usuarios_solicitudes" ON "usuarios" USING btree ("creado_en","usuario_id") WHERE NOT esta_activo AND NOT dado_de_alta AND datos_borrados_en IS NULL;--> statement-breakpoint
CREATE INDEX "usuarios_por_documento" ON "usuarios" USING btree (((dni / 10) % 100000000),"usuario_id");--> statement-breakpoint
CREATE INDEX "usuarios_por_telefono" ON "usuarios" USING btree (telefono_comparado(telefono),"usuario_id");--> statement-breakpoint
CREATE INDEX "usuarios_por_domicilio" ON "usuarios" USING btree (domicilio_comparado(dom_fiscal),"usuario_id");--> statement-breakpoint
CREATE INDEX "usuarios_por_correo" ON "usuarios" USING btree (correo_comparado(email),"usuario_id");--> statement-breakpoint
CREATE INDEX "usuarios_personal" ON "usuarios" USING btree ("apellido","nombre","usuario_id") WHERE roles && '{empleado,admin}'::text[];--> statement-breakpoint
CREATE INDEX "vistas_usuario" ON "vistas" USING btree ("usuario_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vistas_nombre_propio" ON "vistas" USING btree ("usuario_id",normalizar(nombre)) WHERE NOT de_equipo;--> statement-breakpoint
CREATE UNIQUE INDEX "vistas_nombre_de_equipo" ON "vistas" USING btree (normalizar(nombre)) WHERE de_equipo;
--> statement-breakpoint
-- Table of rate-limiter-flexible. Unlogged, because a crash may lose it.
CREATE UNLOGGED TABLE limites_de_uso (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
--> statement-breakpoint
ALTER TABLE pedidos ADD CONSTRAINT pedidos_estado_valido CHECK
  (estado_pedido IN ('esperando_aprobacion', 'aprobado', 'enviado', 'recibido', 'cancelado'));
--> statement-breakpoint
ALTER TABLE productos ADD CONSTRAINT productos_tipo_valido CHECK
  (tipo_de_precio IN ('por_kilo', 'por_unidad', 'por_bulto_cerrado'));
--> statement-breakpoint
ALTER TABLE productos ADD CONSTRAINT productos_precio_valido CHECK
  (precio >= 0 AND (precio_antes_oferta IS NULL OR precio_antes_oferta >= 0));
--> statement-breakpoint
-- A line has an ordered or a delivered quantity, or both.
ALTER TABLE detalles_pedidos ADD CONSTRAINT detalles_pedidos_validos CHECK
  (cantidad BETWEEN 0 AND 1000 AND descuento BETWEEN 0 AND 100 AND precio_unitario >= 0
    AND (cantidad_pedida IS NULL OR cantidad_pedida BETWEEN 0 AND 1000)
    AND (cantidad > 0 OR COALESCE(cantidad_pedida, 0) > 0)
    AND (cantidad_pedida IS NULL) = (motivo_entrega IS NULL)
    AND (reemplaza_a IS NULL OR (cantidad_pedida = 0 AND motivo_entrega = 'reemplazo')));
--> statement-breakpoint
ALTER TABLE detalles_pedidos ADD CONSTRAINT detalles_pedidos_motivo_valido CHECK
  (motivo_entrega IN ('falta', 'reemplazo', 'acordado'));
--> statement-breakpoint
ALTER TABLE ajustes ADD CONSTRAINT ajustes_una_fila CHECK (unico);
--> statement-breakpoint
-- Without statistics PostgreSQL assumes that an action is rare. With them it reads the log from its end to find a
-- common action, even of a user who rarely did it.
ALTER INDEX "bitacora_usuario_accion" ALTER COLUMN 2 SET STATISTICS 0;
--> statement-breakpoint
-- Room for new versions of a row on the same page, so that a change of a price touches no index: a change of all prices
-- takes half the time.
ALTER TABLE productos SET (fillfactor = 50);
--> statement-breakpoint
INSERT INTO versiones (clave) VALUES ('catalogo'), ('sesiones'), ('ajustes');
--> statement-breakpoint
INSERT INTO ajustes DEFAULT VALUES;
