-- All triggers, by table. Applying this file locks its tables against writers for a moment, so functions are in other files.
-- Triggers of a table fire in the order of their names. `version_catalogo` fires before `vocabulario…`: writers wait for each
-- other there, before they lock products or words, and cannot deadlock.

-- usuarios
CREATE OR REPLACE TRIGGER datos_a_las_personas AFTER UPDATE OF dni, nombre_comercio, telefono, dom_fiscal, condicion_iva ON usuarios
  FOR EACH ROW WHEN (NEW.titular_id IS NULL AND (OLD.dni, OLD.nombre_comercio, OLD.telefono, OLD.dom_fiscal, OLD.condicion_iva)
    IS DISTINCT FROM (NEW.dni, NEW.nombre_comercio, NEW.telefono, NEW.dom_fiscal, NEW.condicion_iva))
  EXECUTE FUNCTION datos_a_las_personas();
CREATE OR REPLACE TRIGGER datos_del_comercio
  BEFORE INSERT OR UPDATE OF titular_id, dni, nombre_comercio, telefono, dom_fiscal, condicion_iva ON usuarios
  FOR EACH ROW WHEN (NEW.titular_id IS NOT NULL) EXECUTE FUNCTION datos_del_comercio();
CREATE OR REPLACE TRIGGER sumas_alta AFTER INSERT ON usuarios REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_usuarios();
CREATE OR REPLACE TRIGGER sumas_baja AFTER DELETE ON usuarios REFERENCING OLD TABLE AS viejos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_usuarios();
CREATE OR REPLACE TRIGGER sumas_cambio AFTER UPDATE ON usuarios REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_usuarios();
CREATE OR REPLACE TRIGGER version_sesiones AFTER UPDATE OF esta_activo, dado_de_alta, roles, sesion ON usuarios
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('sesiones');
CREATE OR REPLACE TRIGGER version_sesiones_baja AFTER DELETE ON usuarios
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('sesiones');
CREATE OR REPLACE TRIGGER version_sesiones_rol AFTER UPDATE OF rol_id ON usuarios
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('sesiones');
CREATE OR REPLACE TRIGGER version_sesiones_condicion AFTER UPDATE OF condicion_id, condicion_iva ON usuarios
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('sesiones');

-- sesiones
CREATE OR REPLACE TRIGGER version_sesiones_cerradas AFTER DELETE ON sesiones REFERENCING OLD TABLE AS cerradas
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version_de_sesiones();

-- segundos_factores
CREATE OR REPLACE TRIGGER version_sesiones_factor AFTER UPDATE OF activado_en ON segundos_factores
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('sesiones');
CREATE OR REPLACE TRIGGER version_sesiones_sin_factor AFTER DELETE ON segundos_factores
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('sesiones');

-- roles_personal
CREATE OR REPLACE TRIGGER roles_personal_parecido BEFORE INSERT OR UPDATE OF nombre ON roles_personal
  FOR EACH ROW EXECUTE FUNCTION negar_parecido('roles_personal_nombre', 'rol_id');
CREATE OR REPLACE TRIGGER version_sesiones_roles AFTER UPDATE ON roles_personal
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('sesiones');

-- condiciones
CREATE OR REPLACE TRIGGER condiciones_parecido BEFORE INSERT OR UPDATE OF nombre ON condiciones
  FOR EACH ROW EXECUTE FUNCTION negar_parecido('condiciones_nombre', 'condicion_id');
CREATE OR REPLACE TRIGGER version_catalogo AFTER UPDATE OF descuento, vigente_desde, vigente_hasta ON condiciones
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
CREATE OR REPLACE TRIGGER version_sesiones AFTER UPDATE OF iva, vigente_desde, vigente_hasta ON condiciones
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('sesiones');
CREATE OR REPLACE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON condiciones_reglas
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
CREATE OR REPLACE TRIGGER historia_alta AFTER INSERT ON condiciones_precios REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_precios_propios();
CREATE OR REPLACE TRIGGER historia_baja AFTER DELETE ON condiciones_precios REFERENCING OLD TABLE AS viejos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_precios_propios();
CREATE OR REPLACE TRIGGER historia_cambio AFTER UPDATE ON condiciones_precios
  REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos FOR EACH STATEMENT EXECUTE FUNCTION anotar_precios_propios();
CREATE OR REPLACE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON condiciones_precios
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
CREATE OR REPLACE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON condiciones_cantidades
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
CREATE OR REPLACE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON productos_cantidades
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');

-- ajustes
CREATE OR REPLACE TRIGGER catalogo_ajustes AFTER UPDATE OF monto_minimo, envio_gratis, nombre, telefono, email, ciudad,
  instagram, whatsapp, horarios, anuncio, anuncio_desde, anuncio_hasta, titulo_inicio, texto_inicio,
  texto_nosotros, color, imagen_id ON ajustes
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
CREATE OR REPLACE TRIGGER version_ajustes AFTER UPDATE ON ajustes
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('ajustes');

