import { LIMITS } from 'api-client/contract';
import { eq } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sesiones } from '../../db/schema/access.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { hashPassword } from '../../shared/passwords.ts';
import { call } from '../../testing/call.ts';
import { makeSession, makeUser } from '../../testing/make.ts';
import { twoApps } from '../../testing/two-apps.ts';
import type { toSesion } from './mapper.ts';

const PASSWORD = 'Demo1234*';
let apps: Awaited<ReturnType<typeof twoApps>>;
let admin: string;
let password_hash: string;
beforeAll(async () => {
  apps = await twoApps();
  admin = (await makeUser(apps.maker, { roles: ['admin'] })).token;
  password_hash = await hashPassword(PASSWORD);
});
afterAll(() => apps.close());

type Listed = { sesiones: ReturnType<typeof toSesion>[] };
const listOf = async (token: string) =>
  (await call<Listed>(apps.one.app, 'GET', '/sesiones', { token })).body.sesiones;
/** Returns whether each token opens anything, in each of the two processes. */
const open = (...tokens: string[]) =>
  Promise.all(
    tokens.map(async (token) => {
      const both = [apps.one.app, apps.other.app].map((app) => call(app, 'GET', '/sesiones', { token }));
      return (await Promise.all(both)).map(({ status }) => status === 200);
    }),
  );
const OPEN = [true, true];
const OVER = [false, false];

/** Makes an account with `count` sessions, each known to both processes. */
async function accountWith(count: number, values: Parameters<typeof makeUser>[1] = {}) {
  const { usuario, token } = await makeUser(apps.maker, { password_hash, ...values });
  const tokens = [token];
  while (tokens.length < count) tokens.push(await makeSession(apps.maker, usuario));
  expect(await open(...tokens)).toEqual(tokens.map(() => OPEN));
  return { usuario, tokens: tokens as [string, string, string] };
}

/** Opens a socket for the customer's own orders and tells whether the server closed it. */
async function listen(token: string) {
  const socket = io(`${apps.other.origin}/mis-pedidos`, {
    auth: { token },
    reconnection: false,
    forceNew: true,
    transports: ['websocket'],
  });
  await new Promise((resolve, reject) => socket.on('connect', () => resolve(0)).on('connect_error', reject));
  return socket;
}

describe('logging out', () => {
  it('ends that session with its sockets in every process, and no other session', async () => {
    const { tokens } = await accountWith(2);
    const [mine, other] = tokens;
    const sockets = [await listen(mine), await listen(other)];
    const answer = await call(apps.one.app, 'POST', '/auth/logout', { token: mine });
    expect([answer.status, answer.body]).toEqual([200, { mensaje: 'Cerraste la sesión.' }]);
    expect(await open(mine, other)).toEqual([OVER, OPEN]);
    await vi.waitFor(() => expect(sockets[0]?.connected).toBe(false));
    expect(sockets[1]?.connected).toBe(true);
    for (const socket of sockets) socket.close();
    expect((await call(apps.one.app, 'POST', '/auth/logout', { token: mine })).status).toBe(401);
  });
});

