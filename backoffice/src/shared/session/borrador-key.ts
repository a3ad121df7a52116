import { storedValue } from 'app-core/stored-value';
import * as v from 'valibot';
import { session } from './session-store.ts';

/** The storage key of an order's draft in this tab (features/pedidos/edicion/borrador.ts). */
export const BORRADOR = 'borrador';

const whose = storedValue(BORRADOR, v.nullable(v.object({ cuenta: v.string() })), null, 'sessionStorage');

/** Deletes the draft of another account. */
export function forgetBorradorOfOthers(): void {
  if (whose.read()?.cuenta !== session.userId()) whose.write(null);
}
