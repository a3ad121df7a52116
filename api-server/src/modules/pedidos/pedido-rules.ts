import { LIMITS } from 'api-client/contract';
import { toCents } from 'api-client/contract/money';
import { fieldProblem } from '../../shared/problem.ts';

/** In cents. */
const MAX = toCents(LIMITS.totalMax);

/** Cents of the lines together; MONTO_MAXIMO when the database could not hold it. */
export function totalOf(lineas: readonly { total_precio: number }[]): number {
  const total = lineas.reduce((sum, linea) => sum + linea.total_precio, 0);
  if (total > MAX) throw fieldProblem('MONTO_MAXIMO', 'detalles');
  return total;
}

/** PRODUCTO_REPETIDO when a product has two lines. */
export function refuseRepeated(detalles: readonly { producto_id: string }[]): void {
  const ids = detalles.map((linea) => linea.producto_id);
  const index = ids.findIndex((id, i) => ids.indexOf(id) < i);
  if (index >= 0) throw fieldProblem('PRODUCTO_REPETIDO', `detalles.${index}.producto_id`);
}
