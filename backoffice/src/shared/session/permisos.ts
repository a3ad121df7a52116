import { type OperationId, permisosGet } from 'api-client/backoffice';
import type { TipoImportacion } from 'api-client/backoffice-planillas';
import { storedValue } from 'app-core/stored-value';
import * as v from 'valibot';
import { proxy, subscribe, useSnapshot } from 'valtio';
import { isAdmin, useSession } from './access.ts';
import { session, sessionStore } from './session-store.ts';

/** A call, a field of one that needs more than the call does, or one of the kinds that a call is about. */
export type Llamada =
  | OperationId
  | 'productos.update.precio'
  | 'ajustes.update.exige_segundo_factor'
  | `importaciones.create.${TipoImportacion}`;

const shape = v.object({ cuenta: v.string(), rol: v.nullable(v.string()), llamadas: v.array(v.string()) });
type Known = v.InferOutput<typeof shape>;

/** What an employee may do, as the server said last: a page that opens anew waits for nobody, and asks again beside. */
const stored = storedValue('permisos', v.nullable(shape), null);
const store = proxy<{ known: Known | null }>({ known: stored.read() });

let asked = 0;
let asking: Promise<void> | undefined;

const isWhole = () => isAdmin(sessionStore.current ?? sessionStore.locked);

/** Of whoever works here; nothing as long as the server has not said. */
const known = (): Known | null => (store.known?.cuenta === session.userId() ? store.known : null);

/** Whether whoever works here may make this call. The server decides; where it has not said, it refuses what is not theirs. */
export const may = (llamada: Llamada): boolean => isWhole() || (known()?.llamadas.includes(llamada) ?? true);

/** The same for what is an admin's unless a role gives it: no as long as the server has not said. */
export const mayForSure = (llamada: Llamada): boolean =>
  isWhole() || (known()?.llamadas.includes(llamada) ?? false);

/** Which of the two a part of the screen asks; it is drawn again when another role is given. */
export function usePermisos() {
  useSession();
  useSnapshot(store);
  return { may, mayForSure, rol: isWhole() ? null : (known()?.rol ?? null) };
}

/** Takes over what the server says of this account. */
export function takePermisos(next: Known): void {
  if (JSON.stringify(next) === JSON.stringify(store.known)) return;
  stored.write(next);
  store.known = next;
}

/** Asks the server; what it said last stands while it can't be asked. */
export function askPermisos(): Promise<void> {
  const cuenta = session.userId();
  if (isWhole() || cuenta === null) return Promise.resolve();
  asked += 1;
  const turn = asked;
  const answer = permisosGet()
    .then(({ data: { rol, llamadas } }) => {
      // Of two answers the one that was asked for later counts.
      if (turn === asked && session.userId() === cuenta) takePermisos({ cuenta, rol, llamadas });
    })
    .catch(() => {});
  asking = answer;
  return answer;
}

/** Waits for the first answer, unless there is one. */
export async function permisosKnown(): Promise<void> {
  if (isWhole() || known()) return;
  await (asking ?? askPermisos());
}

/** Whoever works here next finds nothing of it. */
export function forgetPermisos(): void {
  stored.write(null);
  store.known = null;
}

/** Tells of another answer than before. */
export const onPermisos = (changed: () => void): (() => void) =>
  subscribe(store, () => store.known && changed());
