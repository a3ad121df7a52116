INSERT INTO versiones (clave) VALUES ('catalogo'), ('sesiones');
--> statement-breakpoint
CREATE FUNCTION subir_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE versiones SET version = version + 1 WHERE clave = TG_ARGV[0];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON productos
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
--> statement-breakpoint
CREATE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON productos_categorias
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
--> statement-breakpoint
CREATE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON productos_etiquetas
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
--> statement-breakpoint
CREATE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON productos_imagenes
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
--> statement-breakpoint
CREATE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON imagenes
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
--> statement-breakpoint
CREATE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON marcas
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
--> statement-breakpoint
CREATE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON categorias
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
--> statement-breakpoint
CREATE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON etiquetas
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
--> statement-breakpoint
CREATE TRIGGER version_sesiones AFTER UPDATE OF esta_activo, dado_de_alta, roles, sesion ON usuarios
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('sesiones');
--> statement-breakpoint
CREATE TRIGGER version_sesiones_baja AFTER DELETE ON usuarios
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('sesiones');
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
ALTER TABLE detalles_pedidos ADD CONSTRAINT detalles_pedidos_validos CHECK
  (cantidad BETWEEN 1 AND 1000 AND descuento BETWEEN 0 AND 100 AND precio_unitario >= 0);
--> statement-breakpoint
-- What rate-limiter-flexible keeps; unlogged, since losing it in a crash costs nothing.
CREATE UNLOGGED TABLE limites_de_uso (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
