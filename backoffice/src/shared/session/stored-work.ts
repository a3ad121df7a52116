import { storedValue } from 'app-core/stored-value';
import * as v from 'valibot';
import { session } from './access.ts';
import { may } from './permisos.ts';

/** The storage key of unsent packings on this device (features/pedidos/empaque/progress.ts). */
export const EMPAQUES = 'empaques';

const stored = storedValue(EMPAQUES, v.unknown(), null);

/** Returns whether unsent packings may exist. */
export const mayHaveEmpaques = (): boolean => stored.read() !== null;

/** The storage key of the loaded orders to pack (features/pedidos/empaque/loaded-pedidos.ts). */
export const LOADED = 'pedidos-por-empacar';

/** `until`: expiry in milliseconds since 1970. */
const loaded = storedValue(LOADED, v.nullable(v.object({ cuenta: v.string(), until: v.number() })), null);

/** Returns the account that may pack, with a valid session; null otherwise. */
export const packingAccount = (): string | null =>
  session.isCurrent() && may('empaques.list') ? session.userId() : null;

/** Deletes stored orders that are expired, or belong to another account or an ended session. */
export function forgetLoadedOfOthers(): void {
  const found = loaded.read();
  if (found?.cuenta !== packingAccount() || found.until < Date.now()) loaded.write(null);
}

/** The storage key of an order's draft in this tab (features/pedidos/edicion/borrador.ts). */
export const BORRADOR = 'borrador';

const borradorOwner = storedValue(
  BORRADOR,
  v.nullable(v.object({ cuenta: v.string() })),
  null,
  'sessionStorage',
);

/** Deletes the draft of another account. */
export function forgetBorradorOfOthers(): void {
  if (borradorOwner.read()?.cuenta !== session.userId()) borradorOwner.write(null);
}
