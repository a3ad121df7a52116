/**
 * The enumerations of the shop's data, each defined once. Schemas, database columns, mails, demo data and
 * screens derive from them. Plain values, so that a screen needs no validator.
 */

export * from './words-bitacora.ts';
export * from './words-correos.ts';
export * from './words-cuenta.ts';

/** In the order of an order's life; the last state may follow any other. */
export const ESTADOS_PEDIDO = [
  'esperando_aprobacion',
  'aprobado',
  'enviado',
  'recibido',
  'cancelado',
] as const;
export type EstadoPedido = (typeof ESTADOS_PEDIDO)[number];

/** The state of a new order, and the only state in which customers may edit it. */
export const INITIAL_ESTADO = 'esperando_aprobacion' satisfies EstadoPedido;

/** Sort orders of the list of orders; the default is the first. */
export const ORDENES_PEDIDOS = [
  'mas_recientes',
  'mas_antiguos',
  'mayor_importe',
  'menor_importe',
  'comercio_az',
  'numero_mayor',
  'numero_menor',
] as const;
/** Sort orders of the accounts with debt; by default, accounts with overdue debt come first. */
export const ORDENES_CUENTAS = ['mayor_deuda', 'mayor_vencido', 'comercio_az'] as const;
export type OrdenCuentas = (typeof ORDENES_CUENTAS)[number];
export type OrdenPedidos = (typeof ORDENES_PEDIDOS)[number];

/** Optional columns of the list of orders, besides customer, number and state. The first ones are the default. */
export const COLUMNAS_PEDIDOS = [
  'fecha',
  'total',
  'asignado',
  'etiquetas',
  'notas',
  'empaque',
  'remito',
] as const;
export type ColumnaPedidos = (typeof COLUMNAS_PEDIDOS)[number];

/** States in which an order counts as sold and has a remito. */
export const SOLD_ESTADOS: readonly EstadoPedido[] = ['aprobado', 'enviado', 'recibido'];

export const ROLES = ['usuario', 'empleado', 'admin'] as const;
export type Rol = (typeof ROLES)[number];

export const STAFF_ROLES: readonly Rol[] = ['empleado', 'admin'];

export const TIPOS_PRECIO = ['por_kilo', 'por_unidad', 'por_bulto_cerrado'] as const;
export type TipoDePrecio = (typeof TIPOS_PRECIO)[number];

/** Texts of the price types in forms and spreadsheets. */
export const TIPO_PRECIO_TEXTS: Record<TipoDePrecio, string> = {
  por_kilo: 'Por kilo',
  por_unidad: 'Por unidad',
  por_bulto_cerrado: 'Por bulto cerrado',
};

/** Formats of a spreadsheet. */
export const FORMATOS_PLANILLA = ['xlsx', 'csv'] as const;
export type FormatoPlanilla = (typeof FORMATOS_PLANILLA)[number];

/** Groups of customers for a spreadsheet. */
export const CUENTAS_PLANILLA = ['activas', 'inactivas', 'todas'] as const;

/** Kinds of price adjustments. */
export const FORMAS_AJUSTE = ['porcentaje', 'importe'] as const;
/** Also individual prices from a spreadsheet. */
export const FORMAS_CAMBIO = [...FORMAS_AJUSTE, 'planilla'] as const;

/** Filters of the product panel besides the active products. */
export const FILTROS_PRODUCTO = [
  'inactivos',
  'sin-stock',
  'sin-imagen',
  'sin-categoria',
  'sin-descripcion',
] as const;

/** Rounding of new prices, in ARS. */
export const REDONDEOS = ['no', '1', '5', '10', '50', '100'] as const;
export const DIRECCIONES = ['cercano', 'arriba'] as const;

/** The reason of a price in an agreement: an own price, or the rule of a brand, a category or all products. */
export const MOTIVOS_PRECIO = ['producto', 'marca', 'categoria', 'todo'] as const;

/** Filters of a comparison of two price lists: other prices, lower ones or higher ones in the second list. */
export const DIFERENCIAS = ['distintos', 'menores', 'mayores'] as const;
export type Diferencia = (typeof DIFERENCIAS)[number];

/**
 * Effect of a change on a product's price. The last three refuse the change: zero, above the maximum, or not
 * below the price before the offer.
 */
export const EFECTOS = ['sube', 'baja', 'igual', 'cero', 'maximo', 'oferta'] as const;

/** Origin of a price: edit of the product, bulk change, undone bulk change, end of an offer, or import. */
export const ORIGENES_PRECIO = ['edicion', 'cambio', 'deshecho', 'fin_de_oferta', 'importacion'] as const;
export type OrigenPrecio = (typeof ORIGENES_PRECIO)[number];

/** Data that two accounts may share. `documento` compares the number inside the CUIT. */
export const COINCIDENCIAS = ['documento', 'telefono', 'domicilio', 'correo'] as const;

export const APPS = ['storefront', 'backoffice'] as const;

export const TIPOS_NOTIFICACION = ['pedido', 'usuario'] as const;
export type TipoNotificacion = (typeof TIPOS_NOTIFICACION)[number];

/** Kinds of entries in an order's history. */
export const TIPOS_CAMBIO = ['creado', 'estado', 'edicion', 'entrega', 'recepcion'] as const;

/** Reasons for a delivery that differs from the order. `peso`: the weight of a product sold por kilo. */
export const MOTIVOS_ENTREGA = ['falta', 'reemplazo', 'acordado', 'peso'] as const;
export type MotivoEntrega = (typeof MOTIVOS_ENTREGA)[number];

/** Result of a proposed change. `cerrada`: the order was approved or cancelled in the meantime. */
export const ESTADOS_PROPUESTA = [
  'abierta',
  'aceptada',
  'rechazada',
  'retirada',
  'reemplazada',
  'cerrada',
] as const;
export type EstadoPropuesta = (typeof ESTADOS_PROPUESTA)[number];

/** Complaints about a received line. */
export const MOTIVOS_RECLAMO = ['no_llego', 'roto', 'vencido', 'otro_producto', 'otro'] as const;
export type MotivoReclamo = (typeof MOTIVOS_RECLAMO)[number];

/** Reasons to pack another quantity; replacements are chosen on the order's page. */
export const MOTIVOS_EMPAQUE = ['falta', 'acordado', 'peso'] as const satisfies MotivoEntrega[];

/** Result of a search without exact matches. */
export const HALLAZGOS = ['nada', 'parecidos'] as const;

/** The shop's time zone: a sale on Sunday at 23:59 counts as Sunday's, whatever the clock of server or visitor. */
export const TIME_ZONE = 'America/Argentina/Buenos_Aires';
