import { Problem } from '../shared/problem.ts';
import type { StaffActor } from './actor.ts';

/** Proof that a caller may see what products cost the shop. The mappers that tell it ask for it. */
export class CostViewer {
  // Of the type alone: nothing else of the same shape passes for one.
  declare private readonly seal: true;
}

/** SIN_PERMISO for whoever is no admin, whatever the call's description says. */
export function costViewerOf({ isAdmin }: StaffActor): CostViewer {
  if (!isAdmin) throw new Problem('SIN_PERMISO');
  return new CostViewer();
}
