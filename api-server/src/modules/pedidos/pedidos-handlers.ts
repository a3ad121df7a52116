import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { createPedido } from './create-pedido.ts';
import { editPedido } from './edit-pedido.ts';
import { historialOf } from './historial.ts';
import { toCambio } from './historial-mapper.ts';
import { toDetallesWithPedido, toPedido, toPedidoConDetalles } from './pedido-mapper.ts';
import { listPedidos, listPedidosOf } from './pedidos-repository.ts';
import { changeEstado, estadoOf, getPedido } from './pedidos-service.ts';

type Ids =
  | 'pedidos.create'
  | 'pedidos.createAdmin'
  | 'pedidos.list'
  | 'pedidos.porEstado'
  | 'pedidos.cambiarEstado'
  | 'pedidos.update'
  | 'pedidos.historial'
  | 'misPedidos.list'
  | 'detallesPedidos.porPedido';

export function pedidosHandlers(deps: ModuleDeps): Pick<Handlers, Ids> {
  const { db } = deps;
  const page = async (asked: Parameters<typeof listPedidos>[1]) => {
    const { rows, total } = await listPedidos(db, asked);
    return { pedidos: rows.map(toPedido), total };
  };

  return {
    'pedidos.create': async ({ actor, body: { usuarioId, detalles }, idempotencyKey: key }) =>
      toPedidoConDetalles(await createPedido(deps, { actor, usuarioId, detalles, key })),
    'pedidos.createAdmin': async ({ actor, query: { usuarioId }, body: { detalles }, idempotencyKey: key }) =>
      toPedidoConDetalles(await createPedido(deps, { actor, usuarioId, detalles, key })),
    'pedidos.list': ({ query }) => page(query),
    'pedidos.porEstado': async ({ params, query }) => page({ ...query, estado: estadoOf(params.estado) }),
    'pedidos.cambiarEstado': async ({ actor, params, body, ifMatch: version }) =>
      toPedido(
        await changeEstado(deps, { actor, pedidoId: params.pedido_id, estado: body.estado_pedido, version }),
      ),
    'pedidos.update': async ({ actor, params, body: { detalles }, ifMatch: version }) =>
      toPedidoConDetalles(await editPedido(deps, { actor, pedidoId: params.pedido_id, detalles, version })),
    'pedidos.historial': async ({ params }) => (await historialOf(db, params.pedido_id)).map(toCambio),
    'misPedidos.list': async ({ actor, query }) => {
      const { rows, total } = await listPedidosOf(db, actor.usuarioId, query);
      return { pedidos: rows.map(toPedidoConDetalles), total };
    },
    'detallesPedidos.porPedido': async ({ params }) =>
      toDetallesWithPedido(await getPedido(db, params.pedido_id)),
  };
}
