import type { cuentaDePedido, miCuentaCorriente, movimiento } from 'api-client/contract/cuenta-corriente';
import type {
  cuentaCorriente,
  cuentaDelPedido,
  cuentasPage,
  limitesSuperados,
  movimientoDelPanel,
} from 'api-client/contract/cuenta-corriente-staff';
import { ivaRows } from 'api-client/contract/iva';
import { toPesos, toPesosOrNull } from 'api-client/contract/money';
import { diaText, movimientoText } from 'api-client/contract/movimiento-text';
import type { z } from 'zod';
import type { PriceViewer, StaffActor } from '../../http/actor.ts';
import { formatPesos } from '../../shared/format.ts';
import { partesInPesos } from '../../shared/iva.ts';
import { amount, type Column, day, text } from '../../shared/planilla/column.ts';
import { today } from '../../shared/today.ts';
import type { Resumen } from './pdf.ts';
import type { CondicionesRow, CuentaDePedido, Figures } from './repository/cuenta.ts';
import type { Debtor, Exceeded, Overdue } from './repository/cuentas.ts';
import type { Dias, Linea, MovimientoRow } from './repository/movimientos.ts';

/** Amounts are in cents. */
export interface Cuenta extends Figures {
  condiciones: CondicionesRow;
  pendientes: CuentaDePedido[];
  lineas: Linea[];
  /** Number of entries within the requested days. */
  total: number;
}

/** Amounts are in cents. */
export interface CuentaDelPedido extends Pick<Figures, 'saldo' | 'vencido'> {
  cuenta: CuentaDePedido;
  limite: number | null;
  /** The customer's balance once this order is sold. */
  onceSold: number;
}

type Movimiento = z.input<typeof movimiento>;
export type MovimientoDelPanel = z.input<typeof movimientoDelPanel>;
export type CuentaCorriente = z.input<typeof cuentaCorriente>;

const chequeOf = ({ cheque_fecha, cheque_banco, cheque_numero }: Linea['movimiento']) =>
  cheque_fecha === null ? null : { banco: cheque_banco, numero: cheque_numero, fecha: cheque_fecha };

/** Amounts reveal prices, so the parameter proves that the reader may see prices. */
const toMovimiento = (
  { movimiento, numero, saldo, revertido, cierre, iva }: Linea,
  _viewer: PriceViewer,
): Movimiento => ({
  movimiento_id: movimiento.movimiento_id,
  fecha: movimiento.fecha,
  tipo: movimiento.tipo,
  medio: movimiento.medio,
  importe: toPesos(movimiento.importe),
  saldo: toPesos(saldo),
  pedido: movimiento.pedido_id && numero !== null ? { pedido_id: movimiento.pedido_id, numero } : null,
  vence: movimiento.vence,
  cheque: chequeOf(movimiento),
  nota: movimiento.nota,
  revierte: movimiento.revierte,
  revertido,
  cierre,
  ...(iva && { iva: partesInPesos(iva) }),
});

export const toMovimientoDelPanel = (linea: Linea, { prices }: StaffActor): MovimientoDelPanel => ({
  ...toMovimiento(linea, prices),
  registrado_por: linea.autor,
});

export const toCuentaDePedido = (
  { debe, resta, ...cuenta }: CuentaDePedido,
  _viewer: PriceViewer,
): z.input<typeof cuentaDePedido> => ({ ...cuenta, debe: toPesos(debe), resta: toPesos(resta) });

const figuresOf = ({ saldo, vencido, condiciones, pendientes, total }: Cuenta, viewer: PriceViewer) => ({
  saldo: toPesos(saldo),
  vencido: toPesos(vencido),
  plazo: condiciones.plazo,
  pendientes: pendientes.map((one) => toCuentaDePedido(one, viewer)),
  total,
});

export const toOwnCuenta = (cuenta: Cuenta, viewer: PriceViewer): z.input<typeof miCuentaCorriente> => ({
  ...figuresOf(cuenta, viewer),
  movimientos: cuenta.lineas.map((linea) => toMovimiento(linea, viewer)),
});

const inPesos = <Terms extends { limite: number | null }>(terms: Terms) => ({
  ...terms,
  limite: toPesosOrNull(terms.limite),
});

export const toCondiciones = ({ propias, condicion, ...terms }: CondicionesRow) => ({
  ...inPesos(terms),
  propias: inPesos(propias),
  condicion: condicion && inPesos(condicion),
});

export const toCuentaCorriente = (cuenta: Cuenta, actor: StaffActor): CuentaCorriente => ({
  ...figuresOf(cuenta, actor.prices),
  ...toCondiciones(cuenta.condiciones),
  movimientos: cuenta.lineas.map((linea) => toMovimientoDelPanel(linea, actor)),
});

export const toCuentaDelPedido = (
  { cuenta, saldo, vencido, limite, onceSold }: CuentaDelPedido,
  { prices }: StaffActor,
): z.input<typeof cuentaDelPedido> => ({
  ...toCuentaDePedido(cuenta, prices),
  saldo: toPesos(saldo),
  vencido_cliente: toPesos(vencido),
  limite: toPesosOrNull(limite),
  saldo_al_aprobar: toPesos(onceSold),
  supera_limite: limite !== null && onceSold > limite,
});

