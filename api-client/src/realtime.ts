import { io, type Socket } from 'socket.io-client';
import { type EventName, type EventNameOf, type EventPayloads, NAMESPACES } from '../contract/events.ts';

type Handlers<E extends EventName> = { [Name in E]?: (payload: EventPayloads[Name]) => void } & {
  /** The connection stands, for the first time or again: what was missed meanwhile is to be fetched. */
  connected?: () => void;
  /** The connection is lost, or could not be had, whatever the reason; it comes back by itself. */
  lost?: () => void;
};

export type RealtimeHandlers = Handlers<EventNameOf<'staff'>>;
export type OwnRealtimeHandlers = Handlers<EventNameOf<'owner'>>;
type Token = () => string | undefined;

/** Those of the staff document, section 9: from 1 s up to 5 s between attempts, 20 s to connect. */
const DELAYS = { reconnectionDelay: 1000, reconnectionDelayMax: 5000, timeout: 20_000 };

/**
 * One connection from the first byte on, so that it does not matter which process of the API takes it. Where somebody on
 * the way lets no websocket through, requests instead.
 */
const TRANSPORTS = { transports: ['websocket', 'polling'], tryAllTransports: true };

/** Opens the staff's live connection on the page's own origin and returns a function that closes it. */
export const openRealtime = (token: Token, handlers: RealtimeHandlers, delays = DELAYS) =>
  open(NAMESPACES.staff, token, handlers, delays);

/** The same for a customer, who hears of their own orders alone. */
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
  let told = false;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const onLost = () => {
    if (!told) lost?.();
    told = true;
    // What the server has refused or closed the library gives up; the rest it tries again by itself.
    if (socket.active) return;
    retry = setTimeout(
      () => socket.connect(),
      Math.min(delays.reconnectionDelay * 2 ** attempts, delays.reconnectionDelayMax),
    );
    attempts += 1;
  };
  socket.on('connect', () => {
    told = false;
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
