import { purgeEntradas } from './bitacora/bitacora-repository.ts';
import type { Db } from './db/database.ts';
import { deleteExpiredKeys, purgeResetRequests } from './modules/auth/one-time-keys-repository.ts';
import { purgeBusquedas } from './modules/busquedas/busquedas-repository.ts';
import { purgeCorreos } from './modules/correos/correos-repository.ts';
import { purgeCambios } from './modules/cuenta/cambio-repository.ts';
import { purgeKeys } from './modules/idempotency/idempotency-repository.ts';
import { purgeImportaciones } from './modules/importaciones/forget-importaciones-repository.ts';
import { purgeNotificaciones } from './modules/notificaciones/notificaciones-repository.ts';
import { purgeFotos } from './modules/pedidos/fotos-repository.ts';
import { purgeDestinatarios } from './modules/personal-data/personal-data-repository.ts';
import { purgeSesiones } from './modules/sesiones/sesiones-repository.ts';

/** Deletes data past its retention. Each function defines the retention of its data. */
export const PURGES: readonly ((db: Db) => PromiseLike<unknown>)[] = [
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
  for (const each of PURGES) {
    try {
      await each(db);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new Error('A purge failed', { cause: failures[0] });
}
