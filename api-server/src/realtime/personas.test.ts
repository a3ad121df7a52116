import { NAMESPACES } from 'api-client/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { linea } from '../modules/pedidos/testing/pedidos-fixture.ts';
import { call } from '../testing/call.ts';
import { makeProduct, makeUser } from '../testing/make.ts';
import { twoApps } from '../testing/two-apps.ts';

let apps: Awaited<ReturnType<typeof twoApps>>;
const open: Socket[] = [];
/** Notifications through the database may be slow on a busy machine. */
const PATIENT = { timeout: 10_000 };

beforeAll(async () => {
  apps = await twoApps();
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => apps.close());

/** Connects a customer to the process in which the change is not made, and collects events. */
function listen(token: string): Promise<{ heard: object[]; lost: string[] }> {
  const options = { auth: { token }, reconnection: false, transports: ['websocket'], forceNew: true };
  const socket = io(`${apps.other.origin}${NAMESPACES.owner}`, options);
  open.push(socket);
  const ear: { heard: object[]; lost: string[] } = { heard: [], lost: [] };
  socket.onAny((event: string, payload: object) => ear.heard.push({ event, ...payload }));
  socket.on('disconnect', (reason) => ear.lost.push(reason));
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(ear));
    socket.on('connect_error', reject);
  });
}

async function comercio() {
  const titular = await makeUser(apps.maker);
  const personaOf = () => makeUser(apps.maker, { titular_id: titular.usuario.usuario_id });
  return { titular, ana: await personaOf(), other: await personaOf() };
}

it("sends an order's event to all who order for the shop, and to nobody else", async () => {
  const { titular, ana, other } = await comercio();
  const stranger = await listen((await comercio()).ana.token);
  const ears = [await listen(titular.token), await listen(ana.token), await listen(other.token)];
  const detalles = [linea(await makeProduct(apps.maker, { precio: 6_000_000 }))];
  const { body } = await call<{ pedido_id: string }>(apps.one.app, 'POST', '/pedidos', {
    token: ana.token,
    body: { usuarioId: ana.usuario.usuario_id, detalles },
  });
  const told = { event: 'miPedidoCambiado', pedido_id: body.pedido_id };
  for (const { heard } of ears) {
    await vi.waitFor(() => expect(heard).toMatchObject([told]), PATIENT);
  }
  expect(stranger.heard).toEqual([]);
});

it('disconnects a person whose access is revoked, and all with a deactivated owner', async () => {
  const { titular, ana, other } = await comercio();
  const [first, second] = [await listen(ana.token), await listen(other.token)];
  const own = await listen(titular.token);
  const { token } = await makeUser(apps.maker, { roles: ['admin'] });
  const path = `/mis-personas/${ana.usuario.usuario_id}`;
  await call(apps.one.app, 'PATCH', path, { token: titular.token, body: { tiene_acceso: false } });
  await vi.waitFor(() => expect(first.lost).toEqual(['io server disconnect']), PATIENT);
  expect([second.lost, own.lost]).toEqual([[], []]);
  await call(apps.one.app, 'PATCH', `/usuarios/baja/${titular.usuario.usuario_id}`, { token });
  await vi.waitFor(() => expect(second.lost).toEqual(['io server disconnect']), PATIENT);
  await vi.waitFor(() => expect(own.lost).toEqual(['io server disconnect']), PATIENT);
});
