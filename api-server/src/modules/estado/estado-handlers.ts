import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { estadoOf } from './estado-service.ts';
import { findPrimerosPasos } from './primeros-pasos-repository.ts';

export const estadoHandlers = (deps: ModuleDeps): HandlersOf<'estado'> => ({
  'estado.get': () => estadoOf(deps),
  'estado.primerosPasos': () => findPrimerosPasos(deps.db),
});
