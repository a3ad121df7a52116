import { Problem } from '../shared/problem.ts';
import type { StaffActor } from './actor.ts';

/** Proof that a caller may see the purchase costs of products. The mappers that add costs demand it. */
export class CostViewer {
  // Makes the type nominal: another type of the same shape is not assignable.
  declare private readonly seal: true;
}

/** Throws SIN_PERMISO unless the caller is an admin, independently of the operation's description. */
export function costViewerOf({ isAdmin }: StaffActor): CostViewer {
  if (!isAdmin) throw new Problem('SIN_PERMISO');
  return new CostViewer();
}
