import { type OperationId, permisosGet } from 'api-client/backoffice';
import type { TipoImportacion } from 'api-client/backoffice-planillas';
import { storedValue } from 'app-core/stored-value';
import * as v from 'valibot';
import { proxy, subscribe, useSnapshot } from 'valtio';
import { isAdmin, session, sessionStore, useSession } from './access.ts';

/** An operation, or a finer permission within one. */
export type Llamada =
  | OperationId
  | 'productos.update.precio'
  | 'ajustes.update.exige_segundo_factor'
  | `importaciones.create.${TipoImportacion}`;

const shape = v.object({ cuenta: v.string(), rol: v.nullable(v.string()), llamadas: v.array(v.string()) });
type StoredPermisos = v.InferOutput<typeof shape>;

/** The employee's permissions of the last response: a new page uses them without waiting, and reloads them. */
const stored = storedValue('permisos', v.nullable(shape), null);
const store = proxy<{ known: StoredPermisos | null }>({ known: stored.read() });

let requestCount = 0;
let asking: Promise<void> | undefined;

const isWhole = () => isAdmin(sessionStore.current ?? sessionStore.locked);

/** Returns the current account's permissions; null while unknown. */
const knownPermisos = (): StoredPermisos | null =>
  store.known?.cuenta === session.userId() ? store.known : null;

/** Returns whether the user may make this call; true while unknown. The server authorises. */
export const may = (llamada: Llamada): boolean =>
  isWhole() || (knownPermisos()?.llamadas.includes(llamada) ?? true);

/** Like `may`, for permissions of admins; false while unknown. */
export const mayCertainly = (llamada: Llamada): boolean =>
  isWhole() || (knownPermisos()?.llamadas.includes(llamada) ?? false);

/** Returns both checks, and re-renders when the role changes. */
export function usePermisos() {
  useSession();
  useSnapshot(store);
  return { may, mayCertainly, rol: isWhole() ? null : (knownPermisos()?.rol ?? null) };
}

/** Stores the server's response for this account. */
export function storePermisos(next: StoredPermisos): void {
  if (JSON.stringify(next) === JSON.stringify(store.known)) return;
  stored.write(next);
  store.known = next;
}

/** Loads the permissions; after a failure the last ones stay. */
export function loadPermisos(): Promise<void> {
  const cuenta = session.userId();
  if (isWhole() || cuenta === null) return Promise.resolve();
  requestCount += 1;
  const requestNumber = requestCount;
  const answer = permisosGet()
    .then(({ data: { rol, llamadas } }) => {
      // Only the latest request counts.
      if (requestNumber === requestCount && session.userId() === cuenta)
        storePermisos({ cuenta, rol, llamadas });
    })
    .catch(() => {});
  asking = answer;
  return answer;
}

/** Waits for the first response, unless permissions are known. */
export async function waitForPermisos(): Promise<void> {
  if (isWhole() || knownPermisos()) return;
  await (asking ?? loadPermisos());
}

/** Clears the permissions for the next user. */
export function forgetPermisos(): void {
  stored.write(null);
  store.known = null;
}

/** Subscribes to changed permissions. */
export const onPermisos = (changed: () => void): (() => void) =>
  subscribe(store, () => store.known && changed());
