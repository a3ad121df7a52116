import type { Accion } from 'api-client/contract';
import { placeOrder } from '../../modules/pedidos/testing/pedidos-fixture.ts';
import { call } from '../../testing/call.ts';
import { here, lines } from './deeds-fixture.ts';

/** Creates an order of the admin that awaits approval. */
async function ownPending() {
  const usuarioId = here.admin.usuario.usuario_id;
  const { body } = await placeOrder(here.test, {
    usuarioId,
    detalles: await lines(2),
    token: here.admin.token,
  });
  const producto_id = body.detalles[0]?.producto.producto_id;
  return { pedido_id: body.pedido_id, producto_id, motivo: null };
}

/** Returns the parameters to propose a change to an order of the admin. */
async function ownPropuesta() {
  const { pedido_id, producto_id } = await ownPending();
  return { pedido_id, lineas: [{ producto_id, cantidad: 3 }] };
}

/** Proposes the change. */
async function openPropuesta() {
  const { pedido_id, lineas } = await ownPropuesta();
  const { body } = await call<{ propuesta: { propuesta_id: string } }>(
    here.test.app,
    'PUT',
    `/mis-pedidos/${pedido_id}/propuesta`,
    { token: here.admin.token, body: { lineas } },
  );
  return { pedido_id, propuesta_id: body.propuesta.propuesta_id, motivo: 'No hay más' };
}

/** The operations of customers on their own orders. */
export const CLIENTE_CALLS = {
  'misPedidos.cancelar': ['pedido.estado', ownPending],
  'misPedidos.proponer': ['pedido.propuesta', ownPropuesta],
  'misPedidos.retirarPropuesta': ['pedido.propuesta_retirada', openPropuesta],
  'pedidos.aceptarPropuesta': ['pedido.propuesta_aceptada', openPropuesta],
  'pedidos.rechazarPropuesta': ['pedido.propuesta_rechazada', openPropuesta],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;
