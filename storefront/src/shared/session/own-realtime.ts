import type { OwnRealtimeHandlers } from 'api-client/storefront-realtime';
import { sessionToken } from './session.ts';

type Open = (handlers: OwnRealtimeHandlers) => Promise<() => void>;

/** Comes with the page that asks for it, and with no other. */
let open: Open = async (handlers) => {
  const { openOwnRealtime } = await import('api-client/storefront-realtime');
  return openOwnRealtime(sessionToken, handlers);
};

/** Hears of the customer's own orders until what it answers is called. */
export const openOwnOrders: Open = (handlers) => open(handlers);

/** For tests and stories, which have no server to connect to. */
export function replaceOwnOrders(other: Open): void {
  open = other;
}
