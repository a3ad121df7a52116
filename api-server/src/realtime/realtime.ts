import type { Server as HttpServer } from 'node:http';
import { type EventNameOf, NAMESPACES } from 'api-client/contract';
import { decodeJwt } from 'jose';
import { type Namespace, Server, type Socket } from 'socket.io';
import { type Caller, type Owner, VISITOR, worksIn } from '../http/actor.ts';
import type { Sessions } from '../http/sessions.ts';
import { withoutImporte } from '../shared/format.ts';
import { type BusMessage, listen } from './bus.ts';

export const SOCKETS = '/socket.io';

/** A client only sends its token. Limits: bytes of a message, and milliseconds to connect to a namespace. */
const BOUNDS = { maxHttpBufferSize: 16 * 1024, connectTimeout: 10_000 } as const;

/** Milliseconds between checks for idle sessions: an open socket does not keep a session alive. */
const LOOK_MS = 15 * 60_000;

const roomOfUser = (usuarioId: string) => `usuario:${usuarioId}`;

/** Callers admitted to each namespace. Staff may have their own orders too. */
const ADMITS = {
  staff: (caller) => caller.kind === 'staff',
  owner: (caller) => caller.kind === 'customer' || caller.kind === 'staff',
} as const satisfies Record<keyof typeof NAMESPACES, (caller: Caller) => boolean>;

/**
 * Starts the live connections of staff, and of customers for their own orders. A socket needs the token of an open
 * session, and is disconnected when the session ends. Events come from the bus, so changes may come from any process.
 */
export async function startRealtime(
  server: HttpServer,
  sessions: Sessions,
  databaseUrl: string,
  onError: (error: Error) => void = () => undefined,
): Promise<{ count(): number; close(): Promise<void> }> {
  const io = new Server(server, { path: SOCKETS, serveClient: false, ...BOUNDS });
  const doors = {
    staff: openDoor(io.of(NAMESPACES.staff), sessions, ADMITS.staff),
    owner: openDoor(io.of(NAMESPACES.owner), sessions, ADMITS.owner),
  };

  let published = Promise.resolve();
  const hear = (message: BusMessage) => {
    if (message.type === 'sesiones') {
      for (const { review } of Object.values(doors)) void review(message.usuarioId);
    } else if (message.usuarioId === undefined) {
      // In sequence, so that "read" events follow the "new" events before them.
      published = published.then(() => tellStaff(doors.staff.namespace, sessions, message));
    } else {
      doors.owner.namespace.to(roomOfUser(message.usuarioId)).emit(message.event, message.payload);
    }
  };

  const bus = listen(databaseUrl, {
    message: hear,
    onLost: onError,
    // Clients reconnect themselves and then fetch what they missed.
    gap: () => {
      for (const { namespace } of Object.values(doors)) {
        for (const socket of namespace.sockets.values()) socket.conn.close();
      }
    },
  });
  await bus.ready;
  return {
    count: () => io.engine.clientsCount,
    async close() {
      await bus.close();
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/** Sends an event to all staff. Only staff who may see prices get the amount. */
async function tellStaff(
  namespace: Namespace,
  sessions: Sessions,
  { event, payload, exceptId }: Extract<BusMessage, { event: EventNameOf<'staff'> }>,
): Promise<void> {
  const target = exceptId ? namespace.except(roomOfUser(exceptId)) : namespace;
  const mensaje = 'mensaje' in payload ? withoutImporte(payload.mensaje) : undefined;
  if (mensaje === undefined || ('mensaje' in payload && payload.mensaje === mensaje)) {
    target.emit(event, payload);
    return;
  }
  for (const { id, handshake } of await target.fetchSockets()) {
    const caller = await sessions.peek(readToken({ handshake })).catch(() => VISITOR);
    const sees = caller.kind === 'staff' && worksIn(caller, ['ver-precios']);
    namespace.sockets.get(id)?.emit(event, sees ? payload : { ...payload, mensaje });
  }
}

/** Admits callers while `admits` returns true. `review` checks the sockets of a user again. */
function openDoor(namespace: Namespace, sessions: Sessions, admits: (caller: Caller) => boolean) {
  namespace.use(async (socket, next) => {
    try {
      const caller = await sessions.peek(readToken(socket));
      if (caller.kind === 'unenrolled') return next(new Error('SEGUNDO_FACTOR_EXIGIDO'));
      if (caller.kind === 'visitor' || !admits(caller)) return next(new Error('NO_AUTENTICADO'));
      const { usuarioId, comercioId } = caller as Owner;
      Object.assign(socket.data, { usuarioId, comercioId });
      next();
    } catch {
      next(new Error('NO_DISPONIBLE'));
    }
  });
  namespace.on('connection', async (socket) => {
    const { usuarioId, comercioId } = socket.data as Pick<Owner, 'usuarioId' | 'comercioId'>;
    const over = setTimeout(() => void review(usuarioId), msUntilExpiry(readToken(socket)));
    const idle = setInterval(() => void review(usuarioId), LOOK_MS);
    socket.on('disconnect', () => {
      clearTimeout(over);
      clearInterval(idle);
    });
    // A person who orders for a shop gets its events, and is disconnected with its owner.
    await socket.join([roomOfUser(usuarioId), roomOfUser(comercioId)]);
    // The session may have ended before the socket joined the room, where a baja searches for sockets.
    await review(usuarioId);
  });

  /**
   * Disconnects the user's sockets whose session has ended. When the session cannot be read, closes the connection
   * instead, so that the client reconnects and is checked again.
   */
  const review = async (usuarioId: string) => {
    for (const { id, handshake } of await namespace.in(roomOfUser(usuarioId)).fetchSockets()) {
      const caller = await sessions.peek(readToken({ handshake })).catch(() => undefined);
      const socket = namespace.sockets.get(id);
      if (!caller) socket?.conn.close();
      else if (!admits(caller)) socket?.disconnect(true);
    }
  };
  return { namespace, review };
}

/** Returns milliseconds until shortly after the token expires. */
const msUntilExpiry = (token = ''): number => (decodeJwt(token).exp ?? 0) * 1000 - Date.now() + 50;

function readToken({ handshake }: { handshake: Socket['handshake'] }): string | undefined {
  const { auth, headers } = handshake;
  if (typeof auth.token === 'string') return auth.token.replace(/^Bearer +/i, '');
  return headers.authorization?.replace(/^Bearer +/i, '');
}
