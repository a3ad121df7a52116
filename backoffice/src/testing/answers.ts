/** The response type of each call, from the generated client: a changed contract breaks the types. */
import type * as Api from 'api-client/backoffice';

/** Response types of one of the three filters. */
type FiltroAnswers<Resource extends string, Item, Page> = Record<
  `GET /${Resource}` | `GET /${Resource}/search` | `GET /${Resource}/inactivos`,
  Page
> &
  Record<`GET /${Resource}/:id` | `POST /${Resource}` | `PATCH /${Resource}/:id`, Item> &
  Record<`DELETE /${Resource}/:id` | `PATCH /${Resource}/activate/:id`, Api.Mensaje>;

/** Response types of products, brands, categories and tags. */
type CatalogoAnswers = Record<'POST /productos/:id/copias', Api.Producto> &
  Record<'PATCH /productos/varios', Api.ProductosCambiados> &
  Record<`GET /productos${'' | '/search' | '/inactivos' | '/panel' | '/sinstock'}`, Api.ProductosPage> &
  Record<'GET /productos/:id' | 'POST /productos' | 'PATCH /productos/:id', Api.Producto> &
  Record<'DELETE /productos/:id' | 'PATCH /productos/activate/:id', Api.Mensaje> &
  FiltroAnswers<'marcas', Api.Marca, Api.MarcasPage> &
  FiltroAnswers<'categorias', Api.Categoria, Api.CategoriasPage> &
  FiltroAnswers<'etiquetas', Api.Etiqueta, Api.EtiquetasPage>;