-- productos
CREATE OR REPLACE TRIGGER historia_de_precios AFTER UPDATE ON productos REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_precios();
CREATE OR REPLACE TRIGGER sumas_alta AFTER INSERT ON productos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_productos();
CREATE OR REPLACE TRIGGER sumas_baja AFTER DELETE ON productos REFERENCING OLD TABLE AS viejos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_productos();
CREATE OR REPLACE TRIGGER sumas_cambio AFTER UPDATE ON productos REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_productos();
CREATE OR REPLACE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON productos
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
CREATE OR REPLACE TRIGGER vocabulario_productos AFTER INSERT ON productos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_productos_buscados();
CREATE OR REPLACE TRIGGER vocabulario_productos_cambio AFTER UPDATE ON productos REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_productos_buscados();

-- productos_categorias
CREATE OR REPLACE TRIGGER sumas_alta AFTER INSERT ON productos_categorias REFERENCING NEW TABLE AS cambiadas
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_categorias('1');
CREATE OR REPLACE TRIGGER sumas_antes AFTER UPDATE ON productos_categorias REFERENCING OLD TABLE AS cambiadas
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_categorias('-1');
CREATE OR REPLACE TRIGGER sumas_baja AFTER DELETE ON productos_categorias REFERENCING OLD TABLE AS cambiadas
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_categorias('-1');
CREATE OR REPLACE TRIGGER sumas_cambio AFTER UPDATE ON productos_categorias REFERENCING NEW TABLE AS cambiadas
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_categorias('1');
CREATE OR REPLACE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON productos_categorias
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
CREATE OR REPLACE TRIGGER vocabulario_categorias AFTER INSERT ON productos_categorias REFERENCING NEW TABLE AS cambiados
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_filtros_buscados();
CREATE OR REPLACE TRIGGER vocabulario_categorias_baja AFTER DELETE ON productos_categorias REFERENCING OLD TABLE AS cambiados
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_filtros_buscados();

-- productos_etiquetas
CREATE OR REPLACE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON productos_etiquetas
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
CREATE OR REPLACE TRIGGER vocabulario_etiquetas AFTER INSERT ON productos_etiquetas REFERENCING NEW TABLE AS cambiados
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_filtros_buscados();
CREATE OR REPLACE TRIGGER vocabulario_etiquetas_baja AFTER DELETE ON productos_etiquetas REFERENCING OLD TABLE AS cambiados
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_filtros_buscados();

-- productos_imagenes
CREATE OR REPLACE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON productos_imagenes
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');

-- imagenes
CREATE OR REPLACE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON imagenes
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');

-- marcas
CREATE OR REPLACE TRIGGER marcas_parecido BEFORE INSERT OR UPDATE OF nombre ON marcas
  FOR EACH ROW EXECUTE FUNCTION negar_parecido('marcas_nombre_unico', 'marca_id');
CREATE OR REPLACE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON marcas
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
CREATE OR REPLACE TRIGGER vocabulario_nombres AFTER UPDATE ON marcas REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_nombres_buscados();

-- categorias
CREATE OR REPLACE TRIGGER categorias_parecido BEFORE INSERT OR UPDATE OF nombre ON categorias
  FOR EACH ROW EXECUTE FUNCTION negar_parecido('categorias_nombre_unico', 'categoria_id');
CREATE OR REPLACE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON categorias
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
CREATE OR REPLACE TRIGGER vocabulario_nombres AFTER UPDATE ON categorias REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_nombres_buscados();

-- etiquetas
CREATE OR REPLACE TRIGGER etiquetas_parecido BEFORE INSERT OR UPDATE OF nombre ON etiquetas
  FOR EACH ROW EXECUTE FUNCTION negar_parecido('etiquetas_nombre_unico', 'etiqueta_id');
CREATE OR REPLACE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON etiquetas
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
CREATE OR REPLACE TRIGGER vocabulario_nombres AFTER UPDATE ON etiquetas REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_nombres_buscados();

-- sinonimos
CREATE OR REPLACE TRIGGER version_catalogo AFTER INSERT OR UPDATE OR DELETE ON sinonimos
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');
CREATE OR REPLACE TRIGGER version_palabras AFTER INSERT ON sinonimos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_sinonimos();
CREATE OR REPLACE TRIGGER version_palabras_cambio AFTER UPDATE ON sinonimos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_sinonimos();

-- banners
CREATE OR REPLACE TRIGGER catalogo_banners AFTER INSERT OR UPDATE OR DELETE ON banners
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');

