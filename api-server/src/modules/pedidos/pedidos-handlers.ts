import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { crearPedido } from './crear-pedido.ts';
import { toDetalle, toPedido, toPedidoConDetalles } from './pedido-mapper.ts';
import { listPedidos } from './pedidos-repository.ts';
import { cambiarEstado, estadoOf, verPedido } from './pedidos-service.ts';

type Ids =
  | 'pedidos.create'
  | 'pedidos.createAdmin'
  | 'pedidos.list'
  | 'pedidos.porEstado'
  | 'pedidos.cambiarEstado'
  | 'detallesPedidos.porPedido';

export function pedidosHandlers({ db }: ModuleDeps): Pick<Handlers, Ids> {
  const page = async (asked: Parameters<typeof listPedidos>[1]) => {
    const { rows, total } = await listPedidos(db, asked);
    return { pedidos: rows.map(toPedido), total };
  };
  const create = async (nuevo: Parameters<typeof crearPedido>[1]) =>
    toPedidoConDetalles(await crearPedido(db, nuevo));

  return {
    'pedidos.create': ({ actor, body, idempotencyKey: clave }) => create({ actor, clave, ...body }),
    'pedidos.createAdmin': ({ actor, query, body, idempotencyKey: clave }) =>
      create({ actor, clave, ...query, ...body }),
    'pedidos.list': ({ query }) => page(query),
    'pedidos.porEstado': async ({ params, query }) => page({ ...query, estado: estadoOf(params.estado) }),
    'pedidos.cambiarEstado': async ({ actor, params, body, ifMatch }) =>
      toPedido(
        await cambiarEstado(db, actor, {
          pedidoId: params.pedido_id,
          estado: body.estado_pedido,
          version: ifMatch,
        }),
      ),
    'detallesPedidos.porPedido': async ({ params }) => {
      const entero = await verPedido(db, params.pedido_id);
      const pedido = toPedido(entero);
      return entero.detalles.map((row) => ({ ...toDetalle(row), pedido }));
    },
  };
}
