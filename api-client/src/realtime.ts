import { io, type Socket } from 'socket.io-client';
import { type EventName, type EventNameOf, type EventPayloads, NAMESPACES } from '../contract/events.ts';

type Handlers<E extends EventName> = { [Name in E]?: (payload: EventPayloads[Name]) => void } & {
  /** The connection stands, for the first time or again: what was missed meanwhile is to be fetched. */
  connected?: () => void;
  /** The connection is lost; it comes back by itself. */
  lost?: () => void;
};

export type RealtimeHandlers = Handlers<EventNameOf<'staff'>>;
export type OwnRealtimeHandlers = Handlers<EventNameOf<'owner'>>;
type Token = () => string | undefined;

/** Opens the staff's live connection on the page's own origin and returns a function that closes it. */
export const openRealtime = (token: Token, handlers: RealtimeHandlers) =>
  open(NAMESPACES.staff, token, handlers);

/** The same for a customer, who hears of their own orders alone. */
export const openOwnRealtime = (token: Token, handlers: OwnRealtimeHandlers) =>
  open(NAMESPACES.owner, token, handlers);

/** Delays are those of the staff document, section 9: from 1 s up to 5 s between attempts, 20 s to connect. */
function open(namespace: string, token: Token, handlers: Handlers<EventName>): () => void {
  const socket: Socket = io(namespace, {
    path: '/socket.io',
    auth: (give) => give({ token: token() }),
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    timeout: 20_000,
  });
  const { connected, lost, ...events } = handlers;
  if (connected) socket.on('connect', connected);
  if (lost) socket.on('disconnect', lost);
  for (const [event, handler] of Object.entries(events)) socket.on(event, handler);
  return () => {
    socket.off();
    socket.disconnect();
  };
}
