import type { OperationId } from 'api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { placeOf } from '../db/lsn.ts';
import { createReplicaReader } from '../db/replica-state.ts';
import { Problem } from '../shared/problem.ts';

/**
 * Calls of staff that only read, take the database's time, and are not asked for because of what another process has just
 * told. What the catalogue alone answers comes from a replica, too: those are the operations that are `cached`.
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

/** Where an answer was read. `behind`: at the primary, for the replica was not there yet; `away`: for it was none. */
export type ReadAt = 'replica' | 'behind' | 'away';

/** What an answer must hold: the catalogue of this counter, what the caller has written. */
export interface Needed {
  catalogue?: string;
  request?: FastifyRequest;
}

export interface ReplicaReads {
  /** Of the replica where that is as far as what is needed, else of the primary. Both read the same. */
  read<T>(needed: Needed, replica: () => Promise<T>, primary: () => Promise<T>): Promise<T>;
  /** Tells the caller how far the primary was when what they did was done, to be said with each question. */
  tellWritten(reply: FastifyReply): Promise<void>;
}

interface Options {
  primary: Database;
  replica: Database;
  /** Whether browsers come by https. */
  secure: boolean;
  count: (at: ReadAt) => void;
  log: { warn(what: object, message: string): void; info(message: string): void };
}

/** Milliseconds that a replica is not asked again which was away: nobody shall wait for it. */
const AWAY = 5_000;
const COOKIE = 'escrito';
/** Where that could not be told: no replica ever gets there. */
const NEVER = 'FFFFFFFF/FFFFFFFF';

export function createReplicaReads({ primary, replica, secure, count, log }: Options): ReplicaReads {
  const stateOf = createReplicaReader(replica.pool);
  let awayUntil = 0;

  const gone = (error: unknown): void => {
    if (awayUntil === 0) log.warn({ err: error }, 'The replica is away: the primary answers');
    awayUntil = Date.now() + AWAY;
  };

  async function place({ catalogue, request }: Needed): Promise<ReadAt> {
    if (Date.now() < awayUntil) return 'away';
    try {
      const state = await stateOf();
      if (awayUntil > 0) log.info('The replica is back');
      awayUntil = 0;
      const written = request && writtenBy(request);
      const isThere =
        (catalogue === undefined || state.catalogue >= BigInt(catalogue)) &&
        (written === undefined || state.replayed >= written);
      return isThere ? 'replica' : 'behind';
    } catch (error) {
      gone(error);
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
          // What is asked wrongly is so there, too.
          if (error instanceof Problem) throw error;
          gone(error);
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

/** As the caller's browser was told last; nothing where they have written nothing. */
function writtenBy({ headers }: FastifyRequest): bigint | undefined {
  const [, lsn] = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9A-F/]+)`).exec(headers.cookie ?? '') ?? [];
  return lsn ? placeOf(lsn) : undefined;
}
