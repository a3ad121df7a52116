import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { listaAsPdf, listaAsPlanilla } from './lista-service.ts';

export function listaDePreciosHandlers(deps: ModuleDeps): HandlersOf<'listaDePrecios'> {
  return {
    'listaDePrecios.planilla': ({ actor, author }) => listaAsPlanilla(deps, { author, viewer: actor.prices }),
    'listaDePrecios.pdf': ({ actor, author }) => listaAsPdf(deps, { author, viewer: actor.prices }),
  };
}
