import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toEntrada } from './mapper.ts';
import { listEntradas } from './repository.ts';

export function bitacoraHandlers({ db }: ModuleDeps): HandlersOf<'bitacora'> {
  return {
    'bitacora.list': async ({ query }) => {
      const { rows, total } = await listEntradas(db, query);
      return { entradas: rows.map(toEntrada), total };
    },
  };
}
