import type { OperationShape } from 'api-client/contract';
import { Problem } from '../shared/problem.ts';
import { type Caller, type StaffActor, type UnenrolledActor, VISITOR } from './actor.ts';

/**
 * Lets the caller in as the operation's description says, or refuses: 401 for nobody, 403 for the wrong one, or for staff
 * who lack what is demanded of them. A public call meets a visitor, unless its answer depends on who may see prices.
 */
export function authorize(operation: OperationShape, caller: Caller): Caller {
  if (operation.audience === 'public') {
    if (!operation.prices || caller.kind === 'registration') return VISITOR;
    // To whoever has an account the shop shows its prices; what staff see beyond that waits for the second factor.
    return caller.kind === 'unenrolled' ? { ...caller, kind: 'customer' } : caller;
  }
  if (caller.kind === 'visitor') throw new Problem('NO_AUTENTICADO');
  if (!mayEnter(operation, caller)) throw new Problem('SIN_PERMISO');
  if (caller.kind === 'unenrolled' && !operation.unenrolled) throw new Problem('SEGUNDO_FACTOR_EXIGIDO');
  return caller;
}

function mayEnter(operation: OperationShape, caller: Exclude<Caller, { kind: 'visitor' }>): boolean {
  switch (operation.audience) {
    case 'admin':
      return isOfStaff(caller) && caller.isAdmin;
    case 'staff':
      return isOfStaff(caller);
    case 'customer': {
      const kind = isOfStaff(caller) ? 'staff' : caller.kind;
      return kind === 'customer' || (operation.admits?.includes(kind) ?? false);
    }
    default:
      return false;
  }
}

const isOfStaff = (caller: Caller): caller is StaffActor | UnenrolledActor =>
  caller.kind === 'staff' || caller.kind === 'unenrolled';
