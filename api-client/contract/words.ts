/**
 * The words that the shop's data is made of, each list once: the schemas here, the database's columns, mails, demo data
 * and screens derive from it. Plain values: no import, so that a screen may use one without loading a validator.
 */

/** In the order in which an order goes through them; the last one may follow any. */
export const ESTADOS_PEDIDO = [
  'esperando_aprobacion',
  'aprobado',
  'enviado',
  'recibido',
  'cancelado',
] as const;
export type EstadoPedido = (typeof ESTADOS_PEDIDO)[number];

/** What a new order is, and the only one in which it may be edited. */
export const INITIAL_ESTADO = 'esperando_aprobacion' satisfies EstadoPedido;

/** How a list of orders is ordered; the first one where nothing is said. */
export const ORDENES_PEDIDOS = [
  'mas_recientes',
  'mas_antiguos',
  'mayor_importe',
  'menor_importe',
  'comercio_az',
  'numero_mayor',
  'numero_menor',
] as const;
export type OrdenPedidos = (typeof ORDENES_PEDIDOS)[number];

/** An order in one of these counts as sold, and has a remito. */
export const SOLD_ESTADOS: readonly EstadoPedido[] = ['aprobado', 'enviado', 'recibido'];

export const ROLES = ['usuario', 'empleado', 'admin'] as const;
export type Rol = (typeof ROLES)[number];

/** Whoever has one of these is staff. */
export const STAFF_ROLES: readonly Rol[] = ['empleado', 'admin'];

export const TIPOS_PRECIO = ['por_kilo', 'por_unidad', 'por_bulto_cerrado'] as const;
export type TipoDePrecio = (typeof TIPOS_PRECIO)[number];

/** What prices are changed by. */
export const FORMAS_AJUSTE = ['porcentaje', 'importe'] as const;
/** And one by one, each to what somebody wrote. */
export const FORMAS_CAMBIO = [...FORMAS_AJUSTE, 'planilla'] as const;

/** What staff look at of the products, but for the active ones: out of the shop, or without something. */
export const FILTROS_PRODUCTO = [
  'inactivos',
  'sin-stock',
  'sin-imagen',
  'sin-categoria',
  'sin-descripcion',
] as const;

/** ARS that a new price is rounded to. */
export const REDONDEOS = ['no', '1', '5', '10', '50', '100'] as const;
export const DIRECCIONES = ['cercano', 'arriba'] as const;

/** What a change does to a product's price; the last three refuse it: nothing left, too much, no less than before an offer. */
export const EFECTOS = ['sube', 'baja', 'igual', 'cero', 'maximo', 'oferta'] as const;

/** How a price came to be: of its product alone, with many, with many that were taken back, or as a promotion ended. */
export const ORIGENES_PRECIO = ['edicion', 'cambio', 'deshecho', 'fin_de_oferta'] as const;
export type OrigenPrecio = (typeof ORIGENES_PRECIO)[number];

/** What two accounts may have in common: the number within the CUIT, however each wrote the rest. */
export const COINCIDENCIAS = ['documento', 'telefono', 'domicilio', 'correo'] as const;

/** Where a session was opened. */
export const APPS = ['storefront', 'backoffice'] as const;

/** What a notification is about. */
export const TIPOS_NOTIFICACION = ['pedido', 'usuario'] as const;
export type TipoNotificacion = (typeof TIPOS_NOTIFICACION)[number];

/** What may happen to an order. */
export const TIPOS_CAMBIO = ['creado', 'estado', 'edicion', 'entrega'] as const;

/** Why something else is delivered than was asked for. */
export const MOTIVOS_ENTREGA = ['falta', 'reemplazo', 'acordado'] as const;
export type MotivoEntrega = (typeof MOTIVOS_ENTREGA)[number];

/** Of these, why less is packed than was asked for: what goes in its place is chosen at the order. */
export const MOTIVOS_SHORT = ['falta', 'acordado'] as const satisfies MotivoEntrega[];

