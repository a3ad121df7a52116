import type { PropuestasId } from 'api-client/contract/propuestas';
import type { PropuestasStaffId } from 'api-client/contract/propuestas-staff';
import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toPedidoConDetalles } from './pedido-mapper.ts';
import { toPropuestaDePedido } from './propuesta-mapper.ts';
import {
  acceptPropuesta,
  proposeCambio,
  propuestaOf,
  rejectPropuesta,
  withdrawPropuesta,
} from './propuestas.ts';

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
