import type { EVENTS, EventName, EventPayloads } from 'api-client/contract';
import pg from 'pg';
import type { Queryable } from '../db/database.ts';
import { pgNotify } from '../db/database.ts';

/** An event with its owner, or for staff, optionally without the user who caused it. */
type EventMessage<E extends EventName> = {
  type: 'event';
  event: E;
  payload: EventPayloads[E];
} & ((typeof EVENTS)[E]['audience'] extends 'owner'
  ? { usuarioId: string; exceptId?: never }
  : { usuarioId?: never; exceptId?: string });

/** A message between the processes. */
export type BusMessage =
  | { [E in EventName]: EventMessage<E> }[EventName]
  /** Sessions of the user may have ended: check open sockets. */
  | { type: 'sesiones'; usuarioId: string };

const CHANNEL = 'tienda';

/** Sends a message to all processes, including this one, when the transaction commits. */
export async function publish(tx: Queryable, message: BusMessage): Promise<void> {
  await pgNotify(tx, CHANNEL, JSON.stringify(message));
}

export interface BusListener {
  message(message: BusMessage): void;
  /** The connection was lost. The bus reconnects itself. */
  onLost?(error: Error): void;
  /** The connection is restored. Messages may have been missed. */
  gap(): void;
}

const RETRY_MS = 1000;

/** Milliseconds between checks of the connection: a silently dropped connection reports no error. */
const HEARTBEAT_MS = 10_000;

/** Listens on a separate connection until closed, and reconnects when the database was away. */
export function listen(
  url: string,
  listener: BusListener,
  heartbeat = HEARTBEAT_MS,
): { ready: Promise<void>; close(): Promise<void> } {
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const mine = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: heartbeat,
      query_timeout: heartbeat,
    });
    client = mine;
    let beat: NodeJS.Timeout | undefined;
    const lost = (error = new Error('The connection for live events ended')) => {
      clearInterval(beat);
      if (closed || client !== mine) return;
      client = undefined;
      listener.onLost?.(error);
      // A dead connection would not answer a termination either; with a running query, `end` closes it at once.
      void mine.end();
      timer = setTimeout(() => void reconnect(), RETRY_MS);
    };
    mine.on('error', lost);
    mine.on('end', () => lost());
    mine.on('notification', ({ payload }) => {
      if (payload) listener.message(JSON.parse(payload) as BusMessage);
    });
    await mine.connect();
    await mine.query(`LISTEN ${CHANNEL}`);
    beat = setInterval(() => void mine.query('SELECT 1').catch(lost), heartbeat);
  };

  const reconnect = async (): Promise<void> => {
    if (closed) return;
    try {
      await connect();
      listener.gap();
    } catch {
      client = undefined;
      if (!closed) timer = setTimeout(() => void reconnect(), RETRY_MS);
    }
  };

  return {
    ready: connect(),
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