/** What a shelf holds. */
export const TIPOS_ESTANTE = ['categoria', 'marca'] as const;

/**
 * What the trail tells that somebody did: what it was done to, and what was done. A word that stands in a trail stays
 * here for as long as that is kept, though nothing writes it any more.
 */
export const ACCIONES = [
  'sesion.abierta',
  'sesion.abierta_con_codigo',
  'sesion.clave_incorrecta',
  'sesion.cuenta_cerrada',
  'sesion.demasiados_intentos',
  'sesion.cerrada',
  'sesion.otras_cerradas',
  'sesion.todas_cerradas',
  'acceso.rechazado',
  'clave.enlace_enviado',
  'clave.restablecida',
  'segundo_factor.comienzo',
  'segundo_factor.alta',
  'segundo_factor.baja',
  'segundo_factor.codigo_incorrecto',
  'segundo_factor.recuperacion',
  'segundo_factor.codigos_nuevos',
  'segundo_factor.restablecido',
  'clave.cambiada',
  'usuario.solicitud',
  'usuario.enlace_de_correo',
  'usuario.correo_confirmado',
  'usuario.cambio_de_correo',
  'usuario.enlace_de_cambio',
  'usuario.cambio_cancelado',
  'usuario.cambio_frenado',
  'usuario.correo_cambiado',
  'usuario.datos_pedidos',
  'usuario.alta',
  'usuario.reactivacion',
  'usuario.rechazo',
  'usuario.baja',
  'usuario.rol',
  'usuario.edicion',
  'usuario.nota',
  'usuario.nota_borrada',
  'usuario.exportacion',
  'usuario.borrado',
  'producto.alta',
  'producto.edicion',
  'producto.activacion',
  'producto.baja',
  'precios.cambio',
  'precios.deshechos',
  'precios.programados',
  'precios.cancelados',
  'precios.fin_de_oferta',
  'filtro.alta',
  'filtro.edicion',
  'filtro.activacion',
  'filtro.baja',
  'sinonimo.alta',
  'sinonimo.edicion',
  'sinonimo.baja',
  'busqueda.descarte',
  'busqueda.regreso',
  'pedido.alta',
  'pedido.estado',
  'pedido.edicion',
  'pedido.entrega',
  'pedido.empaque',
  'pedido.remito',
  'pedido.planilla',
  'pedido.seguimiento',
  'pedido.nota',
  'pedido.nota_borrada',
  'estantes.orden',
  'notificaciones.leidas',
  'correo.reenvio',
  'ajustes.edicion',
] as const;
export type Accion = (typeof ACCIONES)[number];

/** What a thing is that somebody did something to. */
export const OBJETOS = [
  'usuario',
  'producto',
  'precios',
  'marca',
  'categoria',
  'etiqueta',
  'sinonimo',
  'busqueda',
  'pedido',
  'correo',
] as const;
export type Objeto = (typeof OBJETOS)[number];

/** What became of a search that found nothing by its name. */
export const HALLAZGOS = ['nada', 'parecidos'] as const;

/** How far back the searches are looked at that found nothing. */
export const PERIODOS_BUSQUEDA = ['mes', 'trimestre'] as const;

/** How far a mail has come; the last two end it, but for an admin who has it tried again. */
export const ESTADOS_CORREO = ['en_espera', 'enviando', 'enviado', 'abandonado'] as const;
export type EstadoCorreo = (typeof ESTADOS_CORREO)[number];

/** Of the mails that may need somebody. */
export const PENDING_ESTADOS_CORREO = ['en_espera', 'abandonado'] as const satisfies EstadoCorreo[];

/** The shop's: a sale of Sunday 23:59 is Sunday's, whatever a server's or a visitor's clock says. */
export const TIME_ZONE = 'America/Argentina/Buenos_Aires';
