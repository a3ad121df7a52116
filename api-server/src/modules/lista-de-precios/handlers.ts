import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { listaAsPdf, listaAsPlanilla, viewerOf } from './service.ts';

export function listaDePreciosHandlers(deps: ModuleDeps): HandlersOf<'listaDePrecios'> {
  return {
    'listaDePrecios.planilla': ({ actor, author, query }) =>
      listaAsPlanilla(deps, { author, viewer: actor.prices, ...query }),
    'listaDePrecios.pdf': ({ actor, author }) => listaAsPdf(deps, { author, viewer: actor.prices }),
    'listaDePrecios.planillaDeCondicion': async ({ params, actor, author, query }) =>
      listaAsPlanilla(deps, { author, ...(await viewerOf(deps.db, params.id, actor)), ...query }),
    'listaDePrecios.pdfDeCondicion': async ({ params, actor, author }) =>
      listaAsPdf(deps, { author, ...(await viewerOf(deps.db, params.id, actor)) }),
  };
}
