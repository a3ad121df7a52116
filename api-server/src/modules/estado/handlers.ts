import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { findPrimerosPasos } from './repository.ts';
import { getEstado } from './service/estado.ts';
import { discardFallido, listFallidos, retryFallido } from './service/fallidos.ts';

export const estadoHandlers = (deps: ModuleDeps): HandlersOf<'estado'> => ({
  'estado.get': () => getEstado(deps),
  'estado.primerosPasos': () => findPrimerosPasos(deps.db),
  'estado.fallidos': ({ query }) => listFallidos(deps, query),
  'estado.reintentar': async ({ params, author }) => {
    await retryFallido(deps, params.id, author);
    return { mensaje: 'El trabajo se hace de nuevo.' };
  },
  'estado.descartar': async ({ params, author }) => {
    await discardFallido(deps, params.id, author);
    return { mensaje: 'El trabajo se descartó.' };
  },
});
