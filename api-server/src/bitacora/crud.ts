import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import { brokenConstraint, brokenReference, type Db, type Tx } from '../db/database.ts';
import { found, Problem, refuseStale } from '../shared/problem.ts';
import { type Author, diffFields, type Fields, record } from './record.ts';

interface Guard {
  /** Prevents concurrent changes until the transaction ends. */
  lock?: (tx: Tx) => PromiseLike<unknown>;
  /** The error for each constraint that a write may violate. */
  refusals?: { readonly [constraint: string]: () => Problem };
}

/** Runs the work in a transaction that begins with the lock. Throws the refusal of a violated constraint. */
export async function inTransaction<T>(
  db: Db,
  { lock, refusals }: Guard,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await lock?.(tx);
      return work(tx);
    });
  } catch (error) {
    const refusal = refusals?.[brokenConstraint(error) ?? brokenReference(error) ?? ''];
    throw refusal ? refusal() : error;
  }
}

/** A small resource that staff create, edit and delete in one form: what differs between the resources. */
export interface Resource<Row extends Values & { version: number }, Values extends object> extends Guard {
  /** The queries: `versionedTable` and a find. */
  rows: {
    count(tx: Tx): Promise<number>;
    find(tx: Tx, id: string): Promise<Row | undefined>;
    insert(tx: Tx, id: string, values: Values): PromiseLike<unknown>;
    update(tx: Tx, id: string, values: Values): PromiseLike<unknown>;
    remove(tx: Tx, id: string): PromiseLike<unknown>;
  };
  /** The most rows, and the error for one more. */
  limit?: readonly [number, ErrorCode];
  /** Names the row for the audit log. The actions are `<tipo>.alta`, `<tipo>.edicion` and `<tipo>.baja`. */
  asObjeto(row: Row): {
    tipo: 'banner' | 'condicion' | 'rol' | 'sinonimo' | 'vista' | 'zona';
    id: string;
    nombre: string;
  };
  /** Returns the fields that the audit log compares. */
  toAuditFields(values: Values): Fields;
  /** Runs before a new or changed row is written. Throws when the values clash with other rows. */
  beforeWrite?(tx: Tx, values: Values, before: Row | undefined): Promise<void>;
}

/** Creates a row and records it. Throws the error of the limit and of `beforeWrite`. */
export async function createRow<Row extends Values & { version: number }, Values extends object>(
  tx: Tx,
  resource: Resource<Row, Values>,
  values: Values,
  author: Author,
): Promise<Row> {
  const { rows, limit, asObjeto, toAuditFields } = resource;
  if (limit && (await rows.count(tx)) >= limit[0]) throw new Problem(limit[1]);
  await resource.beforeWrite?.(tx, values, undefined);
  const id = uuidv7();
  await rows.insert(tx, id, values);
  const row = found(await rows.find(tx, id));
  const objeto = asObjeto(row);
  await record(tx, author, { accion: `${objeto.tipo}.alta`, objeto, despues: toAuditFields(row) });
  return row;
}

/** The author of an edit, and the version that the author read; undefined skips the check. */
export interface Edit {
  author: Author;
  ifMatch: number | undefined;
}

/**
 * Edits a row and records the changed fields. The same values again change nothing and return `before`. Throws
 * VERSION_DESACTUALIZADA and the error of `beforeWrite`.
 */
export async function updateRow<Row extends Values & { version: number }, Values extends object>(
  tx: Tx,
  resource: Resource<Row, Values>,
  before: Row,
  values: Values,
  { author, ifMatch }: Edit,
): Promise<Row> {
  const { rows, asObjeto, toAuditFields } = resource;
  refuseStale(before, ifMatch);
  if (isDeepStrictEqual({ ...before, ...values }, before)) return before;
  await resource.beforeWrite?.(tx, values, before);
  const { id, tipo } = asObjeto(before);
  await rows.update(tx, id, values);
  const after = found(await rows.find(tx, id));
  const changes = diffFields(toAuditFields(before), toAuditFields(after));
  await record(tx, author, { accion: `${tipo}.edicion`, objeto: asObjeto(after), ...changes });
  return after;
}

/** Deletes a row and records its values. */
export async function deleteRow<Row extends Values & { version: number }, Values extends object>(
  tx: Tx,
  { rows, asObjeto, toAuditFields }: Resource<Row, Values>,
  before: Row,
  author: Author,
): Promise<void> {
  const objeto = asObjeto(before);
  await rows.remove(tx, objeto.id);
  await record(tx, author, { accion: `${objeto.tipo}.baja`, objeto, antes: toAuditFields(before) });
}
