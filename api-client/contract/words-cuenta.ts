/** More of `words.ts`, which has no room for all: of accounts of customers, and shelves. */

/** What a line of a customer's account is. The first two follow an order; no other line but the last takes one back. */
export const TIPOS_MOVIMIENTO = [
  'cargo',
  'diferencia',
  'pago',
  'nota_de_credito',
  'ajuste',
  'reverso',
] as const;
export type TipoMovimiento = (typeof TIPOS_MOVIMIENTO)[number];

/** Of these, what staff register. */
export const REGISTERED_TIPOS = ['pago', 'nota_de_credito', 'ajuste'] as const satisfies TipoMovimiento[];

/** What becomes of an order that is sold no more. */
export const CIERRES = ['cancelado', 'esperando_aprobacion'] as const;

export const MEDIOS_PAGO = ['transferencia', 'efectivo', 'cheque'] as const;
export type MedioPago = (typeof MEDIOS_PAGO)[number];

/** What the trail tells that was done to one. */
export const ACCIONES_CUENTA = [
  'cuenta.pago',
  'cuenta.nota_de_credito',
  'cuenta.ajuste',
  'cuenta.reverso',
  'cuenta.condiciones',
  'cuenta.resumen',
] as const;

/** What a shelf holds. */
export const TIPOS_ESTANTE = ['categoria', 'marca'] as const;
