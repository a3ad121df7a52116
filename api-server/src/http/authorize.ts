import type { OperationShape } from 'api-client/contract';
import { Problem } from '../shared/problem.ts';
import { type Caller, VISITOR } from './actor.ts';

/**
 * Lets the caller in as the operation's description says, or refuses: 401 for nobody, 403 for the wrong one. A
 * public call meets a visitor, unless its answer depends on who may see prices.
 */
export function authorize(operation: OperationShape, caller: Caller): Caller {
  if (operation.audience === 'public') {
    return operation.prices && caller.kind !== 'registration' ? caller : VISITOR;
  }
  if (caller.kind === 'visitor') throw new Problem('NO_AUTENTICADO');
  if (!mayEnter(operation, caller)) throw new Problem('SIN_PERMISO');
  return caller;
}

function mayEnter(operation: OperationShape, caller: Exclude<Caller, { kind: 'visitor' }>): boolean {
  switch (operation.audience) {
    case 'admin':
      return caller.kind === 'staff' && caller.isAdmin;
    case 'staff':
      return caller.kind === 'staff';
    case 'customer':
      return caller.kind === 'customer' || (operation.admits?.includes(caller.kind) ?? false);
    default:
      return false;
  }
}
