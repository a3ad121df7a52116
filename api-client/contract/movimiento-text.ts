/** Texts for ledger entries on page, paper and spreadsheet. */

import type { MedioPago, TipoMovimiento } from './words.ts';
import type { CIERRES } from './words-cuenta.ts';

interface DescribedMovimiento {
  tipo: TipoMovimiento;
  medio: MedioPago | null;
  cheque: { banco: string | null; numero: string | null; fecha: string } | null;
  pedido: { numero: number } | null;
  cierre?: (typeof CIERRES)[number] | null | undefined;
}

export const MEDIO_TEXTS: Record<MedioPago, string> = {
  transferencia: 'Transferencia',
  efectivo: 'Efectivo',
  cheque: 'Cheque',
};

const PAGOS: Record<MedioPago, string> = {
  transferencia: 'Pago por transferencia',
  efectivo: 'Pago en efectivo',
  cheque: 'Pago con cheque',
};

export const NOTA_DE_CREDITO = 'Nota de crédito';

/** Converts '2026-11-24' to '24/11/2026'. */
export const diaText = (dia: string): string => dia.split('-').reverse().join('/');

/** Returns for example 'hace 1 día' for a day before `today` (ISO dates). */
export function agoText(dia: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(dia)) / 86_400_000);
  return days === 1 ? 'hace 1 día' : `hace ${days} días`;
}

/** Returns for example 'Pago con cheque Banco Nación N.º 1234 al 30/12/2026 · pedido N.º 7'. */
export function movimientoText({ tipo, medio, cheque, pedido, cierre }: DescribedMovimiento): string {
  const numero = pedido ? `N.º ${pedido.numero}` : '';
  const pedidoPart = pedido ? ` · pedido ${numero}` : '';
  switch (tipo) {
    case 'cargo':
      return `Pedido ${numero}`.trim();
    case 'diferencia':
      if (cierre === 'cancelado') return `Pedido cancelado${pedido ? ` · ${numero}` : ''}`;
      return `Pedido ${numero} · ${cierre === 'esperando_aprobacion' ? 'vuelve a esperar aprobación' : 'diferencia'}`;
    case 'nota_de_credito':
      return `${NOTA_DE_CREDITO}${pedidoPart}`;
    case 'ajuste':
      return 'Ajuste';
    case 'reverso':
      return `Reverso${pedidoPart}`;
    case 'pago':
      return `${medio ? PAGOS[medio] : 'Pago'}${cheque ? chequeText(cheque) : ''}${pedidoPart}`;
  }
}

const chequeText = ({ banco, numero, fecha }: NonNullable<DescribedMovimiento['cheque']>): string =>
  `${banco ? ` ${banco}` : ''}${numero ? ` N.º ${numero}` : ''} al ${diaText(fecha)}`;
