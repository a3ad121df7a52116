/** Sockets of staff, one per server, that record the orders they are notified of. */
import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import type { Door } from './ordering.ts';
import { PATIENCE } from './processes.ts';

export interface Ear {
  socket: Socket;
  /** Ids of the orders in received events. */
  heard: Set<string>;
  /** Number of connections; an app reloads its data after each. */
  openings: number;
}

/** Opens a socket per server. Like the back office, each reconnects by itself, also after a refusal. */
export function openEars(doors: readonly Door[], token: string): Ear[] {
  return doors.map(({ url }) => {
    const socket = io(new URL(url).origin, { auth: { token }, transports: ['websocket'], forceNew: true });
    const ear: Ear = { socket, heard: new Set(), openings: 0 };
    socket.on('connect', () => {
      ear.openings += 1;
    });
    socket.on('connect_error', () => {
      if (!socket.active) setTimeout(() => socket.connect(), 1000);
    });
    socket.on('nuevaNotificacion', ({ referencia_id }) => ear.heard.add(referencia_id));
    return ear;
  });
}

export async function allHear(ears: readonly Ear[]): Promise<void> {
  const before = ears.map(({ heard }) => heard.size);
  await expect
    .poll(() => ears.every(({ heard }, place) => heard.size > (before[place] ?? 0)), { timeout: PATIENCE })
    .toBe(true);
}
