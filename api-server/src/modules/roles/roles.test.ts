import { NAMESPACES } from 'api-client/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { makeRol } from '../../testing/make-rol.ts';
import { twoApps } from '../../testing/two-apps.ts';
import { linea } from '../pedidos/testing/pedidos-fixture.ts';

interface Rol {
  rol_id: string;
  nombre: string;
  areas: string[];
  usuarios: number;
  version: number;
  code: string;
}

let apps: Awaited<ReturnType<typeof twoApps>>;
let admin: string;
beforeAll(async () => {
  apps = await twoApps();
  admin = (await makeUser(apps.maker, { roles: ['admin'] })).token;
});
afterAll(() => apps.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** Calls the first process as an admin. */
const asAdmin = (method: Method, path: string, body?: unknown, headers = {}) =>
  call<Rol & { roles: Rol[] }>(apps.one.app, method, path, { token: admin, body, headers });
/** Calls the second process as an employee. */
const statusOf = async (token: string, path: string) =>
  (await call(apps.other.app, 'GET', path, { token })).status;
const employee = () => makeUser(apps.maker, { roles: ['empleado'] });
const give = (usuarioId: string, rol_id: string | null, version?: number) =>
  asAdmin('PATCH', `/usuarios/${usuarioId}/rol`, { rol_id }, version ? { 'if-match': `"${version}"` } : {});

it('is listed with its areas in one order', async () => {
  const { body: made, status } = await asAdmin('POST', '/roles-personal', {
    nombre: 'Depósito',
    areas: ['empaque'],
  });
  expect([status, made.nombre, made.areas, made.usuarios]).toEqual([201, 'Depósito', ['empaque'], 0]);
  const changed = await asAdmin('PATCH', `/roles-personal/${made.rol_id}`, {
    nombre: 'Depósito',
    areas: ['empaque', 'ver-precios'],
  });
  // Areas have one order, whatever order the request has.
  expect(changed.body.areas).toEqual(['ver-precios', 'empaque']);
  expect((await asAdmin('GET', '/roles-personal?limit=100')).body.roles.map(({ nombre }) => nombre)).toEqual([
    'Depósito',
  ]);
  expect((await asAdmin('DELETE', `/roles-personal/${made.rol_id}`)).status).toBe(200);
  expect((await asAdmin('GET', '/roles-personal?limit=100')).body.roles).toEqual([]);
});

it('applies at once in every process and ends no session', async () => {
  const { usuario, token } = await employee();
  const rol = await makeRol(apps.maker, ['empaque']);
  expect(await statusOf(token, '/pedidos')).toBe(200);
  expect((await give(usuario.usuario_id, rol)).status).toBe(200);
  expect(await statusOf(token, '/pedidos')).toBe(403);
  expect(await statusOf(token, '/empaques/pendientes')).toBe(200);
  await asAdmin('PATCH', `/roles-personal/${rol}`, {
    nombre: `Otro ${rol.slice(0, 8)}`,
    areas: ['pedidos', 'ver-precios'],
  });
  expect(await statusOf(token, '/pedidos')).toBe(200);
  expect(await statusOf(token, '/empaques/pendientes')).toBe(403);
  await give(usuario.usuario_id, null);
  expect(await statusOf(token, '/empaques/pendientes')).toBe(200);
  expect(await statusOf(token, '/ajustes')).toBe(403);
});

it("can give an admin's area, and never more than its areas", async () => {
  const { usuario, token } = await employee();
  await give(usuario.usuario_id, await makeRol(apps.maker, ['ajustes']));
  expect(await statusOf(token, '/ajustes')).toBe(200);
  for (const path of ['/roles-personal', '/bitacora', '/correos', '/pedidos'])
    expect(await statusOf(token, path)).toBe(403);
});

it('can be given only to an employee and is removed with the employee role', async () => {
  const rol = await makeRol(apps.maker, ['empaque']);
  for (const roles of [['usuario'], ['admin'], ['empleado', 'admin']] as const) {
    const { usuario } = await makeUser(apps.maker, { roles: [...roles] });
    const answer = await give(usuario.usuario_id, rol);
    expect([answer.status, answer.body.code], roles.join()).toEqual([409, 'CUENTA_NO_EMPLEADO']);
  }
  const { usuario } = await employee();
  const { body } = await give(usuario.usuario_id, rol, usuario.version);
  expect(body).toMatchObject({ rol_id: rol, version: usuario.version + 1 });
  expect((await give(usuario.usuario_id, null, usuario.version)).body.code).toBe('VERSION_DESACTUALIZADA');
  const { roles } = (await asAdmin('GET', '/roles-personal?limit=100')).body;
  expect(roles.find(({ rol_id }) => rol_id === rol)?.usuarios).toBe(1);
  const inUse = await asAdmin('DELETE', `/roles-personal/${rol}`);
  expect([inUse.status, inUse.body.code]).toEqual([409, 'ROL_EN_USO']);
  const left = await asAdmin('PATCH', `/usuarios/quitar-rol-empleado/${usuario.usuario_id}`);
  expect([left.status, left.body]).toEqual([200, expect.objectContaining({ rol_id: null })]);
  expect((await asAdmin('DELETE', `/roles-personal/${rol}`)).status).toBe(200);
});

it('is either assigned or deleted when both calls are concurrent', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { usuario } = await employee();
    const rol = await makeRol(apps.maker, ['empaque']);
    const [given, deleted] = await Promise.all([
      give(usuario.usuario_id, rol),
      asAdmin('DELETE', `/roles-personal/${rol}`),
    ]);
    const outcome = [given.status, given.body.code ?? '', deleted.status, deleted.body.code ?? '']
      .join(' ')
      .trim();
    expect(['200  409 ROL_EN_USO', '404 NO_ENCONTRADO 200']).toContain(outcome);
  }
});

