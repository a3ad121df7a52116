import type { Server as HttpServer } from 'node:http';
import { EVENTS } from 'api-client/contract';
import { decodeJwt } from 'jose';
import { Server, type Socket } from 'socket.io';
import type { Caller } from '../http/actor.ts';
import type { Sessions } from '../http/sessions.ts';
import { type BusMessage, listen } from './bus.ts';

const roomOfUser = (usuarioId: string) => `usuario:${usuarioId}`;

/** Who may hear an event that is for `audience`. */
const ROOMS = { staff: 'staff' } as const;

/**
 * The live connection of staff. A socket is let in with the token of an open session, and put out when that session
 * is over. Events come from the bus, so that it does not matter which process a change was made in.
 */
export async function startRealtime(
  server: HttpServer,
  sessions: Sessions,
  databaseUrl: string,
): Promise<{ close(): Promise<void> }> {
  const io = new Server(server, { path: '/socket.io', serveClient: false });

  io.use(async (socket, next) => {
    try {
      const caller = await sessions.callerOf(tokenOf(socket));
      if (caller.kind !== 'staff') return next(new Error('NO_AUTENTICADO'));
      socket.data.caller = caller;
      next();
    } catch {
      next(new Error('NO_DISPONIBLE'));
    }
  });
  io.on('connection', async (socket) => {
    const { usuarioId } = socket.data.caller as Extract<Caller, { kind: 'staff' }>;
    const over = setTimeout(() => void review(usuarioId), msLeft(tokenOf(socket)));
    socket.on('disconnect', () => clearTimeout(over));
    await socket.join([ROOMS.staff, roomOfUser(usuarioId)]);
    // The session may have ended between the door and the room, where a baja looks for sockets.
    await review(usuarioId);
  });

  /**
   * Puts out those sockets of a user whose session is over by now. When that can't be told, the connection is cut
   * instead, so that the client comes back by itself and is looked at again.
   */
  const review = async (usuarioId: string) => {
    for (const socket of await io.in(roomOfUser(usuarioId)).fetchSockets()) {
      const token = tokenOf(socket as unknown as Socket);
      const caller = await sessions.callerOf(token).catch(() => undefined);
      if (!caller) io.sockets.sockets.get(socket.id)?.conn.close();
      else if (caller.kind !== 'staff') socket.disconnect(true);
    }
  };

  const hear = (message: BusMessage) => {
    if (message.type === 'event') {
      io.to(ROOMS[EVENTS[message.event].audience]).emit(message.event, message.payload);
    } else {
      void review(message.usuarioId);
    }
  };

  const bus = listen(databaseUrl, {
    message: hear,
    // Clients come back by themselves, and fetch what they missed when they do.
    gap: () => {
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
  });
  await bus.ready;
  return {
    async close() {
      await bus.close();
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/** Until a token that was let in expires, and a moment, so that it has. */
const msLeft = (token = ''): number => (decodeJwt(token).exp ?? 0) * 1000 - Date.now() + 50;

function tokenOf(socket: Pick<Socket, 'handshake'>): string | undefined {
  const { auth, headers } = socket.handshake;
  if (typeof auth.token === 'string') return auth.token.replace(/^Bearer +/i, '');
  return headers.authorization?.replace(/^Bearer +/i, '');
}
