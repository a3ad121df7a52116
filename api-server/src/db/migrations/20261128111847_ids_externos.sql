CREATE TABLE "productos_ids_externos" (
	"forma" text NOT NULL,
	"id_externo" text NOT NULL,
	"producto_id" uuid NOT NULL,
	"nombre" text NOT NULL,
	"importacion_id" uuid,
	CONSTRAINT "productos_ids_externos_id_externo_forma_pk" PRIMARY KEY("id_externo","forma")
);
--> statement-breakpoint
ALTER TABLE "importaciones_filas" ADD COLUMN "id_externo" text;--> statement-breakpoint
ALTER TABLE "productos_ids_externos" ADD CONSTRAINT "productos_ids_externos_producto_id_productos_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."productos"("producto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productos_ids_externos" ADD CONSTRAINT "productos_ids_externos_importacion_id_importaciones_importacion_id_fk" FOREIGN KEY ("importacion_id") REFERENCES "public"."importaciones"("importacion_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "productos_ids_externos_producto" ON "productos_ids_externos" USING btree ("producto_id");--> statement-breakpoint
CREATE INDEX "productos_ids_externos_importacion" ON "productos_ids_externos" USING btree ("importacion_id");