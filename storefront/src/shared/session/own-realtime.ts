import type { OwnRealtimeHandlers } from 'api-client/storefront-realtime';
import { sessionToken } from './session.ts';

type Open = (handlers: OwnRealtimeHandlers) => Promise<() => void>;

/** Imported lazily, only by the page that needs it. */
let open: Open = async (handlers) => {
  const { openOwnRealtime } = await import('api-client/storefront-realtime');
  return openOwnRealtime(sessionToken, handlers);
};

/** Listens to changes of the customer's own orders. Returns a function that stops listening. */
export const openOwnOrders: Open = (handlers) => open(handlers);

/** For tests and stories, which have no server to connect to. */
export function replaceOwnOrders(other: Open): void {
  open = other;
}
