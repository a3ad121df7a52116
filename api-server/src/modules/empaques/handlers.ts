import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toPedidoPorEmpacar, toPorEmpacar } from './mapper.ts';
import { findEstantes } from './repository.ts';
import { arrangeEstantes, findToPack, listPorEmpacar, packPedido } from './service.ts';

export function empaquesHandlers(deps: ModuleDeps): HandlersOf<'empaques' | 'estantes'> {
  const { db } = deps;
  return {
    'empaques.pendientes': async ({ query }) => {
      const { rows, total } = await listPorEmpacar(db, query);
      return { pedidos: rows.map(toPorEmpacar), total };
    },
    'empaques.list': async ({ query }) => ({
      pedidos: (await findToPack(db, query.pedidoIds.split(','))).map(toPedidoPorEmpacar),
    }),
    'empaques.anotar': async ({ params, body, actor, author }) =>
      toPedidoPorEmpacar(await packPedido(deps, { empaqueId: params.id, body, actor, author })),
    'estantes.list': async () => ({ estantes: await findEstantes(db) }),
    'estantes.ordenar': async ({ body, author }) => ({
      estantes: await arrangeEstantes(db, body, author),
    }),
  };
}
