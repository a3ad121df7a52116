import type { TableroId } from 'api-client/contract/tablero';
import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { crearPedido } from './crear-pedido.ts';
import { editarPedido } from './editar-pedido.ts';
import { toCambio } from './historial-mapper.ts';
import { toDetallesConPedido, toPedido, toPedidoConDetalles } from './pedido-mapper.ts';
import { listPedidos, listPedidosDe } from './pedidos-repository.ts';
import { cambiarEstado, estadoOf, historialDe, verPedido } from './pedidos-service.ts';

type PedidosHandlers = Omit<HandlersOf<'pedidos' | 'misPedidos' | 'detallesPedidos'>, TableroId>;

export function pedidosHandlers(deps: ModuleDeps): PedidosHandlers {
  const { db } = deps;
  const page = async (asked: Parameters<typeof listPedidos>[1]) => {
    const { rows, total } = await listPedidos(db, asked);
    return { pedidos: rows.map(toPedido), total };
  };

  return {
    'pedidos.create': async ({ actor, body: { usuarioId, detalles }, idempotencyKey: key }) =>
      toPedidoConDetalles(await crearPedido(deps, { actor, usuarioId, detalles, key })),
    'pedidos.createAdmin': async ({ actor, query: { usuarioId }, body: { detalles }, idempotencyKey: key }) =>
      toPedidoConDetalles(await crearPedido(deps, { actor, usuarioId, detalles, key })),
    'pedidos.list': ({ query }) => page(query),
    'pedidos.porEstado': async ({ params, query }) => page({ ...query, estado: estadoOf(params.estado) }),
    'pedidos.cambiarEstado': async ({ actor, params, body, ifMatch: version }) =>
      toPedido(
        await cambiarEstado(deps, { actor, pedidoId: params.pedido_id, estado: body.estado_pedido, version }),
      ),
    'pedidos.update': async ({ actor, params, body: { detalles }, ifMatch: version }) =>
      toPedidoConDetalles(await editarPedido(deps, { actor, pedidoId: params.pedido_id, detalles, version })),
    'pedidos.historial': async ({ params }) => (await historialDe(db, params.pedido_id)).map(toCambio),
    'misPedidos.list': async ({ actor, query }) => {
      const { rows, total } = await listPedidosDe(db, actor.usuarioId, query);
      return { pedidos: rows.map(toPedidoConDetalles), total };
    },
    'detallesPedidos.porPedido': async ({ params }) =>
      toDetallesConPedido(await verPedido(db, params.pedido_id)),
  };
}
