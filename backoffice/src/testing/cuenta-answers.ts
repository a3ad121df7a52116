import type {
  Condiciones,
  CuentaCorriente,
  CuentaDelPedido,
  CuentasPage,
  LimitesSuperados,
  MovimientoDelPanel,
  PagoRegistrado,
} from 'api-client/backoffice';
import type { FakeHandlers } from 'api-client/testing';

/** Response types of customer accounts. */
export interface CuentaAnswers {
  'GET /cuentas-corrientes': CuentasPage;
  'GET /cuentas-corrientes/limites': LimitesSuperados;
  'GET /usuarios/:id/cuenta-corriente': CuentaCorriente;
  'GET /pedidos/:id/cuenta-corriente': CuentaDelPedido;
  'POST /usuarios/:id/movimientos': MovimientoDelPanel;
  'POST /usuarios/:id/pagos': PagoRegistrado;
  'POST /movimientos/:id/reverso': MovimientoDelPanel;
  'PATCH /usuarios/:id/condiciones-de-pago': Condiciones;
}

/** No debts and no payments. */
export const noCuenta: FakeHandlers<CuentaAnswers> = {
  'GET /cuentas-corrientes/limites': () => ({ superados: [] }),
  'GET /usuarios/:id/cuenta-corriente': () => ({
    ...{ saldo: 0, vencido: 0, plazo: 0, limite: null, version: 1 },
    ...{ pendientes: [], movimientos: [], total: 0 },
  }),
  'GET /pedidos/:id/cuenta-corriente': ({ path }) => ({
    ...{ pedido_id: path.split('/')[2] ?? '', numero: 1, debe: 0, resta: 0, vence: null, vencido: false },
    ...{ saldo: 0, vencido_cliente: 0, limite: null, saldo_al_aprobar: 0, supera_limite: false },
  }),
};
