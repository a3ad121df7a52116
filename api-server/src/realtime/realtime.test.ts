import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, PriceViewer } from '../http/actor.ts';
import { bearer, makeCallers, UNAUTHENTICATED } from '../testing/callers.ts';
import { makeProduct, makeSession, makeUser } from '../testing/make.ts';
import { twoApps } from '../testing/two-apps.ts';
import { startRealtime } from './realtime.ts';

type Apps = Awaited<ReturnType<typeof twoApps>>;
let apps: Apps;
let callers: Awaited<ReturnType<typeof makeCallers>>;
const open: Socket[] = [];
/** Notifications through the database may be slow on a busy machine. */
const PATIENT = { timeout: 10_000 };

beforeAll(async () => {
  apps = await twoApps();
  callers = await makeCallers(apps.maker);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => apps.close());

interface Ear {
  socket: Socket;
  heard: { event: string; payload: unknown }[];
  lost: string[];
}

/** Connects like the apps do; rejects with the server's error. */
function connect(origin: string, token?: string, transports = ['websocket']): Promise<Ear> {
  const socket = io(origin, { auth: { token }, reconnection: false, transports, forceNew: true });
  open.push(socket);
  const ear: Ear = { socket, heard: [], lost: [] };
  socket.onAny((event: string, payload: unknown) => ear.heard.push({ event, payload }));
  socket.on('disconnect', (reason) => ear.lost.push(reason));
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(ear));
    socket.on('connect_error', reject);
  });
}

let count = 0;
const register = (app: Apps['one']) => {
  count += 1;
  return app.app.inject({
    method: 'POST',
    url: '/api/usuarios',
    payload: {
      nombre: 'Eva',
      apellido: `Luna ${count}`,
      dni: 27_000_000_000 + count,
      nombre_comercio: 'El Sol',
      telefono: '1',
      dom_fiscal: 'Calle 1',
      email: `eva${count}@ejemplo.test`,
      password: 'Demo1234*',
    },
  });
};
const patch = (app: Apps['one'], path: string) =>
  app.app.inject({ method: 'PATCH', url: `/api/usuarios/${path}`, headers: bearer(callers.admin) });

describe('the staff connection', () => {
  it.each([...UNAUTHENTICATED, 'registration', 'customer'] as const)('is refused for: %s', async (name) => {
    await expect(connect(apps.one.origin, callers[name].token)).rejects.toThrow('NO_AUTENTICADO');
  });

  it('is refused for a token in the URL', async () => {
    const socket = io(apps.one.origin, { query: { token: callers.admin.token }, reconnection: false });
    open.push(socket);
    const error = await new Promise<Error>((resolve) => socket.on('connect_error', resolve));
    expect(error.message).toBe('NO_AUTENTICADO');
  });

  it.each(['empleado', 'admin'] as const)('is accepted for: %s', async (name) => {
    expect((await connect(apps.one.origin, callers[name].token)).socket.connected).toBe(true);
    expect((await connect(apps.one.origin, `Bearer ${callers[name].token}`)).socket.connected).toBe(true);
    expect((await connect(apps.one.origin, callers[name].token, ['polling'])).socket.connected).toBe(true);
  });
});

describe('when a second factor is required', () => {
  const demand = (exige: boolean) =>
    apps.one.app.inject({
      method: 'PATCH',
      url: '/api/ajustes',
      headers: bearer(callers.admin),
      payload: { exige_segundo_factor: exige },
    });
  afterEach(() => demand(false));

  it('disconnects staff without the factor in every process, and refuses them afterwards', async () => {
    const ear = await connect(apps.other.origin, callers.unenrolled.token);
    const bystander = await connect(apps.other.origin, callers.empleado.token);
    expect((await demand(true)).statusCode).toBe(200);
    await vi.waitFor(() => expect(ear.lost).toHaveLength(1), PATIENT);
    for (const { origin } of [apps.one, apps.other]) {
      await expect(connect(origin, callers.unenrolled.token)).rejects.toThrow('SEGUNDO_FACTOR_EXIGIDO');
    }
    expect(bystander.socket.connected).toBe(true);
    await demand(false);
    expect((await connect(apps.one.origin, callers.unenrolled.token)).socket.connected).toBe(true);
  });
});

