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
ALTER TABLE "listas" ADD CONSTRAINT "listas_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listas_productos" ADD CONSTRAINT "listas_productos_lista_id_listas_lista_id_fk" FOREIGN KEY ("lista_id") REFERENCES "public"."listas"("lista_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listas_productos" ADD CONSTRAINT "listas_productos_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listas_nombre" ON "listas" USING btree ("usuario_id",normalizar(nombre));--> statement-breakpoint
CREATE INDEX "listas_productos_producto" ON "listas_productos" USING btree ("producto_id");