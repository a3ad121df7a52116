import type { Informe } from 'api-client/contract/informes-words';
import type { margenDe } from 'api-client/contract/margen-staff';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { CostViewer } from '../../http/cost-viewer.ts';
import { amount, type Column, decimal } from '../../shared/planilla/column.ts';
import { nameColumns } from './informes-mapper.ts';
import type { Earned, MargenRow } from './margen-repository.ts';

type Margen = z.input<typeof margenDe>;

/** Returns the margin in percent with one decimal, rounded half away from zero; null without sales. Integers keep it exact. */
export function porcentajeOf({ con_costo, costo }: Earned): number | null {
  if (con_costo === 0) return null;
  const margen = BigInt(con_costo - costo);
  const size = margen < 0n ? -margen : margen;
  const tenths = (size * 2000n + BigInt(con_costo)) / (2n * BigInt(con_costo));
  return (Number(tenths) / 10) * (margen < 0n && tenths > 0n ? -1 : 1);
}

/** In cents. */
export const margenOf = ({ con_costo, costo }: Earned): number => con_costo - costo;

export const toEarned = (earned: Earned, _viewer: CostViewer) => ({
  margen: toPesos(margenOf(earned)),
  porcentaje: porcentajeOf(earned),
  con_costo: toPesos(earned.con_costo),
  importe: toPesos(earned.importe),
});

export const toMargen = (
  { id, nombre, detalle, anterior, ...row }: MargenRow,
  viewer: CostViewer,
): Margen => ({
  ...{ id, nombre, detalle },
  ...toEarned(row, viewer),
  anterior: toEarned(anterior, viewer),
});

export const margenColumns = (por: Informe, _viewer: CostViewer): Column<MargenRow>[] => [
  ...nameColumns(por),
  amount('Margen', margenOf),
  decimal('Margen %', porcentajeOf),
  amount('Margen antes', ({ anterior }) => margenOf(anterior)),
  amount('Ventas con costo', ({ con_costo }) => con_costo),
  amount('Ventas', ({ importe }) => importe),
];