describe('events', () => {
  it('reach all staff once, in every process', async () => {
    const ears = [
      await connect(apps.one.origin, callers.empleado.token),
      await connect(apps.one.origin, callers.admin.token),
      await connect(apps.other.origin, callers.admin.token),
    ];
    const { usuario_id } = (await register(apps.one)).json();
    // A duplicate would arrive before the next event.
    const next = (await register(apps.one)).json();
    const isNext = { event: 'nuevaNotificacion', payload: { referencia_id: next.usuario_id } };
    for (const { heard } of ears) {
      await vi.waitFor(() => expect(heard.at(-1)).toMatchObject(isNext));
      expect(heard.slice(0, -1)).toEqual([
        {
          event: 'nuevaNotificacion',
          payload: {
            notificacion_id: expect.any(String),
            tipo: 'usuario',
            mensaje: `Nueva solicitud de Eva Luna ${count - 1} (El Sol)`,
            referencia_id: usuario_id,
            fecha: expect.stringMatching(/Z$/),
            esta_activo: true,
          },
        },
      ]);
    }
  });

  it('tell other staff that notifications were marked as read', async () => {
    await register(apps.one);
    const ear = await connect(apps.other.origin, callers.empleado.token);
    await apps.one.app.inject({
      method: 'PUT',
      url: '/api/notificaciones/usuario',
      headers: bearer(callers.admin),
    });
    const expected = [{ event: 'notificacionesLeidas', payload: { tipo: 'usuario' } }];
    await vi.waitFor(() =>
      expect(ear.heard.filter((one) => one.event !== 'nuevaNotificacion')).toEqual(expected),
    );
  });

  it('are not accepted from clients', async () => {
    const ear = await connect(apps.one.origin, callers.empleado.token);
    const other = await connect(apps.one.origin, callers.admin.token);
    other.socket.emit('nuevaNotificacion', { mensaje: 'falsa' });
    other.socket.emit('join', 'staff');
    // Answered on the same connection, so the server has handled the earlier messages.
    const last = other.socket.io.socket('/mis-pedidos', { auth: {} });
    await new Promise((resolve) => last.once('connect_error', resolve));
    const { usuario_id } = (await register(apps.one)).json();
    await vi.waitFor(() => expect(ear.heard).not.toEqual([]));
    expect(ear.heard).toMatchObject([{ payload: { referencia_id: usuario_id } }]);
  });
});

describe('the customer connection', () => {
  const own = (origin: string, token: string | undefined) => connect(`${origin}/mis-pedidos`, token);

  it.each([...UNAUTHENTICATED, 'registration'] as const)('is refused for: %s', async (name) => {
    await expect(own(apps.one.origin, callers[name].token)).rejects.toThrow('NO_AUTENTICADO');
  });

  it("gets events of the customer's own orders from every process, and no others", async () => {
    const [mine, others] = [await makeUser(apps.maker), await makeUser(apps.maker)];
    const producto = await makeProduct(apps.maker, { precio: 6_000_000 });
    const detalles = [{ producto_id: producto.producto_id, cantidad: 1, precio_unitario: 60_000 }];
    const place = (usuarioId: string, token: string) =>
      apps.one.app.inject({
        method: 'POST',
        url: '/api/pedidos',
        headers: bearer({ token }),
        payload: { usuarioId, detalles },
      });
    const ear = await own(apps.other.origin, mine.token);
    const staff = await connect(apps.other.origin, callers.empleado.token);

    const foreign = (await place(others.usuario.usuario_id, others.token)).json();
    const placed = (await place(mine.usuario.usuario_id, mine.token)).json();
    await apps.one.app.inject({
      method: 'PATCH',
      url: `/api/pedidos/${placed.pedido_id}/estado`,
      headers: bearer(callers.empleado),
      payload: { estado_pedido: 'aprobado' },
    });
    await vi.waitFor(() => expect(ear.heard).toHaveLength(2));
    const { pedido_id } = placed;
    expect(ear.heard).toEqual([
      {
        event: 'miPedidoCambiado',
        payload: { pedido_id, estado_pedido: 'esperando_aprobacion', version: 1 },
      },
      { event: 'miPedidoCambiado', payload: { pedido_id, estado_pedido: 'aprobado', version: 2 } },
    ]);
    const changes = () => staff.heard.filter(({ event }) => event === 'pedidoCambiado');
    await vi.waitFor(() => expect(changes()).toHaveLength(3));
    expect(changes().map(({ payload }) => (payload as { pedido_id: string }).pedido_id)).toEqual([
      foreign.pedido_id,
      pedido_id,
      pedido_id,
    ]);
  });

  it('is closed by a baja', async () => {
    const { usuario, token } = await makeUser(apps.maker);
    const ear = await own(apps.other.origin, token);
    await patch(apps.one, `baja/${usuario.usuario_id}`);
    await vi.waitFor(() => expect(ear.lost).toEqual(['io server disconnect']), PATIENT);
    await expect(own(apps.other.origin, token)).rejects.toThrow('NO_AUTENTICADO');
  });
});

