import type { Handlers } from '../../http/register-operations.ts';
import { pedidoEditado, pedidoEnEstado, pedidoRecibido } from '../../mail/pedido-mails.ts';
import type { ModuleDeps } from '../deps.ts';
import { crearPedido, type PedidoNuevo } from './crear-pedido.ts';
import { editarPedido } from './editar-pedido.ts';
import { historialDe } from './historial.ts';
import { mailPedido } from './pedido-mail.ts';
import { toDetalle, toPedido, toPedidoConDetalles } from './pedido-mapper.ts';
import { listPedidos, listPedidosDe } from './pedidos-repository.ts';
import { cambiarEstado, estadoOf, verPedido } from './pedidos-service.ts';

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
  const create = async (asked: PedidoNuevo) => {
    const { pedido, nuevo } = await crearPedido(db, asked);
    if (nuevo) mailPedido(deps, pedido, pedidoRecibido);
    return toPedidoConDetalles(pedido);
  };

  return {
    'pedidos.create': ({ actor, body, idempotencyKey: clave }) => create({ actor, clave, ...body }),
    'pedidos.createAdmin': ({ actor, query, body, idempotencyKey: clave }) =>
      create({ actor, clave, ...query, ...body }),
    'pedidos.list': ({ query }) => page(query),
    'pedidos.porEstado': async ({ params, query }) => page({ ...query, estado: estadoOf(params.estado) }),
    'pedidos.cambiarEstado': async ({ actor, params: { pedido_id: pedidoId }, body, ifMatch }) => {
      const estado = body.estado_pedido;
      const { cambiado, cambio } = await cambiarEstado(db, actor, { pedidoId, estado, version: ifMatch });
      if (cambio) mailPedido(deps, await verPedido(db, pedidoId), (pedido) => pedidoEnEstado(pedido, estado));
      return toPedido(cambiado);
    },
    'pedidos.update': async ({ actor, params: { pedido_id: pedidoId }, body, ifMatch }) => {
      const { detalles } = body;
      const { pedido, cambio } = await editarPedido(db, { actor, pedidoId, detalles, version: ifMatch });
      if (cambio) mailPedido(deps, pedido, pedidoEditado);
      return toPedidoConDetalles(pedido);
    },
    'pedidos.historial': ({ params }) => historialDe(db, params.pedido_id),
    'misPedidos.list': async ({ actor, query }) => {
      const { rows, total } = await listPedidosDe(db, actor.usuarioId, query);
      return { pedidos: rows.map(toPedidoConDetalles), total };
    },
    'detallesPedidos.porPedido': async ({ params }) => {
      const entero = await verPedido(db, params.pedido_id);
      const pedido = toPedido(entero);
      return entero.detalles.map((row) => ({ ...toDetalle(row), pedido }));
    },
  };
}
