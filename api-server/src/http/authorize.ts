import { type OperationShape, operations } from 'api-client/contract';
import { fieldProblem, Problem } from '../shared/problem.ts';
import { type Caller, type StaffActor, type UnenrolledActor, VISITOR, worksIn } from './actor.ts';

/**
 * Lets the caller in as the operation's description says, or refuses: 401 for nobody, 403 for the wrong one, or for staff
 * who lack what is demanded of them. A public call meets a visitor, unless its answer depends on who may see prices.
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
    // To whoever has an account the shop shows its prices; what staff see beyond that waits for the second factor.
    return caller.kind === 'unenrolled' ? { ...caller, kind: 'customer' } : caller;
  }
  if (caller.kind === 'visitor') throw new Problem('NO_AUTENTICADO');
  if (!mayEnter(operation, caller, params)) throw new Problem('SIN_PERMISO');
  if (caller.kind === 'unenrolled' && !operation.unenrolled) throw new Problem('SEGUNDO_FACTOR_EXIGIDO');
  return caller;
}

/** SIN_PERMISO for a field of the body that needs more than the call does. */
export function authorizeFields({ fieldAreas = {} }: OperationShape, caller: Caller, body: unknown): void {
  if (!isOfStaff(caller)) return;
  const sent = (body ?? {}) as Record<string, unknown>;
  for (const [field, area] of Object.entries(fieldAreas)) {
    if (sent[field] === undefined) continue;
    if (!(area === 'solo admin' ? caller.isAdmin : worksIn(caller, [area]))) throw new Problem('SIN_PERMISO');
  }
}

/** NO_AUTENTICADO or SIN_PERMISO for a field of the body that staff alone may send. */
function authorizeStaffFields({ staffFields = [] }: OperationShape, caller: Caller, body: unknown): void {
  const sent = (body ?? {}) as Record<string, unknown>;
  const field = staffFields.find((one) => sent[one] !== undefined);
  if (field === undefined || caller.kind === 'staff') return;
  throw fieldProblem(caller.kind === 'visitor' ? 'NO_AUTENTICADO' : 'SIN_PERMISO', field);
}

/** Ids of the calls that somebody of the staff may make as such, of their fields that need more, and of their kinds. */
export const callsOf = (caller: StaffActor | UnenrolledActor): string[] =>
  (operations as readonly OperationShape[])
    .filter((operation) => operation.areas !== undefined && isTheirs(operation, caller))
    .flatMap(({ id, areas, fieldAreas = {} }) => {
      const fields = Object.entries(fieldAreas).filter(([, area]) =>
        area === 'solo admin' ? caller.isAdmin : worksIn(caller, [area]),
      );
      const kinds = typeof areas === 'object' && 'kinds' in areas ? Object.entries(areas.kinds) : [];
      const theirs = kinds.filter(([, needed]) => worksIn(caller, needed));
      return [id, ...[...fields, ...theirs].map(([name]) => `${id}.${name}`)];
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
    return !isOfStaff(caller) || isOwn(operation, caller, params) || isTheirs(operation, caller);
  }
  return isOfStaff(caller) && isTheirs(operation, caller);
}

/** Whether a call of the staff's is one of this member's: of their role, or of all who have none. */
function isTheirs(
  { audience, areas = 'solo admin' }: OperationShape,
  caller: StaffActor | UnenrolledActor,
): boolean {
  if (caller.isAdmin || areas === 'todo el personal') return true;
  if (areas === 'solo admin' || (audience === 'admin' && caller.rol === null)) return false;
  const either = 'kinds' in areas ? Object.values(areas.kinds) : [areas];
  return either.some((needed) => worksIn(caller, needed));
}

/** Whether somebody asks for their own account. */
const isOwn = ({ ownAccount }: OperationShape, { usuarioId }: { usuarioId: string }, params: unknown) =>
  ownAccount === true && (params as { id?: string } | undefined)?.id?.toLowerCase() === usuarioId;

const isOfStaff = (caller: Caller): caller is StaffActor | UnenrolledActor =>
  caller.kind === 'staff' || caller.kind === 'unenrolled';
