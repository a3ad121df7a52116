import type { PedidosSeguimientoId } from 'api-client/contract/pedidos-seguimiento-staff';
import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toNota } from './nota-mapper.ts';
import { annotatePedido, notasOfPedido, removeNotaOfPedido } from './notas.ts';
import { toPedidoDelPanel } from './pedido-mapper.ts';
import { follow, seguimientoOf } from './seguimiento.ts';

export function pedidosSeguimientoHandlers({ db }: ModuleDeps): Pick<Handlers, PedidosSeguimientoId> {
  return {
    'pedidos.seguimiento': () => seguimientoOf(db),
    'pedidos.seguir': async ({ author, body }) => ({
      pedidos: (await follow(db, author, body)).map(toPedidoDelPanel),
    }),
    'pedidos.notas': async ({ params }) => (await notasOfPedido(db, params.pedido_id)).map(toNota),
    'pedidos.anotar': async ({ params: { pedido_id: pedidoId }, body, actor, author }) =>
      toNota(await annotatePedido(db, { pedidoId, actor, author, texto: body.texto })),
    'pedidos.borrarNota': async ({ params: { pedido_id: pedidoId, nota_id: notaId }, actor, author }) => {
      await removeNotaOfPedido(db, { pedidoId, actor, author, notaId });
      return { mensaje: 'La nota fue borrada.' };
    },
  };
}
