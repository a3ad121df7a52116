import { diaText, movimientoText } from 'api-client/contract/movimiento-text';
import { formatPesos } from '../../shared/format.ts';
import { amount, type Column, day, text } from '../../shared/planilla/column.ts';
import { today } from '../../shared/today.ts';
import { chequeOf } from './cuenta-mapper.ts';
import type { Figures } from './cuenta-repository.ts';
import type { Dias, Linea, MovimientoRow } from './movimientos-repository.ts';
import type { Resumen } from './resumen.ts';

/** Returns the text of an entry with its due date and note. */
function detalleOf({ movimiento, numero, cierre }: MovimientoRow): string {
  const { tipo, medio, vence, nota } = movimiento;
  const told = {
    tipo,
    medio,
    cierre,
    cheque: chequeOf(movimiento),
    pedido: numero === null ? null : { numero },
  };
  return [movimientoText(told), vence && `vence ${diaText(vence)}`, nota].filter(Boolean).join(' · ');
}

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

interface Told {
  lineas: readonly Linea[];
  antes: number;
  figures: Pick<Figures, 'vencido'>;
}

export function toResumen(
  head: Omit<Resumen, 'antes' | 'lineas' | 'saldo' | 'saldoLabel' | 'vencido'>,
  { lineas, antes, figures }: Told,
): Resumen {
  const saldo = lineas.at(-1)?.saldo ?? antes;
  return {
    ...head,
    antes: formatPesos(antes),
    lineas: lineas.map((linea) => ({
      fecha: diaText(linea.movimiento.fecha),
      detalle: detalleOf(linea),
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

export const toResumenRow = (linea: Linea): ResumenRow => ({
  fecha: linea.movimiento.fecha,
  detalle: detalleOf(linea),
  vence: linea.movimiento.vence,
  importe: linea.movimiento.importe,
  saldo: linea.saldo,
});

export const beforeRow = (antes: number): ResumenRow => ({
  fecha: null,
  detalle: 'Saldo anterior',
  vence: null,
  importe: 0,
  saldo: antes,
});