/** Starts a server whose session lookups return these callers in turn. */
async function withCallers(turns: (() => Promise<Caller>)[], use: (origin: string) => Promise<void>) {
  const server = createServer();
  const peek = () => (turns.length > 1 ? turns.shift() : turns[0])?.() ?? Promise.reject();
  const sessions = { peek, callerOf: peek };
  const realtime = await startRealtime(server, sessions, apps.one.database.url);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
  } finally {
    await realtime.close();
    server.close();
  }
}

describe('a session that ends while its socket connects', () => {
  const staff = async (): Promise<Caller> => ({
    kind: 'staff',
    usuarioId: callers.empleado.usuarioId,
    comercioId: callers.empleado.usuarioId,
    sesionId: randomUUID(),
    isAdmin: false,
    rol: null,
    prices: new PriceViewer({ condicionId: null, iva: 'incluido' }),
  });

  it.each([
    [
      'has ended, so that the client does not reconnect',
      async (): Promise<Caller> => ({ kind: 'visitor' }),
      'io server disconnect',
    ],
    [
      'cannot be read, so that the client reconnects',
      () => Promise.reject(new Error('no database')),
      'transport close',
    ],
  ])('closes the socket when the session %s', async (_name, then, reason) => {
    await withCallers([staff, then], async (origin) => {
      const ear = await connect(origin, callers.empleado.token);
      await vi.waitFor(() => expect(ear.lost).toEqual([reason]));
    });
  });

  it('is refused when the session cannot be read', async () => {
    await withCallers([() => Promise.reject(new Error('no database'))], async (origin) => {
      await expect(connect(origin, callers.empleado.token)).rejects.toThrow('NO_DISPONIBLE');
    });
  });
});

describe('a baja', () => {
  it("closes the account's sockets in every process and no others, and makes its token invalid", async () => {
    const { usuario, token } = await makeUser(apps.maker, { roles: ['empleado'] });
    const [here, there] = [await connect(apps.one.origin, token), await connect(apps.other.origin, token)];
    const bystander = await connect(apps.other.origin, callers.admin.token);
    const asking = () =>
      Promise.all(
        [apps.one, apps.other].map(
          async ({ app }) =>
            (await app.inject({ url: '/api/notificaciones', headers: bearer({ token }) })).statusCode,
        ),
      );
    expect(await asking()).toEqual([200, 200]);
    expect((await patch(apps.one, `baja/${usuario.usuario_id}`)).statusCode).toBe(200);
    expect(await asking()).toEqual([401, 401]);
    await vi.waitFor(() => expect([here.lost.length, there.lost.length]).toEqual([1, 1]), { interval: 5 });
    expect(bystander.socket.connected).toBe(true);
    await expect(connect(apps.other.origin, token)).rejects.toThrow('NO_AUTENTICADO');
    await register(apps.one);
    await vi.waitFor(() => expect(bystander.heard).toHaveLength(1));
    expect([...here.heard, ...there.heard]).toEqual([]);
  });

  it('leaves no socket open that connects at the same time', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { usuario, token } = await makeUser(apps.maker, { roles: ['empleado'] });
      const coming = Array.from({ length: 6 }, () =>
        connect(apps.other.origin, token).catch(() => undefined),
      );
      await patch(apps.one, `baja/${usuario.usuario_id}`);
      const ears = await Promise.all(coming);
      await vi.waitFor(() => expect(ears.some((ear) => ear?.socket.connected)).toBe(false));
    }
  });
});

it('closes a socket when its session expires', async () => {
  const { usuario } = await makeUser(apps.maker, { roles: ['empleado'] });
  const now = Date.now();
  // Start the session so that ten seconds are left, which is less than the heartbeat timeout.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: now - (12 * 3600 - 10) * 1000 });
  try {
    const token = await makeSession(apps.maker, usuario);
    vi.setSystemTime(now);
    const ear = await connect(apps.one.origin, token);
    expect(ear.socket.connected).toBe(true);
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(ear.lost).toEqual(['io server disconnect']), PATIENT);
  } finally {
    vi.useRealTimers();
  }
});
