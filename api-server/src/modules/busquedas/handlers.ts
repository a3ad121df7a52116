import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toBusqueda } from './mapper.ts';
import { listBusquedas } from './repository.ts';
import { dismiss, noteBusqueda } from './service.ts';

export function busquedasHandlers(deps: ModuleDeps): HandlersOf<'busquedas'> {
  const { db } = deps;
  return {
    'busquedas.anotar': async ({ body, ip }) => {
      await noteBusqueda(deps, body.term, ip);
      return { mensaje: 'Gracias' };
    },
    'busquedas.list': async ({ query }) => {
      const { rows, total } = await listBusquedas(db, query, query);
      return { busquedas: rows.map(toBusqueda), total };
    },
    'busquedas.descartar': async ({ params, author }) => {
      await dismiss(db, params.id, true, author);
      return { mensaje: 'Búsqueda descartada' };
    },
    'busquedas.reponer': async ({ params, author }) => {
      await dismiss(db, params.id, false, author);
      return { mensaje: 'Búsqueda repuesta' };
    },
  };
}
