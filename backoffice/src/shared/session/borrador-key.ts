import { storedValue } from 'app-core/stored-value';
import * as v from 'valibot';
import { session } from './session-store.ts';

/** Where this tab keeps what was changed in an order and is not saved (features/pedidos/edicion/borrador.ts). */
export const BORRADOR = 'borrador';

const whose = storedValue(BORRADOR, v.nullable(v.object({ cuenta: v.string() })), null, 'sessionStorage');

/** Whoever works here next finds nothing of it; its own account does. Where nothing can be stored nothing is. */
export function forgetBorradorOfOthers(): void {
  if (whose.read()?.cuenta !== session.userId()) whose.write(null);
}