type CuentasPage = z.input<typeof cuentasPage>;

export const toDebtor = (
  { usuario, saldo, vencido, vencido_desde, limite }: Debtor,
  _actor: StaffActor,
): CuentasPage['cuentas'][number] => ({
  usuario,
  saldo: toPesos(saldo),
  vencido: toPesos(vencido),
  vencido_desde,
  limite: toPesosOrNull(limite),
});

export const toExceeded = (
  { usuario, numeros, saldo, limite }: Exceeded,
  _actor: StaffActor,
): z.input<typeof limitesSuperados>['superados'][number] => ({
  usuario,
  numeros,
  saldo_al_aprobar: toPesos(saldo),
  limite: toPesos(limite),
});

export const toOverdue = (
  { vencido, ...overdue }: Overdue,
  _actor: StaffActor,
): NonNullable<z.input<typeof limitesSuperados>['vencidos']>[number] => ({
  ...overdue,
  vencido: toPesos(vencido),
});

/** Returns the text of an entry with its due date and note. */
function describeMovimiento({ movimiento, numero, cierre }: MovimientoRow): string {
  const { tipo, medio, vence, nota } = movimiento;
  const detalle = {
    tipo,
    medio,
    cierre,
    cheque: chequeOf(movimiento),
    pedido: numero === null ? null : { numero },
  };
  return [movimientoText(detalle), vence && `vence ${diaText(vence)}`, nota].filter(Boolean).join(' · ');
}

/** Returns for example 'Subtotal sin IVA $ 100,00 · IVA 21 % $ 21,00'. */
const ivaText = (iva: NonNullable<MovimientoRow['iva']>): string =>
  ivaRows(iva)
    .map(({ label, amount }) => `${label} ${formatPesos(amount)}`)
    .join(' · ');

/** Adds the balance to each entry. `rows` are oldest first; `antes` is the opening balance in cents. */
export function withSaldos(rows: readonly MovimientoRow[], antes: number): Linea[] {
  let saldo = antes;
  return rows.map((row) => {
    saldo += row.movimiento.importe;
    return { ...row, saldo };
  });
}

export const periodoText = ({ desde, hasta }: Dias): string =>
  `${desde === undefined ? 'Hasta' : `Del ${diaText(desde)}`} ${desde === undefined ? 'el' : 'al'} ${diaText(hasta ?? today())}`;

interface ResumenTexts {
  lineas: readonly Linea[];
  antes: number;
  figures: Pick<Figures, 'vencido'>;
}

export function toResumen(
  head: Omit<Resumen, 'antes' | 'lineas' | 'saldo' | 'saldoLabel' | 'vencido'>,
  { lineas, antes, figures }: ResumenTexts,
): Resumen {
  const saldo = lineas.at(-1)?.saldo ?? antes;
  return {
    ...head,
    antes: formatPesos(antes),
    lineas: lineas.map((linea) => ({
      fecha: diaText(linea.movimiento.fecha),
      detalle: describeMovimiento(linea),
      ...(linea.iva && { iva: ivaText(linea.iva) }),
      debe: linea.movimiento.importe > 0 ? formatPesos(linea.movimiento.importe) : '',
      credit: linea.movimiento.importe < 0 ? formatPesos(-linea.movimiento.importe) : '',
      saldo: formatPesos(linea.saldo),
    })),
    saldo: formatPesos(Math.abs(saldo)),
    saldoLabel: saldo < 0 ? 'Saldo a favor' : 'Saldo a pagar',
    vencido: formatPesos(figures.vencido),
  };
}

/** Row of the spreadsheet. The row of the opening balance has fewer values. */
interface ResumenRow extends Pick<Linea, 'saldo'> {
  iva?: Linea['iva'];
  fecha: string | null;
  detalle: string;
  vence: string | null;
  importe: number;
}

export const RESUMEN_COLUMNS: readonly Column<ResumenRow>[] = [
  day('Fecha', ({ fecha }) => fecha),
  text('Detalle', ({ detalle }) => detalle, 50),
  day('Vence', ({ vence }) => vence),
  amount('Debe', ({ importe }) => (importe > 0 ? importe : null)),
  amount('Haber', ({ importe }) => (importe < 0 ? -importe : null)),
  amount('Saldo', ({ saldo }) => saldo),
];

/** Further columns for a customer with orders that show the tax. */
export const IVA_COLUMNS: readonly Column<ResumenRow>[] = [
  amount('Neto', ({ iva }) => iva?.neto),
  amount('IVA', ({ iva, importe }) => iva && importe - iva.neto),
];

export const toResumenRow = (linea: Linea): ResumenRow => ({
  fecha: linea.movimiento.fecha,
  detalle: describeMovimiento(linea),
  vence: linea.movimiento.vence,
  importe: linea.movimiento.importe,
  saldo: linea.saldo,
  iva: linea.iva,
});

export const beforeRow = (antes: number): ResumenRow => ({
  fecha: null,
  detalle: 'Saldo anterior',
  vence: null,
  importe: 0,
  saldo: antes,
});
