import type { Db } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import { type CambioRow, existsPedido, findCambios } from './historial-repository.ts';

/** What happened to an order, oldest first: NO_ENCONTRADO. */
export async function historialOf(db: Db, pedidoId: string): Promise<CambioRow[]> {
  const rows = await findCambios(db, pedidoId);
  if (rows.length === 0 && !(await existsPedido(db, pedidoId))) throw new Problem('NO_ENCONTRADO');
  return rows;
}
