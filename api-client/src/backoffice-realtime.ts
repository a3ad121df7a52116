/** The staff's live connection. In a separate entry point, so that it loads after the page. */
export { openRealtime, type RealtimeHandlers } from './realtime.ts';
