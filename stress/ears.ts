/** Staff who listen, one at each door. */
import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import type { Door } from './ordering.ts';
import { PATIENCE } from './processes.ts';

export interface Ear {
  socket: Socket;
  /** Orders that it heard of. */
  heard: Set<string>;
  /** How often it was let in; each time an app asks anew for what it may have missed. */
  openings: number;
}

/** As the back office does it: comes back by itself, after a refusal too. */
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

/** Waits until each hears of one more order. */
export async function allHear(ears: readonly Ear[]): Promise<void> {
  const before = ears.map(({ heard }) => heard.size);
  await expect
    .poll(() => ears.every(({ heard }, place) => heard.size > (before[place] ?? 0)), { timeout: PATIENCE })
    .toBe(true);
}
