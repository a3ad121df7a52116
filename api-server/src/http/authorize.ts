import { type OperationShape, operations } from 'api-client/contract';
import { uuid } from 'api-client/contract/common';
import { type Author, recordAttempt } from '../bitacora/record.ts';
import type { Db } from '../db/database.ts';
import { fieldProblem, Problem } from '../shared/problem.ts';
import { type Caller, type StaffActor, type UnenrolledActor, VISITOR, worksIn } from './actor.ts';
import type { RateLimiter } from './rate-limiter.ts';

/**
 * Returns the actor for the handler, according to the operation's description. A public operation gets a visitor,
 * unless its answer contains prices.
 * @throws Problem NO_AUTENTICADO without a session, SIN_PERMISO for the wrong audience, SEGUNDO_FACTOR_EXIGIDO for
 * staff who lack the required second factor.
 */
export function authorize(
  operation: OperationShape,
  caller: Caller,
  { params, body }: { params: unknown; body: unknown },
): Caller {
  authorizeStaffFields(operation, caller, body);
  if (operation.audience === 'public') {
    if (!operation.prices || caller.kind === 'registration') return VISITOR;
    if (isOfStaff(caller) && !worksIn(caller, ['ver-precios'])) return VISITOR;
    // Every account may see the shop's prices; other staff data needs the second factor.
    return caller.kind === 'unenrolled' ? { ...caller, kind: 'customer' } : caller;
  }
  if (caller.kind === 'visitor') throw new Problem('NO_AUTENTICADO');
  if (!mayEnter(operation, caller, params)) throw new Problem('SIN_PERMISO');
  if (caller.kind === 'unenrolled' && !operation.unenrolled) throw new Problem('SEGUNDO_FACTOR_EXIGIDO');
  return caller;
}

/** Throws SIN_PERMISO for a field of the body that needs an area which the caller lacks. */
export function authorizeFields({ fieldAreas = {} }: OperationShape, caller: Caller, body: unknown): void {
  if (!isOfStaff(caller)) return;
  const fields = (body ?? {}) as Record<string, unknown>;
  for (const [field, area] of Object.entries(fieldAreas)) {
    if (fields[field] === undefined) continue;
    if (!(area === 'solo admin' ? caller.isAdmin : worksIn(caller, [area]))) throw new Problem('SIN_PERMISO');
  }
}

/** Throws NO_AUTENTICADO or SIN_PERMISO when the body has a field that only staff may send. */
function authorizeStaffFields({ staffFields = [] }: OperationShape, caller: Caller, body: unknown): void {
  const fields = (body ?? {}) as Record<string, unknown>;
  const field = staffFields.find((one) => fields[one] !== undefined);
  if (field === undefined || caller.kind === 'staff') return;
  throw fieldProblem(caller.kind === 'visitor' ? 'NO_AUTENTICADO' : 'SIN_PERMISO', field);
}

/**
 * Returns the ids of the operations that the staff member may call, with the permitted fields and kinds: `id.field`.
 */
export const callsOf = (caller: StaffActor | UnenrolledActor): string[] =>
  (operations as readonly OperationShape[])
    .filter((operation) => operation.areas !== undefined && mayCall(operation, caller))
    .flatMap(({ id, areas, fieldAreas = {} }) => {
      const fields = Object.entries(fieldAreas).filter(([, area]) =>
        area === 'solo admin' ? caller.isAdmin : worksIn(caller, [area]),
      );
      const kinds = typeof areas === 'object' && 'kinds' in areas ? Object.entries(areas.kinds) : [];
      const permitted = kinds.filter(([, needed]) => worksIn(caller, needed));
      return [id, ...[...fields, ...permitted].map(([name]) => `${id}.${name}`)];
    })
    .sort();

function mayEnter(
  operation: OperationShape,
  caller: Exclude<Caller, { kind: 'visitor' }>,
  params: unknown,
): boolean {
  if (operation.audience === 'customer') {
    const kind = isOfStaff(caller) ? 'staff' : caller.kind;
    if (kind !== 'customer' && !operation.admits?.includes(kind)) return false;
    return !isOfStaff(caller) || isOwn(operation, caller, params) || mayCall(operation, caller);
  }
  return isOfStaff(caller) && mayCall(operation, caller);
}

/** Returns whether the role of the staff member permits the operation. */
function mayCall(
  { audience, areas = 'solo admin' }: OperationShape,
  caller: StaffActor | UnenrolledActor,
): boolean {
  if (caller.isAdmin || areas === 'todo el personal') return true;
  if (areas === 'solo admin' || (audience === 'admin' && caller.rol === null)) return false;
  const either = 'kinds' in areas ? Object.values(areas.kinds) : [areas];
  return either.some((needed) => worksIn(caller, needed));
}

/** Returns whether the caller asks for their own account. */
const isOwn = ({ ownAccount }: OperationShape, { usuarioId }: { usuarioId: string }, params: unknown) =>
  ownAccount === true && (params as { id?: string } | undefined)?.id?.toLowerCase() === usuarioId;

const isOfStaff = (caller: Caller): caller is StaffActor | UnenrolledActor =>
  caller.kind === 'staff' || caller.kind === 'unenrolled';

/** Records in the audit log that an authenticated user lacked permission. Ignores all other errors. */
export async function recordRefusal(
  deps: { db: Db; limiter: RateLimiter },
  operation: OperationShape,
  author: Author,
  params: unknown,
  error: unknown,
): Promise<void> {
  if (author.usuarioId === null || !(error instanceof Problem) || error.code !== 'SIN_PERMISO') return;
  // The path is not validated yet when the call is refused, so check the id.
  const id = uuid.safeParse((params as { id?: unknown } | undefined)?.id).data;
  const despues = { llamada: operation.id, ...(id && { id }) };
  await recordAttempt(deps, author.usuarioId, author, { accion: 'acceso.rechazado', despues });
}
