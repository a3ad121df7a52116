CREATE TABLE "domicilios" (
	"domicilio_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"nombre" text COLLATE "alfabetico" NOT NULL,
	"domicilio" text NOT NULL,
	"horario" text NOT NULL,
	"predeterminado" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "entrega" jsonb;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "borrado_pedido_en" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "domicilios" ADD CONSTRAINT "domicilios_usuario_id_usuarios_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domicilios_usuario" ON "domicilios" USING btree ("usuario_id","nombre");