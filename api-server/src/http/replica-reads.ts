import type { OperationId, OperationShape } from 'api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { createReplicaReader, parseLsn } from '../db/replica-state.ts';
import { Problem } from '../shared/problem.ts';
import type { Handler, HandlerInput } from './reply.ts';

/**
 * Staff operations that are read-only and expensive, and that do not follow a notification of another process. The
 * replica also answers the operations marked `cached`.
 */
const REPORTS: ReadonlySet<string> = new Set<OperationId>([
  'informes.resumen',
  'informes.ventas',
  'informes.inactivos',
  'pedidos.gananciaDia',
  'pedidos.gananciaMes',
  'pedidos.productosVendidos',
  'detallesPedidos.totalProductosVendidos',
  'detallesPedidos.productosMasVendidos',
  'bitacora.list',
  'busquedas.list',
]);

export const isReport = (operationId: string): boolean => REPORTS.has(operationId);

/** Where an answer was read. `behind` and `away` mean the primary: the replica lagged or was unreachable. */
export type ReadAt = 'replica' | 'behind' | 'away';

/** Minimum state of the answer: this catalogue version, and all writes of this request's caller. */
export interface MinimumState {
  catalogue?: string;
  request?: FastifyRequest;
}

export interface ReplicaReads {
  /** Calls `replica` when the replica is up to date with `needed`, else `primary`. */
  read<T>(needed: MinimumState, replica: () => Promise<T>, primary: () => Promise<T>): Promise<T>;
  /**
   * Sets a cookie with the primary's position after the caller's write. The caller sends the cookie with each request.
   */
  tellWritten(reply: FastifyReply): Promise<void>;
}

interface Options {
  primary: Database;
  replica: Database;
  /** Whether browsers use https. */
  secure: boolean;
  count: (at: ReadAt) => void;
  log: { warn(what: object, message: string): void; info(message: string): void };
}

/** Milliseconds before an unreachable replica is tried again, so that no request waits for it. */
const AWAY = 5_000;
const COOKIE = 'escrito';
/** Position when the query failed: no replica reaches it, so the primary answers. */
const NEVER = 'FFFFFFFF/FFFFFFFF';

export function createReplicaReads({ primary, replica, secure, count, log }: Options): ReplicaReads {
  const stateOf = createReplicaReader(replica.pool);
  let awayUntil = 0;

  const markUnreachable = (error: unknown): void => {
    if (awayUntil === 0) log.warn({ err: error }, 'The replica is unreachable: the primary answers');
    awayUntil = Date.now() + AWAY;
  };

  async function place({ catalogue, request }: MinimumState): Promise<ReadAt> {
    if (Date.now() < awayUntil) return 'away';
    try {
      const state = await stateOf();
      if (awayUntil > 0) log.info('The replica answers again');
      awayUntil = 0;
      const written = request && readLastWrite(request);
      const isReachable =
        (catalogue === undefined || state.catalogue >= BigInt(catalogue)) &&
        (written === undefined || state.replayed >= written);
      return isReachable ? 'replica' : 'behind';
    } catch (error) {
      markUnreachable(error);
      return 'away';
    }
  }

  return {
    async read(needed, ofReplica, ofPrimary) {
      const at = await place(needed);
      if (at === 'replica') {
        try {
          const answer = await ofReplica();
          count(at);
          return answer;
        } catch (error) {
          // A problem of the request would be the same on the primary.
          if (error instanceof Problem) throw error;
          markUnreachable(error);
        }
      }
      count(at === 'behind' ? at : 'away');
      return ofPrimary();
    },
    async tellWritten(reply) {
      const lsn = await primary.pool
        .query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn()::text AS lsn')
        .then(({ rows }) => rows[0]?.lsn ?? NEVER)
        .catch(() => NEVER);
      const rest = `Path=/api; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
      reply.header('set-cookie', `${COOKIE}=${lsn}; ${rest}`);
    },
  };
}

/** Returns the position of the caller's last write from the cookie; undefined when the caller has written nothing. */
function readLastWrite({ headers }: FastifyRequest): bigint | undefined {
  const [, lsn] = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9A-F/]+)`).exec(headers.cookie ?? '') ?? [];
  return lsn ? parseLsn(lsn) : undefined;
}

/** The reads of the replica, and the handlers that use its database, by operation. */
export interface Replica {
  reads: ReplicaReads;
  handlers: object;
}

export type Answering = (
  input: HandlerInput<OperationShape>,
  needed: MinimumState,
) => ReturnType<Handler<OperationShape>>;

/** Returns the handler, or a handler that reads from the replica when the operation permits it. */
export function withReplica(
  operation: OperationShape,
  handler: Handler<OperationShape>,
  replica: Replica | undefined,
): Answering {
  const replicaHandlers = replica?.handlers as Record<string, Handler<OperationShape>> | undefined;
  const twin = operation.cached || isReport(operation.id) ? replicaHandlers?.[operation.id] : undefined;
  if (!replica || !twin) return async (input) => handler(input);
  return (input, needed) =>
    replica.reads.read(
      needed,
      async () => twin(input),
      async () => handler(input),
    );
}
