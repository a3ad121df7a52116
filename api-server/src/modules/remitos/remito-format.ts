import { ZONA_HORARIA } from 'api-client/contract/words';

// `always`, because Spanish leaves four-digit numbers ungrouped and a column of prices should not mix both.
const pesos = new Intl.NumberFormat('es-AR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
const plain = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 3, useGrouping: 'always' });
const day = new Intl.DateTimeFormat('es-AR', {
  timeZone: ZONA_HORARIA,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

export function formatPesos(cents: number): string {
  return `${cents < 0 ? '-' : ''}$ ${pesos.format(Math.abs(cents) / 100)}`;
}

export function formatCantidad(cantidad: number): string {
  return plain.format(cantidad);
}

/** Blank when there is none: a column full of zeros hides the discounts that do exist. */
export function formatDescuento(percent: number): string {
  return percent === 0 ? '' : `${plain.format(percent)} %`;
}

export function formatFecha(fecha: Date): string {
  return day.format(fecha);
}

export function formatNumero(numero: number): string {
  return `0001-${String(numero).padStart(8, '0')}`;
}

export function formatCuit(cuit: string): string {
  const digits = cuit.replace(/\D/g, '');
  return digits.length === 11 ? `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}` : cuit;
}
