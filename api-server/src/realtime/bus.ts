import type { EVENTS, EventName, EventPayloads } from 'api-client/contract';
import pg from 'pg';
import type { Queryable } from '../db/database.ts';
import { pgNotify } from '../db/pg-notify.ts';

/** An event, with the owner where it is for one alone, or with the one who need not be told. */
type EventMessage<E extends EventName> = {
  type: 'event';
  event: E;
  payload: EventPayloads[E];
} & ((typeof EVENTS)[E]['audience'] extends 'owner'
  ? { usuarioId: string; exceptId?: never }
  : { usuarioId?: never; exceptId?: string });

/** What one process tells the others. */
export type BusMessage =
  | { [E in EventName]: EventMessage<E> }[EventName]
  /** The user's sessions may be over: open sockets are to be looked at. */
  | { type: 'sesiones'; usuarioId: string };

const CHANNEL = 'tienda';

/** Tells every process of the shop, this one too, when and only when the transaction commits. */
export async function publish(tx: Queryable, message: BusMessage): Promise<void> {
  await pgNotify(tx, CHANNEL, JSON.stringify(message));
}

export interface BusListener {
  message(message: BusMessage): void;
  /** The connection is gone. It is sought again by itself. */
  lost?(error: Error): void;
  /** The connection was lost and stands again: messages may have been missed. */
  gap(): void;
}

const RETRY_MS = 1000;

/** How often it is looked whether the connection still leads anywhere: one that the network forgot says nothing at all. */
const HEARTBEAT_MS = 10_000;

/** Listens on a connection of its own until closed, and comes back by itself when the database was away. */
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
      listener.lost?.(error);
      // What does not answer any more would not answer a farewell either: with a query under way it is cut.
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
