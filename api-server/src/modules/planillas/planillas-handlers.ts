import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { whichOf } from '../pedidos/pedidos-filter.ts';
import { planillaOfPedidos } from './planillas-service.ts';

export function planillasHandlers({ db }: ModuleDeps): HandlersOf<'planillas'> {
  return {
    'planillas.pedidos': async ({ query: { filas, ...query }, author }) =>
      planillaOfPedidos(db, { asked: whichOf(query), filas, author }),
  };
}