it("changes reach open back offices, and a new order's amount only staff who may see prices", async () => {
  const [seer, packer] = [await employee(), await employee()];
  await give(packer.usuario.usuario_id, await makeRol(apps.maker, ['empaque']));
  const listen = async (token: string) => {
    const socket = io(`${apps.other.origin}${NAMESPACES.staff}`, {
      auth: { token },
      reconnection: false,
      transports: ['websocket'],
      forceNew: true,
    });
    const heard: { event: string; mensaje?: string }[] = [];
    socket.onAny((event: string, payload: object) => heard.push({ event, ...payload }));
    await vi.waitFor(() => expect(socket.connected).toBe(true));
    return { heard, socket };
  };
  const [ofSeer, ofPacker] = [await listen(seer.token), await listen(packer.token)];
  const order = async () => {
    const { usuario, token } = await makeUser(apps.maker);
    const detalles = [linea(await makeProduct(apps.maker, { precio: 5_432_109 }))];
    const body = { usuarioId: usuario.usuario_id, detalles };
    expect((await call(apps.one.app, 'POST', '/pedidos', { token, body })).status).toBe(201);
  };
  const lastOf = (heard: { event: string; mensaje?: string }[]) =>
    heard.filter(({ event }) => event === 'nuevaNotificacion').map(({ mensaje }) => mensaje);
  await order();
  await vi.waitFor(() => {
    expect(lastOf(ofSeer.heard)[0]).toMatch(/ por \$\s54\.321,09$/);
    expect(lastOf(ofPacker.heard)[0]).toMatch(/^Nuevo pedido de [^$]+$/);
  });
  // The connection stays open while the permissions change.
  await give(packer.usuario.usuario_id, null);
  await vi.waitFor(() => expect(ofPacker.heard.map(({ event }) => event)).toContain('permisosCambiados'));
  await order();
  await vi.waitFor(() => expect(lastOf(ofPacker.heard)[1]).toMatch(/54\.321,09$/));
  for (const { socket } of [ofSeer, ofPacker]) socket.disconnect();
});
