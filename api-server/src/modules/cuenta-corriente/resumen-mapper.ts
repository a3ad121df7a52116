import { diaText, movimientoText } from 'api-client/contract/movimiento-text';
import { formatPesos } from '../../shared/format.ts';
import { today } from '../../shared/today.ts';
import { chequeOf } from './cuenta-mapper.ts';
import type { Figures } from './cuenta-repository.ts';
import type { Dias, Linea, MovimientoRow } from './movimientos-repository.ts';
import type { Resumen } from './resumen.ts';

/** What a line is called, with until when it is to be paid and what was noted. */
function detalleOf({ movimiento, numero }: MovimientoRow): string {
  const { tipo, medio, vence, nota } = movimiento;
  const told = { tipo, medio, cheque: chequeOf(movimiento), pedido: numero === null ? null : { numero } };
  return [movimientoText(told), vence && `vence ${diaText(vence)}`, nota].filter(Boolean).join(' · ');
}

/** The oldest first, each with what is owed after it. */
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
  head: Pick<Resumen, 'comercio' | 'contacto' | 'cliente' | 'cuit' | 'periodo' | 'fecha' | 'transferencia'>,
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

export const RESUMEN_HEADS = ['Fecha', 'Detalle', 'Vence', 'Debe', 'Haber', 'Saldo'];

export function toResumenRow(linea: Linea): (string | number)[] {
  const { fecha, importe, vence } = linea.movimiento;
  return [
    diaText(fecha),
    detalleOf(linea),
    vence ? diaText(vence) : '',
    importe > 0 ? importe : '',
    importe < 0 ? -importe : '',
    linea.saldo,
  ];
}
