CREATE TABLE "imagenes_pendientes" (
	"imagen_id" uuid PRIMARY KEY NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "categorias_imagen" ON "categorias" USING btree ("imagen_id");--> statement-breakpoint
CREATE INDEX "etiquetas_imagen" ON "etiquetas" USING btree ("imagen_id");--> statement-breakpoint
CREATE INDEX "marcas_imagen" ON "marcas" USING btree ("imagen_id");--> statement-breakpoint
CREATE INDEX "productos_etiquetas_etiqueta" ON "productos_etiquetas" USING btree ("etiqueta_id");--> statement-breakpoint
CREATE INDEX "productos_imagenes_imagen" ON "productos_imagenes" USING btree ("imagen_id");--> statement-breakpoint
CREATE INDEX "claves_idempotencia_pedido" ON "claves_idempotencia" USING btree ("pedido_id");--> statement-breakpoint
CREATE INDEX "claves_idempotencia_producto" ON "claves_idempotencia" USING btree ("producto_id");--> statement-breakpoint
CREATE INDEX "detalles_pedidos_producto" ON "detalles_pedidos" USING btree ("producto_id");--> statement-breakpoint
CREATE INDEX "pedidos_cambios_usuario" ON "pedidos_cambios" USING btree ("usuario_id");