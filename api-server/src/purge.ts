import { purgeEntradas } from './bitacora/bitacora-repository.ts';
import type { Db } from './db/database.ts';
import { deleteExpiredKeys, purgeResetRequests } from './modules/auth/repository.ts';
import { purgeBusquedas } from './modules/busquedas/repository.ts';
import { purgeCorreos } from './modules/correos/repository.ts';
import { purgeCambios } from './modules/cuenta/repository.ts';
import { purgeKeys } from './modules/idempotency/repository.ts';
import { purgeImportaciones } from './modules/importaciones/repository.ts';
import { purgeNotificaciones } from './modules/notificaciones/repository.ts';
import { purgeFotos } from './modules/pedidos/repository/attached.ts';
import { purgeDestinatarios } from './modules/personal-data/repository/export.ts';
import { purgeSesiones } from './modules/sesiones/repository.ts';

/** Deletes data past its retention. Each function defines the retention of its data. */
export const PURGE_FUNCTIONS: readonly ((db: Db) => PromiseLike<unknown>)[] = [
  purgeKeys,
  deleteExpiredKeys,
  purgeCambios,
  purgeResetRequests,
  purgeSesiones,
  purgeImportaciones,
  purgeNotificaciones,
  purgeEntradas,
  purgeCorreos,
  purgeBusquedas,
  purgeDestinatarios,
  purgeFotos,
];

/** Runs all purges, also after a failure. Then throws with the first failure as the cause. */
export async function purge(db: Db): Promise<void> {
  const failures: unknown[] = [];
  for (const each of PURGE_FUNCTIONS) {
    try {
      await each(db);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new Error('A purge failed', { cause: failures[0] });
}
