/** A customer's live connection. In a separate entry point, so that only pages with orders load it. */
export { type OwnRealtimeHandlers, openOwnRealtime } from './realtime.ts';
