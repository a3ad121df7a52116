import { purgeEntradas } from './bitacora/bitacora-repository.ts';
import type { ModuleDeps } from './modules/deps.ts';
import { purgeKeys } from './modules/idempotency/idempotency-repository.ts';
import { sweepPictures } from './modules/imagenes/sweep.ts';
import { purgeSesiones } from './modules/sesiones/sesiones-repository.ts';

const DAY = 24 * 3600 * 1000;

/**
 * Clears away what would grow for ever: now, and once a day. Every process of the shop may do it; what one has
 * cleared the others don't find. What fails is told and tried again the next day.
 */
export function startHousekeeping(
  deps: Pick<ModuleDeps, 'db' | 'images'>,
  onError: (error: unknown) => void,
): { close(): Promise<void> } {
  const clear = async () => {
    await sweepPictures(deps).catch(onError);
    await purgeKeys(deps.db).catch(onError);
    await purgeEntradas(deps.db).catch(onError);
    await purgeSesiones(deps.db).catch(onError);
  };
  let running = clear();
  const timer = setInterval(() => {
    running = clear();
  }, DAY);
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