export interface Answers extends CatalogoAnswers {
  'POST /correos/prueba': Api.Mensaje;
  'POST /auth/login': Api.Token;
  'POST /auth/logout': Api.Mensaje;
  'POST /auth/change-password': Api.Mensaje;
  'POST /auth/reset-password': Api.Message;
  'POST /auth/request-password-reset': Api.Message;
  'GET /cuenta/correo': Api.CorreoDeCuenta;
  'POST /cuenta/enlace': Api.Mensaje;
  'POST /cuenta/cambio-de-correo': Api.Mensaje;
  'POST /cuenta/cambio-de-correo/enlace': Api.Mensaje;
  'DELETE /cuenta/cambio-de-correo': Api.Mensaje;
  'GET /sesiones': Api.Sesiones;
  'DELETE /sesiones': Api.Mensaje;
  'DELETE /sesiones/:id': Api.Mensaje;
  'POST /auth/canje': Api.Token;
  'POST /usuarios': Api.Registro;
  'POST /pedidos/adminPedidos': Api.PedidoConDetalles;
  'PUT /pedidos/intentos/:clave': Api.IntentoDePedido;
  'GET /productos/varios': Api.ProductosPage;
  'GET /productos/categoria/:nombre': Api.ProductosPage;
  'GET /productos/marca/:nombre': Api.ProductosPage;
  'GET /pedidos': Api.PedidosPage;
  'GET /pedidos/:estado': Api.PedidosPage;
  'PATCH /pedidos/:id/estado': Api.Pedido;
  'PATCH /pedidos/estado': Api.EstadosResultado;
  'GET /pedidos/seguimiento': Api.Seguimiento;
  'PATCH /pedidos/seguimiento': Api.PedidosSeguidos;
  'GET /pedidos/:id/notas': Api.Nota[];
  'POST /pedidos/:id/notas': Api.Nota;
  'PATCH /pedidos/:id': Api.PedidoConDetalles;
  'PATCH /pedidos/:id/entrega': Api.PedidoEntregado;
  'GET /empaques': Api.Empaques;
  'POST /pedido-rapido/renglones': Api.RenglonesHallados;
  'PUT /empaques/:id': Api.PedidoPorEmpacar;
  'GET /productos/destacados': Api.ProductosPage;
  'PUT /productos/destacados': Api.ProductosPage;
  'GET /productos/tamanos/propuestas': Api.PropuestasTamanosPage;
  'PUT /productos/tamanos': Api.TamanosDecididos;
  'GET /productos/:id/grupo': Api.GrupoDeTamanos;
  'GET /estantes': Api.Estantes;
  'PUT /estantes': Api.Estantes;
  'GET /productos/:id/reemplazos': Api.Producto[];
  'GET /pedidos/:id/historial': Api.PedidoCambio[];
  'GET /tablero/pedidos': Api.PedidosPendientes;
  'GET /tablero/solicitudes': Api.Espera;
  'GET /pedidos/ganancia-dia': Api.GananciaDia;
  'GET /pedidos/ganancia-mes': Api.GananciaSemana[];
  'GET /pedidos/productos-vendidos/:range': Api.ProductosVendidos;
  'GET /detalles-pedidos/total-productos-vendidos/:range': Api.CantidadPorCategoria;
  'GET /detalles-pedidos/productos-mas-vendidos/:range': Api.GananciaPorCategoria[];
  'GET /planillas/clientes': Blob;
  'GET /planillas/pedidos': Blob;
  'GET /planillas/productos': Blob;
  'GET /vistas': Api.Vistas;
  'POST /vistas': Api.Vista;
  'PATCH /vistas/:id': Api.Vista;
  'DELETE /vistas/:id': Api.Mensaje;
  'GET /pedidos/:id/remitos': Api.RemitosImpresos;
  'GET /remitos/pdf/impreso': Blob;
  'GET /remitos/pdf/varios': Blob;
  'GET /remitos/pdf/hojas-de-ruta': Blob;
  'GET /reparto': Api.Reparto;
  'GET /detalles-pedidos/pedido/:id': Api.DetalleConPedido[];
  'GET /remitos/pdf/download': Blob;
  'GET /productos/search': Api.ProductosPage;
  'GET /productos/search/:id': Api.ProductosPage;
  'DELETE /presencias/:id': Api.Mensaje;
  'GET /notificaciones': Api.Notificacion[];
  'GET /presencias': Api.Presencia[];
  'PUT /presencias/:id': Api.Mensaje;
  'PUT /notificaciones/:tipo': Api.Notificacion[];
  'GET /bitacora': Api.EntradasPage;
  'GET /ajustes': Api.Ajustes;
  'GET /tienda': Api.Tienda;
  'PATCH /ajustes': Api.Ajustes;
  'PUT /ajustes/logo': Api.Ajustes;
  'DELETE /ajustes/logo': Api.Ajustes;
  'GET /auth/segundo-factor': Api.SegundoFactor;
  'POST /auth/segundo-factor': Api.SegundoFactorSecret;
  'POST /auth/segundo-factor/confirmar': Api.CodigosDeRecuperacion;
  'POST /auth/segundo-factor/codigos': Api.CodigosDeRecuperacion;
  'POST /auth/segundo-factor/desactivar': Api.Mensaje;
  'DELETE /usuarios/:id/segundo-factor': Api.Mensaje;
  'GET /sinonimos': Api.SinonimosPage;
  'GET /sinonimos/:id': Api.Sinonimo;
  'POST /sinonimos': Api.Sinonimo;
  'PATCH /sinonimos/:id': Api.Sinonimo;
  'DELETE /sinonimos/:id': Api.Mensaje;
  'GET /busquedas': Api.BusquedasPage;
  'PATCH /busquedas/descartar/:id': Api.Mensaje;
  'PATCH /busquedas/reponer/:id': Api.Mensaje;
  'GET /correos': Api.CorreosPage;
  'GET /correos/:id': Api.Correo;
  'PATCH /correos/reenviar/:id': Api.Correo;
  'GET /banners/todos': Api.Banners;
  'POST /banners': Api.BannerGuardado;
  'PATCH /banners/:id': Api.BannerGuardado;
  'DELETE /banners/:id': Api.Mensaje;
  'GET /cuentas-corrientes': Api.CuentasPage;
  'GET /cuentas-corrientes/limites': Api.LimitesSuperados;
  'GET /usuarios/:id/cuenta-corriente': Api.CuentaCorriente;
  'GET /pedidos/:id/cuenta-corriente': Api.CuentaDelPedido;
  'POST /usuarios/:id/movimientos': Api.MovimientoDelPanel;
  'POST /usuarios/:id/pagos': Api.PagoRegistrado;
  'POST /movimientos/:id/reverso': Api.MovimientoDelPanel;
  'PATCH /usuarios/:id/condiciones-de-pago': Api.Condiciones;
  'GET /estado': Api.EstadoDeLaTienda;
  'GET /estado/primeros-pasos': Api.PrimerosPasos;
  'GET /estado/fallidos': Api.TrabajosFallidosPage;
  'POST /estado/fallidos/:id/reintentar': Api.Mensaje;
  'DELETE /estado/fallidos/:id': Api.Mensaje;
  'GET /importaciones': Api.ImportacionesPage;
  'POST /importaciones': Api.Importacion;
  'POST /importaciones/fotos': Api.Importacion;
  'GET /importaciones/:id/fotos': Api.FotosRecibidas;
  'POST /importaciones/:id/fotos': Api.FotoRecibida;
  'POST /importaciones/:id/revisar': Api.Importacion;
  'GET /importaciones/modelo': Blob;
  'GET /importaciones/:id': Api.Importacion;
  'DELETE /importaciones/:id': Api.Mensaje;
  'GET /importaciones/:id/filas': Api.FilasImportacionPage;
  'GET /importaciones/:id/lectura': Api.LecturaPlanilla;
  'PUT /importaciones/:id/lectura': Api.Importacion;
  'GET /importaciones/:id/errores': Blob;
  'POST /importaciones/:id/aplicar': Api.Importacion;
  'POST /importaciones/:id/reintentar': Api.Importacion;
  'POST /importaciones/:id/detener': Api.Importacion;
  'POST /importaciones/:id/deshacer': Api.Importacion;
  'GET /informes/resumen': Api.ResumenDeVentas;
  'GET /informes/ventas': Api.VentasPage;
  'GET /informes/ventas/planilla': Blob;
  'GET /informes/margen/resumen': Api.ResumenDeMargen;
  'GET /informes/margen': Api.MargenesPage;
  'GET /informes/margen/planilla': Blob;
  'GET /productos/:id/costo': Api.Costo;
  'PUT /productos/:id/costo': Api.Costo;
  'GET /informes/inactivos': Api.ClientesInactivosPage;
  'GET /precios/vista-previa': Api.VistaPrevia;
  'POST /precios/cambios': Api.CambioDePrecios;
  'POST /precios/planilla': Api.CambioDePrecios;
  'GET /precios/cambios': Api.CambiosDePreciosPage;
  'GET /precios/cambios/:id': Api.CambioConProductos;
  'POST /precios/cambios/:id/deshacer': Api.CambioDePrecios;
  'POST /precios/cambios/:id/reintentar': Api.CambioDePrecios;
  'GET /productos/:id/precios': Api.PreciosDeProductoPage;
  'GET /pedidos/:id/propuesta': Api.PropuestaDePedido;
  'POST /pedidos/:id/propuesta/:propuesta_id/aceptar': Api.PedidoConDetalles;
  'POST /pedidos/:id/propuesta/:propuesta_id/rechazar': Api.PropuestaDePedido;
  /** A picture. */
  'GET /pedidos/:id/fotos/:foto_id': object;
  'GET /permisos': Api.Permisos;
  'GET /roles-personal': Api.RolesPersonal;
  'GET /roles-personal/:id': Api.RolPersonal;
  'POST /roles-personal': Api.RolPersonal;
  'PATCH /roles-personal/:id': Api.RolPersonal;
  'DELETE /roles-personal/:id': Api.Mensaje;
  'PATCH /usuarios/:id/rol': Api.Usuario;
  'POST /empleados': Api.Usuario;
  'GET /empaques/pendientes': Api.PorEmpacarPage;
  'GET /usuarios': Api.UsuariosPage;
  'DELETE /usuarios/:id/sesiones': Api.Mensaje;
  'GET /usuarios/datos/:id': Blob;
  'PATCH /usuarios/borrar-datos/:id': Api.Mensaje;
  'GET /usuarios/inactivos': Api.UsuariosPage;
  'GET /usuarios/search': Api.UsuariosPage;
  'GET /solicitudes': Api.SolicitudesPage;
  'PATCH /solicitudes/:id/aprobar': Api.Usuario;
  'PATCH /solicitudes/:id/pedir-datos': Api.Mensaje;
  'GET /usuarios/:id': Api.Usuario;
  'PATCH /usuarios/:id': Api.Usuario;
  'GET /usuarios/:id/resumen': Api.ResumenCliente;
  'GET /usuarios/:id/productos-habituales': Api.ProductoHabitual[];
  'GET /usuarios/:id/notas': Api.Nota[];
  'POST /usuarios/:id/notas': Api.Nota;
  'DELETE /usuarios/:id/notas/:nota': Api.Mensaje;
  'PATCH /usuarios/alta/:id': Api.Usuario;
  'PATCH /usuarios/baja/:id': Api.Usuario;
  'PATCH /usuarios/rechazar/:id': Api.Mensaje;
  'PATCH /usuarios/rol-empleado/:id': Api.Usuario;
  'PATCH /usuarios/quitar-rol-empleado/:id': Api.Usuario;
  'GET /zonas': Api.Zonas;
  'POST /zonas': Api.Zona;
  'PATCH /zonas/:id': Api.Zona;
  'DELETE /zonas/:id': Api.Mensaje;
  'GET /feriados': Api.Feriados;
  'PATCH /feriados': Api.Feriados;
}
