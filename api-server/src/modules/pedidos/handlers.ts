import { toPesos } from 'api-client/contract/money';
import type { PedidosSeguimientoId } from 'api-client/contract/pedidos-seguimiento-staff';
import type { PropuestasId } from 'api-client/contract/propuestas';
import type { PropuestasStaffId } from 'api-client/contract/propuestas-staff';
import type { TableroId } from 'api-client/contract/tablero';
import type { Handlers, HandlersOf } from '../../http/register-operations.ts';
import { toNota } from '../../shared/nota.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import {
  toCambio,
  toDetallesWithPedido,
  toOwnCambio,
  toPedido,
  toPedidoConDetalles,
  toPedidoDelPanel,
  toPropuestaDePedido,
  toResultado,
} from './mapper.ts';
import { findByIds, listPedidos } from './repository/list.ts';
import { listPedidosOf } from './repository/pedidos.ts';
import type { PedidosAsked } from './repository/sums.ts';
import { estadoOf, listQueryOf, withoutUndone } from './rules.ts';
import { editPedido } from './service/edit.ts';
import {
  cancelPedido,
  changeEstado,
  changeEstados,
  getPedido,
  getPedidoOf,
  historialOf,
} from './service/estado.ts';
import { closeIntento, createPedido } from './service/place.ts';
import {
  acceptPropuesta,
  proposeCambio,
  propuestaOf,
  rejectPropuesta,
  withdrawPropuesta,
} from './service/propuestas.ts';
import { confirmRecepcion, readFoto, saveFoto } from './service/recepcion.ts';
import {
  annotatePedido,
  changeSeguimiento,
  notasOfPedido,
  removeNotaOfPedido,
  seguimientoOf,
} from './service/seguimiento.ts';

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
    'pedidos.list': ({ query }) => page(listQueryOf(query)),
    'pedidos.porEstado': async ({ params, query }) => page(listQueryOf(query, estadoOf(params.estado))),
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

export function propuestasHandlers(deps: ModuleDeps): Pick<Handlers, PropuestasId | PropuestasStaffId> {
  return {
    'misPedidos.propuesta': async ({ actor, params }) =>
      toPropuestaDePedido(await propuestaOf(deps.db, params.pedido_id, actor.comercioId)),
    'misPedidos.proponer': async ({ actor, author, params, body: { lineas }, ifMatch: version }) =>
      toPropuestaDePedido(
        await proposeCambio(deps, { actor, author, pedidoId: params.pedido_id, lineas, version }),
      ),
    'misPedidos.retirarPropuesta': async ({ actor, author, params }) =>
      toPropuestaDePedido(await withdrawPropuesta(deps, { actor, author, pedidoId: params.pedido_id })),
    'pedidos.propuesta': async ({ params }) =>
      toPropuestaDePedido(await propuestaOf(deps.db, params.pedido_id)),
    'pedidos.aceptarPropuesta': async ({ actor, author, params, ifMatch: version }) =>
      toPedidoConDetalles(await acceptPropuesta(deps, { actor, author, ...named(params), version })),
    'pedidos.rechazarPropuesta': async ({ actor, author, params, body: { motivo } }) =>
      toPropuestaDePedido(await rejectPropuesta(deps, { actor, author, ...named(params), motivo })),
  };
}

const named = ({
  pedido_id: pedidoId,
  propuesta_id: propuestaId,
}: Record<'pedido_id' | 'propuesta_id', string>) => ({
  pedidoId,
  propuestaId,
});

export function pedidosSeguimientoHandlers({ db }: ModuleDeps): Pick<Handlers, PedidosSeguimientoId> {
  return {
    'pedidos.seguimiento': () => seguimientoOf(db),
    'pedidos.seguir': async ({ author, body }) => ({
      pedidos: (await changeSeguimiento(db, author, body)).map(toPedidoDelPanel),
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
