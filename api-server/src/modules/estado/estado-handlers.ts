import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { estadoOf } from './estado-service.ts';

export const estadoHandlers = (deps: ModuleDeps): HandlersOf<'estado'> => ({
  'estado.get': () => estadoOf(deps),
});
