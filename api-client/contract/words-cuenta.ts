/** Words of customers' ledgers and of shelves; split off from `words.ts` because of its size. */

/** Kinds of ledger entries. The first two follow from an order; the last is a reversal of another entry. */
export const TIPOS_MOVIMIENTO = [
  'cargo',
  'diferencia',
  'pago',
  'nota_de_credito',
  'ajuste',
  'reverso',
] as const;
export type TipoMovimiento = (typeof TIPOS_MOVIMIENTO)[number];

/** Kinds that staff register. */
export const REGISTERED_TIPOS = ['pago', 'nota_de_credito', 'ajuste'] as const satisfies TipoMovimiento[];

/** States in which an order no longer counts as sold. */
export const CIERRES = ['cancelado', 'esperando_aprobacion'] as const;

export const MEDIOS_PAGO = ['transferencia', 'efectivo', 'cheque'] as const;
export type MedioPago = (typeof MEDIOS_PAGO)[number];

/** Actions on ledgers in the audit log. */
export const ACCIONES_CUENTA = [
  'cuenta.pago',
  'cuenta.nota_de_credito',
  'cuenta.ajuste',
  'cuenta.reverso',
  'cuenta.condiciones',
  'cuenta.resumen',
] as const;

export const TIPOS_ESTANTE = ['categoria', 'marca'] as const;
