/** A customer's live connection, apart: whoever looks at no orders does not load it. */
export { type OwnRealtimeHandlers, openOwnRealtime } from './realtime.ts';
