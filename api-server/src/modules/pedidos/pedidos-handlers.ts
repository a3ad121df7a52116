import { toPesos } from 'api-client/contract/money';
import type { PedidosSeguimientoId } from 'api-client/contract/pedidos-seguimiento-staff';
import type { PropuestasId } from 'api-client/contract/propuestas';
import type { PropuestasStaffId } from 'api-client/contract/propuestas-staff';
import type { TableroId } from 'api-client/contract/tablero';
import type { HandlersOf } from '../../http/register-operations.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { cancelPedido } from './cancelacion.ts';
import { changeEstados } from './change-estados.ts';
import { closeIntento } from './close-intento.ts';
import { createPedido } from './create-pedido.ts';
import { editPedido } from './edit-pedido.ts';
import { readFoto, saveFoto } from './fotos.ts';
import { toCambio, toOwnCambio, withoutUndone } from './historial-mapper.ts';
import {
  toDetallesWithPedido,
  toPedido,
  toPedidoConDetalles,
  toPedidoDelPanel,
  toResultado,
} from './pedido-mapper.ts';
import { askedOf, estadoOf, type PedidosAsked } from './pedidos-filter.ts';
import { findByIds, listPedidos } from './pedidos-list-repository.ts';
import { listPedidosOf } from './pedidos-repository.ts';
import { changeEstado, getPedido, getPedidoOf, historialOf } from './pedidos-service.ts';
import { confirmRecepcion } from './recepcion.ts';

type PedidosHandlers = Omit<
  HandlersOf<'pedidos' | 'misPedidos' | 'detallesPedidos'>,
  TableroId | PedidosSeguimientoId | PropuestasId | PropuestasStaffId | 'misPedidos.pdf'
>;

export function pedidosHandlers(deps: ModuleDeps): PedidosHandlers {
  const { db } = deps;
  const page = async (asked: PedidosAsked) => {
    const { rows, importe, ...counted } = await listPedidos(db, asked);
    return { pedidos: rows.map(toPedidoDelPanel), importe: toPesos(importe), ...counted };
  };

  return {
    'pedidos.create': async ({ actor, author, body, idempotencyKey: key }) => {
      const { domicilio_id: domicilioId, ...asked } = body;
      return toPedidoConDetalles(await createPedido(deps, { actor, author, ...asked, domicilioId, key }));
    },
    'pedidos.createAdmin': async ({ actor, author, query, body: { detalles }, idempotencyKey: key }) =>
      toPedidoConDetalles(
        await createPedido(deps, { actor, author, usuarioId: query.usuarioId, detalles, key }),
      ),
    'pedidos.cerrarIntento': async ({ actor, params }) => {
      const pedido = await closeIntento(deps, actor, params.clave);
      return { pedido: pedido ? toPedidoConDetalles(pedido) : null };
    },
    'pedidos.list': ({ query }) => page(askedOf(query)),
    'pedidos.porEstado': async ({ params, query }) => page(askedOf(query, estadoOf(params.estado))),
    'pedidos.cambiarEstado': async ({ actor, author, params, body, ifMatch: version }) =>
      toPedido(
        await changeEstado(deps, {
          actor,
          author,
          pedidoId: params.pedido_id,
          estado: body.estado_pedido,
          version,
        }),
      ),
    'pedidos.cambiarEstados': async ({ actor, author, body: { cambios } }) => ({
      resultados: (await changeEstados(deps, { actor, author, cambios })).map(toResultado),
    }),
    'pedidos.update': async ({ actor, author, params, body: { detalles }, ifMatch: version }) =>
      toPedidoConDetalles(
        await editPedido(deps, { actor, author, pedidoId: params.pedido_id, detalles, version }),
      ),
    'pedidos.historial': async ({ params }) => (await historialOf(db, params.pedido_id)).map(toCambio),
    'misPedidos.list': async ({ actor, query }) => {
      const { rows, total } = await listPedidosOf(db, actor.comercioId, query);
      return { pedidos: rows.map(toPedidoConDetalles), total };
    },
    'misPedidos.get': async ({ actor, params }) =>
      toPedidoConDetalles(await getPedidoOf(db, actor.comercioId, params.pedido_id)),
    'misPedidos.historial': async ({ actor, params }) =>
      withoutUndone(await historialOf(db, params.pedido_id, actor.comercioId)).map(toOwnCambio),
    'misPedidos.confirmarRecepcion': async ({ actor, author, params, body }) => {
      const isMissing = await confirmRecepcion(db, { actor, author, pedidoId: params.pedido_id, ...body });
      return { mensaje: isMissing ? 'Le avisamos a la distribuidora.' : 'Gracias por confirmar.' };
    },
    'misPedidos.subirFoto': async ({ actor, params, body: { foto } }) => ({
      foto_id: await saveFoto(db, { actor, pedidoId: params.pedido_id, foto }),
    }),
    'misPedidos.foto': ({ actor: owner, params: { pedido_id: pedidoId, foto_id: fotoId } }) =>
      readFoto(db, { owner, pedidoId, fotoId }),
    'pedidos.fotoDeReclamo': ({ params: { pedido_id: pedidoId, foto_id: fotoId } }) =>
      readFoto(db, { pedidoId, fotoId }),
    'misPedidos.cancelar': async ({ actor, author, params, body: { motivo } }) =>
      toPedidoConDetalles(await cancelPedido(deps, { actor, author, pedidoId: params.pedido_id, motivo })),
    'detallesPedidos.porPedido': async ({ params }) => {
      const whole = await getPedido(db, params.pedido_id);
      const [inPanel] = await findByIds(db, [params.pedido_id]);
      return toDetallesWithPedido(whole, found(inPanel));
    },
  };
}
