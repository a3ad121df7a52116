import { SOLD_ESTADOS } from 'api-client/contract';
import { toPesos } from 'api-client/contract/money';
import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { getPedidoOf } from '../pedidos/service/estado.ts';
import {
  toCondiciones,
  toCuentaCorriente,
  toCuentaDelPedido,
  toCuentaDePedido,
  toDebtor,
  toExceeded,
  toMovimientoDelPanel,
  toOverdue,
  toOwnCuenta,
} from './mapper.ts';
import { findCuentaDePedido } from './repository/cuenta.ts';
import { findDebtors, findExceeded, findOverdue } from './repository/cuentas.ts';
import {
  cuentaOfPedido,
  getCuenta,
  resumenAsPdf,
  resumenAsPlanilla,
  settleCondiciones,
} from './service/cuenta.ts';
import { register, registerPago, reverse } from './service/movimientos.ts';

export function cuentaCorrienteHandlers(
  deps: ModuleDeps,
): HandlersOf<'cuentaCorriente' | 'miCuentaCorriente'> {
  const { db } = deps;
  return {
    'cuentaCorriente.list': async ({ query: { limit, offset, vencidas, texto, orden }, actor }) => {
      const page = { limit, offset, vencidas: vencidas === 'si', texto: texto?.trim(), orden };
      const { debtors, saldo, vencido, total } = await findDebtors(db, page);
      return {
        cuentas: debtors.map((one) => toDebtor(one, actor)),
        saldo: toPesos(saldo),
        vencido: toPesos(vencido),
        total,
      };
    },
    'cuentaCorriente.limites': async ({ query: { pedidoIds }, actor }) => {
      const ids = pedidoIds.split(',');
      const [exceeded, overdue] = await Promise.all([
        findExceeded(db, ids, SOLD_ESTADOS),
        findOverdue(db, ids, SOLD_ESTADOS),
      ]);
      return {
        superados: exceeded.map((one) => toExceeded(one, actor)),
        vencidos: overdue.map((one) => toOverdue(one, actor)),
      };
    },
    'cuentaCorriente.get': async ({ params, query, actor }) =>
      toCuentaCorriente(await getCuenta(db, params.id, query, 'staff'), actor),
    'cuentaCorriente.dePedido': async ({ params, actor }) =>
      toCuentaDelPedido(await cuentaOfPedido(db, params.pedido_id), actor),
    'cuentaCorriente.registrar': async ({ params, body, actor, author, idempotencyKey: key }) =>
      toMovimientoDelPanel(await register(db, { usuarioId: params.id, body, actor, author, key }), actor),
    'cuentaCorriente.registrarPago': async ({ params, body, actor, author, idempotencyKey: key }) => {
      const lineas = await registerPago(db, { usuarioId: params.id, body, actor, author, key });
      return { movimientos: lineas.map((linea) => toMovimientoDelPanel(linea, actor)) };
    },
    'cuentaCorriente.revertir': async ({ params, actor, author }) =>
      toMovimientoDelPanel(await reverse(db, { id: params.movimiento_id, actor, author }), actor),
    'cuentaCorriente.condiciones': async ({ params, body, author, ifMatch }) =>
      toCondiciones(await settleCondiciones(db, { usuarioId: params.id, ...body, author, ifMatch })),
    'cuentaCorriente.pdf': ({ params, query: dias, author, actor }) =>
      resumenAsPdf(deps, { usuarioId: params.id, dias, author, viewer: actor.prices }),
    'cuentaCorriente.planilla': ({ params, query: { formato, ...dias }, author, actor }) =>
      resumenAsPlanilla(deps, { usuarioId: params.id, dias, formato, author, viewer: actor.prices }),
    'miCuentaCorriente.get': async ({ actor, query }) =>
      toOwnCuenta(await getCuenta(db, actor.comercioId, query, 'cliente'), actor.prices),
    'miCuentaCorriente.dePedido': async ({ actor, params }) => {
      const { pedido } = await getPedidoOf(db, actor.comercioId, params.pedido_id);
      return toCuentaDePedido(await findCuentaDePedido(db, pedido), actor.prices);
    },
    'miCuentaCorriente.pdf': ({ actor, query: dias, author }) =>
      resumenAsPdf(deps, { usuarioId: actor.comercioId, dias, author, viewer: actor.prices }),
    'miCuentaCorriente.planilla': ({ actor, query: { formato, ...dias }, author }) =>
      resumenAsPlanilla(deps, {
        usuarioId: actor.comercioId,
        ...{ dias, formato, author, viewer: actor.prices },
      }),
  };
}
