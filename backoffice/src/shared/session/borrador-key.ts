import { session } from './session-store.ts';

/** Where this tab keeps what was changed in an order and is not saved (features/pedidos/edicion/borrador.ts). */
export const BORRADOR = 'borrador';

/** Whoever works here next finds nothing of it; its own account does. */
export function forgetBorradorOfOthers(): void {
  const cuenta = session.userId();
  if (!cuenta || !sessionStorage.getItem(BORRADOR)?.includes(cuenta)) sessionStorage.removeItem(BORRADOR);
}