-- feriados
CREATE OR REPLACE TRIGGER catalogo_feriados AFTER INSERT OR UPDATE OR DELETE ON feriados
  FOR EACH STATEMENT EXECUTE FUNCTION subir_version('catalogo');

-- productos_buscados
CREATE OR REPLACE TRIGGER vocabulario_alta AFTER INSERT ON productos_buscados REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION contar_palabras();
CREATE OR REPLACE TRIGGER vocabulario_baja AFTER DELETE ON productos_buscados REFERENCING OLD TABLE AS viejos
  FOR EACH STATEMENT EXECUTE FUNCTION contar_palabras();
CREATE OR REPLACE TRIGGER vocabulario_cambio AFTER UPDATE ON productos_buscados REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION contar_palabras();

-- pedidos
CREATE OR REPLACE TRIGGER cuentas_alta AFTER INSERT ON pedidos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION cargar_pedidos();
CREATE OR REPLACE TRIGGER cuentas_baja AFTER DELETE ON pedidos REFERENCING OLD TABLE AS viejos
  FOR EACH STATEMENT EXECUTE FUNCTION cargar_pedidos();
CREATE OR REPLACE TRIGGER cuentas_cambio AFTER UPDATE ON pedidos REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION cargar_pedidos();
CREATE OR REPLACE TRIGGER sumas_alta AFTER INSERT ON pedidos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_pedidos();
CREATE OR REPLACE TRIGGER sumas_baja AFTER DELETE ON pedidos REFERENCING OLD TABLE AS viejos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_pedidos();
CREATE OR REPLACE TRIGGER sumas_cambio AFTER UPDATE ON pedidos REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_pedidos();
CREATE OR REPLACE TRIGGER ventas_baja BEFORE DELETE ON pedidos
  FOR EACH ROW WHEN (es_venta(OLD.estado_pedido)) EXECUTE FUNCTION restar_ventas();

-- detalles_pedidos
CREATE OR REPLACE TRIGGER sumas_alta AFTER INSERT ON detalles_pedidos REFERENCING NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_detalles();
CREATE OR REPLACE TRIGGER sumas_baja AFTER DELETE ON detalles_pedidos REFERENCING OLD TABLE AS viejos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_detalles();
CREATE OR REPLACE TRIGGER sumas_cambio AFTER UPDATE ON detalles_pedidos REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_detalles();

-- movimientos
CREATE OR REPLACE TRIGGER movimientos_enteros BEFORE TRUNCATE ON movimientos
  FOR EACH STATEMENT EXECUTE FUNCTION proteger_movimientos();
CREATE OR REPLACE TRIGGER movimientos_intactos BEFORE UPDATE OR DELETE ON movimientos
  FOR EACH ROW EXECUTE FUNCTION proteger_movimientos();
CREATE OR REPLACE TRIGGER movimientos_sumados AFTER INSERT ON movimientos REFERENCING NEW TABLE AS nuevas
  FOR EACH STATEMENT EXECUTE FUNCTION sumar_movimientos();

-- sumas
CREATE OR REPLACE TRIGGER sumas_plegadas AFTER INSERT ON sumas REFERENCING NEW TABLE AS nuevas
  FOR EACH STATEMENT EXECUTE FUNCTION plegar_sumas();

-- bitacora
CREATE OR REPLACE TRIGGER bitacora_entera BEFORE TRUNCATE ON bitacora
  FOR EACH STATEMENT EXECUTE FUNCTION proteger_bitacora();
CREATE OR REPLACE TRIGGER bitacora_intacta BEFORE UPDATE OR DELETE ON bitacora
  FOR EACH ROW EXECUTE FUNCTION proteger_bitacora();

-- zonas
CREATE OR REPLACE TRIGGER zonas_parecido BEFORE INSERT OR UPDATE OF nombre ON zonas
  FOR EACH ROW EXECUTE FUNCTION negar_parecido('zonas_nombre', 'zona_id');

-- listas
CREATE OR REPLACE TRIGGER listas_parecido BEFORE INSERT OR UPDATE OF nombre ON listas
  FOR EACH ROW EXECUTE FUNCTION negar_parecido('listas_nombre', 'lista_id', 'usuario_id');

-- vistas
CREATE OR REPLACE TRIGGER vistas_parecido_de_equipo BEFORE INSERT OR UPDATE OF nombre ON vistas
  FOR EACH ROW WHEN (NEW.de_equipo) EXECUTE FUNCTION negar_parecido('vistas_nombre_de_equipo', 'vista_id', 'de_equipo');
CREATE OR REPLACE TRIGGER vistas_parecido_propio BEFORE INSERT OR UPDATE OF nombre ON vistas
  FOR EACH ROW WHEN (NOT NEW.de_equipo) EXECUTE FUNCTION negar_parecido('vistas_nombre_propio', 'vista_id', 'usuario_id', 'de_equipo');
