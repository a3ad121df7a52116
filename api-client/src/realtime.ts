import { io, type Socket } from 'socket.io-client';
import type { EventName, EventPayloads } from '../contract/events.ts';

export type RealtimeHandlers = { [E in EventName]?: (payload: EventPayloads[E]) => void } & {
  /** The connection stands, for the first time or again: what was missed meanwhile is to be fetched. */
  connected?: () => void;
};

/**
 * Opens the staff's live connection on the page's own origin and returns a function that closes it. Delays are
 * those of the staff document, section 9: from 1 s up to 5 s between attempts, 20 s to connect.
 */
export function openRealtime(token: () => string | undefined, handlers: RealtimeHandlers): () => void {
  const socket: Socket = io({
    path: '/socket.io',
    auth: (give) => give({ token: token() }),
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    timeout: 20_000,
  });
  const { connected, ...events } = handlers;
  if (connected) socket.on('connect', connected);
  for (const [event, handler] of Object.entries(events)) socket.on(event, handler);
  return () => {
    socket.disconnect();
  };
}
