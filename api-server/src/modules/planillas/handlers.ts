import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { whichOf } from '../pedidos/rules.ts';
import { exportPedidos, planillaOfClientes, planillaOfCondiciones, planillaOfProductos } from './service.ts';

export function planillasHandlers(deps: ModuleDeps): HandlersOf<'planillas'> {
  const { db } = deps;
  return {
    'planillas.pedidos': async ({ query: { filas, formato, ...query }, author }) =>
      exportPedidos(db, { filter: whichOf(query), filas, formato, author }),
    'planillas.productos': async ({ query, author, actor }) =>
      planillaOfProductos(deps, query, { author, viewer: actor.prices }),
    'planillas.condiciones': async ({ query, author, actor }) =>
      planillaOfCondiciones(deps, query, { author, viewer: actor.prices }),
    'planillas.clientes': async ({ query, author }) => planillaOfClientes(db, query, author),
  };
}
