CREATE TABLE "carritos_lineas" (
	"usuario_id" uuid NOT NULL,
	"producto_id" uuid NOT NULL,
	"cantidad" integer NOT NULL,
	"precio" numeric(12, 2),
	"puesta_en" timestamp with time zone NOT NULL,
	"version" uuid NOT NULL,
	"dispositivo" uuid NOT NULL,
	CONSTRAINT "carritos_lineas_usuario_id_producto_id_pk" PRIMARY KEY("usuario_id","producto_id")
);
--> statement-breakpoint
ALTER TABLE "carritos_lineas" ADD CONSTRAINT "carritos_lineas_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carritos_lineas" ADD CONSTRAINT "carritos_lineas_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carritos_lineas_producto" ON "carritos_lineas" USING btree ("producto_id");