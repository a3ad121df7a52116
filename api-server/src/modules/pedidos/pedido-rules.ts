import { LIMITS } from 'api-client/contract';
import { toCents } from 'api-client/contract/money';
import { fieldProblem } from '../../shared/problem.ts';

/** In cents. */
const MAX = toCents(LIMITS.totalMax);

/** Returns the total of the lines in cents. Throws MONTO_MAXIMO when the database column cannot hold the total. */
export function totalOf(lineas: readonly { total_precio: number }[]): number {
  const total = lineas.reduce((sum, linea) => sum + linea.total_precio, 0);
  if (total > MAX) throw fieldProblem('MONTO_MAXIMO', 'detalles');
  return total;
}

/** Throws PRODUCTO_REPETIDO when two lines have the same product. */
export function refuseRepeated(detalles: readonly { producto_id: string }[]): void {
  const ids = detalles.map((linea) => linea.producto_id);
  const index = ids.findIndex((id, i) => ids.indexOf(id) < i);
  if (index >= 0) throw fieldProblem('PRODUCTO_REPETIDO', `detalles.${index}.producto_id`);
}
