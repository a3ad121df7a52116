/**
 * The words that the shop's data is made of, each list once: the schemas here, the database's columns, mails, demo data
 * and screens derive from it. Plain values, here and beside: so that a screen may use one without loading a validator.
 */

export * from './words-bitacora.ts';
export * from './words-correos.ts';
export * from './words-cuenta.ts';

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
/** In which order the accounts that owe are listed; without one, those first of whose debt something fell due. */
export const ORDENES_CUENTAS = ['mayor_deuda', 'mayor_vencido', 'comercio_az'] as const;
export type OrdenCuentas = (typeof ORDENES_CUENTAS)[number];
export type OrdenPedidos = (typeof ORDENES_PEDIDOS)[number];

/** What a list of orders may show beside whose each is, its number and its status; the first ones where nobody has chosen. */
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

/** An order in one of these counts as sold, and has a remito. */
export const SOLD_ESTADOS: readonly EstadoPedido[] = ['aprobado', 'enviado', 'recibido'];

export const ROLES = ['usuario', 'empleado', 'admin'] as const;
export type Rol = (typeof ROLES)[number];

/** Whoever has one of these is staff. */
export const STAFF_ROLES: readonly Rol[] = ['empleado', 'admin'];

export const TIPOS_PRECIO = ['por_kilo', 'por_unidad', 'por_bulto_cerrado'] as const;
export type TipoDePrecio = (typeof TIPOS_PRECIO)[number];

/** As the product form has them, and a spreadsheet. */
export const TIPO_PRECIO_TEXTS: Record<TipoDePrecio, string> = {
  por_kilo: 'Por kilo',
  por_unidad: 'Por unidad',
  por_bulto_cerrado: 'Por bulto cerrado',
};

/** What a spreadsheet comes as. */
export const FORMATOS_PLANILLA = ['xlsx', 'csv'] as const;
export type FormatoPlanilla = (typeof FORMATOS_PLANILLA)[number];

/** Which customers a spreadsheet of them is of. */
export const CUENTAS_PLANILLA = ['activas', 'inactivas', 'todas'] as const;

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

/** How a price came to be: of its product alone, with many, with many that were taken back, as a promotion ended, or out of a spreadsheet. */
export const ORIGENES_PRECIO = ['edicion', 'cambio', 'deshecho', 'fin_de_oferta', 'importacion'] as const;
export type OrigenPrecio = (typeof ORIGENES_PRECIO)[number];

/** What two accounts may have in common: the number within the CUIT, however each wrote the rest. */
export const COINCIDENCIAS = ['documento', 'telefono', 'domicilio', 'correo'] as const;

/** Where a session was opened. */
export const APPS = ['storefront', 'backoffice'] as const;

/** What a notification is about. */
export const TIPOS_NOTIFICACION = ['pedido', 'usuario'] as const;
export type TipoNotificacion = (typeof TIPOS_NOTIFICACION)[number];

/** What may happen to an order. */
export const TIPOS_CAMBIO = ['creado', 'estado', 'edicion', 'entrega', 'recepcion'] as const;

/** Why something else is delivered than was asked for. */
export const MOTIVOS_ENTREGA = ['falta', 'reemplazo', 'acordado'] as const;
export type MotivoEntrega = (typeof MOTIVOS_ENTREGA)[number];

/** What became of a change that a customer proposed. `cerrada`: the order was approved or cancelled meanwhile. */
export const ESTADOS_PROPUESTA = [
  'abierta',
  'aceptada',
  'rechazada',
  'retirada',
  'reemplazada',
  'cerrada',
] as const;
export type EstadoPropuesta = (typeof ESTADOS_PROPUESTA)[number];

/** What a customer may say of a line that they received. */
export const MOTIVOS_RECLAMO = ['no_llego', 'roto', 'vencido', 'otro_producto', 'otro'] as const;
export type MotivoReclamo = (typeof MOTIVOS_RECLAMO)[number];

/** Of these, why less is packed than was asked for: what goes in its place is chosen at the order. */
export const MOTIVOS_SHORT = ['falta', 'acordado'] as const satisfies MotivoEntrega[];

/** What became of a search that found nothing by its name. */
export const HALLAZGOS = ['nada', 'parecidos'] as const;

/** The shop's: a sale of Sunday 23:59 is Sunday's, whatever a server's or a visitor's clock says. */
export const TIME_ZONE = 'America/Argentina/Buenos_Aires';
