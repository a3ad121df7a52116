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
ALTER TABLE "avisos_de_stock" ADD CONSTRAINT "avisos_de_stock_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avisos_de_stock" ADD CONSTRAINT "avisos_de_stock_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correos_queridos" ADD CONSTRAINT "correos_queridos_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avisos_de_stock_producto" ON "avisos_de_stock" USING btree ("producto_id");