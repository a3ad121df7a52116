import { io, type Socket } from 'socket.io-client';
import { type EventName, type EventNameOf, type EventPayloads, NAMESPACES } from '../contract/events.ts';

type Handlers<E extends EventName> = { [Name in E]?: (payload: EventPayloads[Name]) => void } & {
  /** The connection is established, for the first time or again: reload what was missed. */
  connected?: () => void;
  /** The connection is lost or could not be established; it reconnects by itself. */
  lost?: () => void;
};

export type RealtimeHandlers = Handlers<EventNameOf<'staff'>>;
export type OwnRealtimeHandlers = Handlers<EventNameOf<'owner'>>;
type Token = () => string | undefined;

/** Delays in milliseconds (staff document, section 9): 1 s to 5 s between attempts, 20 s to connect. */
const DELAYS = { reconnectionDelay: 1000, reconnectionDelayMax: 5000, timeout: 20_000 };

/**
 * Websocket from the start, so that any API process may serve the connection. Polling is the fallback when a
 * proxy blocks websockets.
 */
const TRANSPORTS = { transports: ['websocket', 'polling'], tryAllTransports: true };

/** Opens the staff's live connection on the page's origin. Returns a function that closes it. */
export const openRealtime = (token: Token, handlers: RealtimeHandlers, delays = DELAYS) =>
  open(NAMESPACES.staff, token, handlers, delays);

/** Opens the live connection of a customer, who gets only events of the own orders. */
export const openOwnRealtime = (token: Token, handlers: OwnRealtimeHandlers, delays = DELAYS) =>
  open(NAMESPACES.owner, token, handlers, delays);

function open(
  namespace: string,
  token: Token,
  handlers: Handlers<EventName>,
  delays: typeof DELAYS,
): () => void {
  const socket: Socket = io(namespace, {
    path: '/socket.io',
    ...TRANSPORTS,
    auth: (give) => give({ token: token() }),
    ...delays,
  });
  const { connected, lost, ...events } = handlers;
  let isDisconnectReported = false;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const onLost = () => {
    if (!isDisconnectReported) lost?.();
    isDisconnectReported = true;
    // The library stops after a refusal or close by the server; it retries after other failures.
    if (socket.active) return;
    retry = setTimeout(
      () => socket.connect(),
      Math.min(delays.reconnectionDelay * 2 ** attempts, delays.reconnectionDelayMax),
    );
    attempts += 1;
  };
  socket.on('connect', () => {
    isDisconnectReported = false;
    attempts = 0;
  });
  if (connected) socket.on('connect', connected);
  socket.on('disconnect', onLost);
  socket.on('connect_error', onLost);
  for (const [event, handler] of Object.entries(events)) socket.on(event, handler);
  return () => {
    clearTimeout(retry);
    socket.off();
    socket.disconnect();
  };
}