describe('the list of sessions', () => {
  it("has the caller's sessions, where and when each was opened, and marks the current one", async () => {
    const { usuario } = await makeUser(apps.maker, { password_hash });
    const login = async (headers: Record<string, string>) => {
      const body = { email: usuario.email, password: PASSWORD };
      return (await call<{ token: string }>(apps.one.app, 'POST', '/auth/login', { body, headers })).body
        .token;
    };
    const phone = await login({ 'user-agent': 'Mozilla/5.0 (iPhone) Version/26 Safari/604.1' });
    await login({ 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/144.0', 'x-app': 'backoffice' });
    await login({ 'x-app': 'otra' });
    const listed = await listOf(phone);
    expect(listed.map(({ app, dispositivo, actual }) => [app, dispositivo, actual])).toEqual([
      ['storefront', 'Dispositivo desconocido', false],
      ['backoffice', 'Firefox en Linux', false],
      ['storefront', 'Safari en iPhone', true],
      ['storefront', 'Dispositivo desconocido', false],
    ]);
    expect(listed.every(({ direccion }) => direccion === '127.0.0.1')).toBe(true);
  });

  it('leaves out expired sessions; one more than the limit ends the oldest', async () => {
    const { usuario, tokens } = await accountWith(2);
    const [first, second] = await listOf(tokens[1]);
    await apps.one.database.db
      .update(sesiones)
      .set({ vence_en: new Date(0) })
      .where(eq(sesiones.sesion_id, String(second?.sesion_id)));
    expect((await listOf(tokens[1])).map(({ sesion_id }) => sesion_id)).toEqual([first?.sesion_id]);
    // Adds sessions up to the limit, all used now.
    await apps.one.database.pool.query(
      `INSERT INTO sesiones SELECT gen_random_uuid(), s.usuario_id, s.sesion, s.app, s.dispositivo, s.direccion,
        now(), now(), s.vence_en FROM sesiones s, generate_series(2, $2) WHERE s.sesion_id = $1`,
      [first?.sesion_id, LIMITS.sesionesPerCuenta],
    );
    expect(await open(tokens[1])).toEqual([OPEN]);
    const body = { email: usuario.email, password: PASSWORD };
    const opened = await call<{ token: string }>(apps.one.app, 'POST', '/auth/login', { body });
    expect(await listOf(opened.body.token)).toHaveLength(LIMITS.sesionesPerCuenta);
    expect(await open(tokens[1])).toEqual([OVER]);
  });
});

describe('ending sessions', () => {
  it("works only for the caller's own sessions", async () => {
    const { tokens } = await accountWith(2);
    const stranger = await accountWith(1);
    const [mine, other] = tokens;
    const id = (await listOf(mine)).find(({ actual }) => !actual)?.sesion_id;
    const end = (token: string) => call(apps.one.app, 'DELETE', `/sesiones/${id}`, { token });
    expect((await end(stranger.tokens[0])).status).toBe(404);
    expect((await end(admin)).status).toBe(404);
    expect(await open(other)).toEqual([OPEN]);
    expect((await end(mine)).status).toBe(200);
    expect(await open(mine, other)).toEqual([OPEN, OVER]);
    expect((await end(mine)).status).toBe(404);
  });

  it('all others keeps the current session and closes the sockets of the rest', async () => {
    const { tokens } = await accountWith(3);
    const [mine, second, third] = tokens;
    const sockets = [await listen(mine), await listen(second)];
    expect((await call(apps.other.app, 'DELETE', '/sesiones', { token: mine })).status).toBe(200);
    expect(await open(mine, second, third)).toEqual([OPEN, OVER, OVER]);
    await vi.waitFor(() => expect(sockets[1]?.connected).toBe(false));
    expect(sockets[0]?.connected).toBe(true);
    for (const socket of sockets) socket.close();
  });

  it('all of an account is for admins', async () => {
    const { usuario, tokens } = await accountWith(2);
    const empleado = await accountWith(1, { roles: ['empleado'] });
    const end = (token: string) =>
      call(apps.one.app, 'DELETE', `/usuarios/${usuario.usuario_id}/sesiones`, { token });
    expect((await end(empleado.tokens[0])).status).toBe(403);
    expect((await end(tokens[0])).status).toBe(403);
    expect(await open(...tokens)).toEqual([OPEN, OPEN]);
    expect((await end(admin)).status).toBe(200);
    expect(await open(...tokens)).toEqual([OVER, OVER]);
  });

  it('happens when a customer becomes an employee: sessions opened as a customer are closed', async () => {
    const { usuario, tokens } = await accountWith(2);
    const codigo = await call<{ codigo: string }>(apps.one.app, 'POST', '/auth/codigo', { token: tokens[0] });
    await call(apps.one.app, 'PATCH', `/usuarios/rol-empleado/${usuario.usuario_id}`, { token: admin });
    expect(await open(...tokens)).toEqual([OVER, OVER]);
    const redeemed = await call(apps.one.app, 'POST', '/auth/canje', { body: codigo.body });
    expect(redeemed.status).toBe(400);
  });

  it('also stops a session that is being opened: a password checked before opens none after', async () => {
    const { usuario, tokens } = await accountWith(1);
    await call(apps.other.app, 'DELETE', '/sesiones', { token: tokens[0] });
    // Same as a login that verified the password just before.
    expect(await open(await makeSession(apps.maker, usuario))).toEqual([OVER]);
    const [now] = await apps.one.database.db
      .select()
      .from(usuarios)
      .where(eq(usuarios.usuario_id, usuario.usuario_id));
    if (!now) throw new Error('no user');
    expect(await open(tokens[0], await makeSession(apps.maker, now))).toEqual([OPEN, OPEN]);
  });

  it('does not deadlock with concurrent logins and logouts', async () => {
    const { usuario, tokens } = await accountWith(1);
    const crowd = Array.from({ length: 12 }, async (_, turn) => {
      const token = await makeSession(apps.maker, usuario);
      if (turn % 3 === 0) await call(apps.other.app, 'POST', '/auth/logout', { token });
      return call(apps.one.app, 'DELETE', '/sesiones', { token: tokens[0] });
    });
    for (const { status } of await Promise.all(crowd)) expect(status).toBe(200);
  });
});

describe('using a session', () => {
  const MINUTE = 60_000;
  const IDLE = LIMITS.staffIdle * 1000;
  const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  /** Moves the last use of all sessions into the past. */
  const age = (interval: string) =>
    apps.one.database.pool.query(`UPDATE sesiones SET usada_en = usada_en - interval '${interval}'`);
  const usedAt = async (token: string) => {
    const { usuario_id } = { usuario_id: (await apps.one.sessions.peek(token)) as { usuarioId: string } };
    const [row] = await apps.one.database.db
      .select()
      .from(sesiones)
      .where(eq(sesiones.usuario_id, usuario_id.usuarioId));
    return Number(row?.usada_en);
  };

  it('is recorded once in five minutes, and a peek does not count', async () => {
    const { token } = await makeUser(apps.maker);
    await age('4 minutes');
    const before = await usedAt(token);
    await apps.one.sessions.callerOf(token);
    expect(await usedAt(token)).toBe(before);
    await age('2 minutes');
    later(2 * MINUTE);
    try {
      await apps.one.sessions.peek(token);
      expect(await usedAt(token)).toBe(before - 2 * MINUTE);
      await apps.one.sessions.callerOf(token);
      await vi.waitFor(async () => expect(await usedAt(token)).toBeGreaterThan(before));
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['empleado', 'expires after the idle limit', [false]],
    ['usuario', 'has no idle limit', [true]],
  ] as const)('a session of an %s %s', async (rol, _name, expected) => {
    const { tokens } = await accountWith(1, { roles: [rol] });
    // Both clocks move together: this process may read the session again at any time, for example on a new day.
    await age(`${IDLE / MINUTE - 1} minutes`);
    later(IDLE - MINUTE);
    try {
      expect((await apps.one.sessions.peek(tokens[0])).kind).not.toBe('visitor');
      await age('2 minutes');
      later(2 * MINUTE);
      for (const { sessions } of [apps.one, apps.other]) {
        expect([(await sessions.callerOf(tokens[0])).kind !== 'visitor']).toEqual(expected);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('in one process keeps it open in the other', async () => {
    const { tokens } = await accountWith(1, { roles: ['empleado'] });
    later(IDLE + MINUTE);
    try {
      // The other process recorded the use; this process has not seen the session for as long.
      expect((await apps.one.sessions.callerOf(tokens[0])).kind).toBe('staff');
    } finally {
      vi.useRealTimers();
    }
  });
});

it("for the first time does not invalidate the other processes' session cache", async () => {
  const { usuario } = await makeUser(apps.maker);
  const version = async () =>
    (await apps.one.database.pool.query(`SELECT version FROM versiones WHERE clave = 'sesiones'`)).rows;
  const before = await version();
  await makeSession(apps.maker, usuario);
  expect(await version()).toEqual(before);
});
