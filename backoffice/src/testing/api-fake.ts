/** The fake API of the back office, for tests and stories. */

import { LIMITS, type ProductosPage } from 'api-client/backoffice';
import { type FakeCall, type FakeHandlers, installFakeApi, Refusal } from 'api-client/testing';
import { llamadasOf } from 'api-client/testing/llamadas';
import { AJUSTES } from './ajustes.ts';
import type { Answers } from './answers.ts';
import { emptyTablero } from './demo-tablero.ts';
import { lecturaPlanilla } from './lectura-planilla.ts';

export { Refusal };

export type Handlers = FakeHandlers<Answers>;

/** Makes the call fail with this error. */
export function refuse(...error: ConstructorParameters<typeof Refusal>): never {
  throw new Refusal(...error);
}

/** Handler of a call that fails on the server. */
export const failing = () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.');

/** Replaces fetch until `restore`. Calls without a handler answer like an unused shop. */
export function fakeApi(handlers: Handlers) {
  const api = installFakeApi<Answers>({
    'DELETE /presencias/:id': () => ({ mensaje: 'Ya no editas este pedido' }),
    'GET /notificaciones': () => [],
    'GET /estado/primeros-pasos': () => ({
      ...{ datos: true, aspecto: true, montos: true, textos: true, cobro: true },
      ...{ correo: true, catalogo: true, personal: true },
    }),
    'GET /presencias': () => [],
    'PUT /presencias/:id': () => ({ mensaje: 'Estás editando este pedido' }),
    'GET /ajustes': () => AJUSTES,
    'GET /tienda': () => ({ monto_minimo: LIMITS.montoMin, envio_gratis: LIMITS.envioGratis }),
    'GET /pedidos/:id/historial': () => [],
    'GET /pedidos/:id/remitos': () => ({ remitos: [], cambio: false }),
    'GET /vistas': () => ({ vistas: [] }),
    'GET /banners/todos': () => ({ banners: [] }),
    'GET /zonas': () => ({ zonas: [] }),
    'GET /feriados': () => ({ feriados: [] }),
    'GET /pedidos/seguimiento': () => ({ personal: [], etiquetas: [] }),
    'GET /pedidos/:id/notas': () => [],
    'GET /usuarios/:id/productos-habituales': () => [],
    'GET /cuentas-corrientes/limites': () => ({ superados: [] }),
    'GET /usuarios/:id/cuenta-corriente': () => ({
      ...{ saldo: 0, vencido: 0, plazo: 0, limite: null, version: 1 },
      ...{ propias: { plazo: null, limite: null }, condicion: null },
      ...{ pendientes: [], movimientos: [], total: 0 },
    }),
    'GET /pedidos/:id/cuenta-corriente': ({ path }) => ({
      ...{ pedido_id: path.split('/')[2] ?? '', numero: 1, debe: 0, resta: 0, vence: null, vencido: false },
      ...{ saldo: 0, vencido_cliente: 0, limite: null, saldo_al_aprobar: 0, supera_limite: false },
    }),
    'GET /permisos': () => ({ rol: null, llamadas: llamadasOf() }),
    'GET /roles-personal': () => ({ roles: [], total: 0 }),
    'GET /importaciones/:id/lectura': () => lecturaPlanilla,
    'GET /marcas': () => ({ marcas: [], total: 0 }),
    'GET /categorias': () => ({ categorias: [], total: 0 }),
    'GET /etiquetas': () => ({ etiquetas: [], total: 0 }),
    'GET /usuarios/:id/condicion': () => ({ condicion: null }),
    'GET /productos/:id/cantidades': () => ({ tienda: null, condicion: null }),
    ...emptyTablero,
    ...forCliente(handlers),
    ...handlers,
  });
  return { ...api, answer: (more: Handlers) => api.answer({ ...forCliente(more), ...more }) };
}

/** A handler that also answers the same question for a customer: the fake customers have base prices. */
type Listing = (call: FakeCall) => ProductosPage | Promise<ProductosPage>;

/** Returns handlers for the calls for a customer, which answer like those of the shop. */
function forCliente(handlers: Handlers): Handlers {
  const list = handlers['GET /productos'] as Listing | undefined;
  const search = (handlers['GET /productos/search'] as Listing | undefined) ?? list;
  const varios = handlers['GET /productos/varios'] as Listing | undefined;
  return {
    ...(search && {
      'GET /productos/search/:id': (asked) => (asked.query.get('term') ? search : (list ?? search))(asked),
    }),
    ...(varios && { 'GET /productos/varios/:id': (asked) => varios(asked) }),
  };
}
