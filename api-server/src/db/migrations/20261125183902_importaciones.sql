CREATE TABLE "importaciones" (
	"importacion_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"archivo" text NOT NULL,
	"huella" text NOT NULL,
	"contenido" "bytea",
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"estado" text DEFAULT 'leyendo' NOT NULL,
	"motivo" text,
	"columnas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"filas" integer DEFAULT 0 NOT NULL,
	"leidas" integer DEFAULT 0 NOT NULL,
	"nuevo" integer DEFAULT 0 NOT NULL,
	"cambia" integer DEFAULT 0 NOT NULL,
	"igual" integer DEFAULT 0 NOT NULL,
	"error" integer DEFAULT 0 NOT NULL,
	"hechas" integer DEFAULT 0 NOT NULL,
	"salteadas" integer DEFAULT 0 NOT NULL,
	"vueltas" integer DEFAULT 0 NOT NULL,
	"crea" jsonb DEFAULT '{"marcas":[],"categorias":[],"etiquetas":[]}'::jsonb NOT NULL,
	"creados" jsonb DEFAULT '{"marcas":[],"categorias":[],"etiquetas":[]}'::jsonb NOT NULL,
	"invitacion" boolean DEFAULT false NOT NULL,
	"terminada_en" timestamp (3) with time zone,
	"deshecha_en" timestamp (3) with time zone,
	"deshecha_por" uuid
);
--> statement-breakpoint
CREATE TABLE "importaciones_filas" (
	"importacion_id" uuid NOT NULL,
	"fila" integer NOT NULL,
	"nombre" text NOT NULL,
	"efecto" text NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"objeto_id" uuid,
	"version" integer,
	"antes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"despues" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"errores" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "importaciones_filas_importacion_id_fila_pk" PRIMARY KEY("importacion_id","fila")
);
--> statement-breakpoint
ALTER TABLE "importaciones" ADD CONSTRAINT "importaciones_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importaciones" ADD CONSTRAINT "importaciones_deshecha_por_usuarios_usuario_id_fk" FOREIGN KEY ("deshecha_por") REFERENCES "public"."usuarios"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importaciones_filas" ADD CONSTRAINT "importaciones_filas_importacion_id_importaciones_importacion_id_fk" FOREIGN KEY ("importacion_id") REFERENCES "public"."importaciones"("importacion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "importaciones_fecha" ON "importaciones" USING btree ("fecha","importacion_id");--> statement-breakpoint
CREATE INDEX "importaciones_usuario" ON "importaciones" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "importaciones_deshecha_por" ON "importaciones" USING btree ("deshecha_por");--> statement-breakpoint
CREATE INDEX "importaciones_filas_estado" ON "importaciones_filas" USING btree ("importacion_id","estado","efecto","fila");