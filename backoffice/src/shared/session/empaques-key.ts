import { storedValue } from 'app-core/stored-value';
import * as v from 'valibot';
import { may } from './permisos.ts';
import { session } from './session-store.ts';

/** Where this device keeps what was packed and is not with the server yet (features/pedidos/empaque/progress.ts). */
export const EMPAQUES = 'empaques';

const stored = storedValue(EMPAQUES, v.unknown(), null);

/** Whether there may be something to send. */
export const mayHaveEmpaques = (): boolean => stored.read() !== null;

/** Where this device keeps the orders to pack that it loaded last (features/pedidos/empaque/loaded.ts). */
export const LOADED = 'pedidos-por-empacar';

/** Until when the newest of them may be shown, in milliseconds since 1970. */
const loaded = storedValue(LOADED, v.nullable(v.object({ cuenta: v.string(), until: v.number() })), null);

/** The account whose session is valid here and may pack; nobody else's orders are stored or shown. */
export const packer = (): string | null =>
  session.isCurrent() && may('empaques.list') ? session.userId() : null;

/** Erases the orders of another account, of a session that ended, and those that are too old. */
export function forgetLoadedOfOthers(): void {
  const found = loaded.read();
  if (found?.cuenta !== packer() || found.until < Date.now()) loaded.write(null);
}
