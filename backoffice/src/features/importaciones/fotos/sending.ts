/**
 * Uploads an import's pictures while the user may visit other pages. Each is a request; uploaded pictures are skipped.
 */
import type { QueryClient } from '@tanstack/react-query';
import {
  type Importacion,
  importacionesFotos,
  importacionesRevisar,
  importacionesSubirFoto,
  uploadOptions,
} from 'api-client/backoffice';
import type { FallaFoto } from 'api-client/backoffice-planillas';
import { isWorthRetry, messageOf } from 'app-core/queries/errors';
import { notify } from 'ui-kit/notify';
import { proxy, useSnapshot } from 'valtio';
import { queriesOf } from '../../../shared/queries.ts';
import { session } from '../../../shared/session/access.ts';
import type { Foto } from './unpack.ts';

/** Upload progress. */
export interface Sending {
  importacionId: string;
  archivo: string;
  hechas: number;
  total: number;
  bytes: number;
  bytesTotal: number;
  /** Why the upload stopped; it can be resumed. */
  error: string | null;
}

const store = proxy<{ now: Sending | null }>({ now: null });
export const useSending = (): Sending | null => useSnapshot(store).now;

/** Parallel uploads: the server converts two pictures at a time. */
const AT_ONCE = 2;
/** Milliseconds before each retry after a lost connection. */
const PAUSES = [1000, 4000];

let running: AbortController | undefined;
/** Resumes the stopped upload. */
let resume: (() => Promise<void>) | undefined;

/** Cancels the upload of an import. */
export function stopSending(importacionId: string): void {
  if (store.now?.importacionId !== importacionId) return;
  running?.abort();
  resume = undefined;
  store.now = null;
}

// Another account must not continue this upload.
session.onAccount((_, before) => {
  if (before !== null && store.now) stopSending(store.now.importacionId);
});

/** Resumes the stopped upload. */
export const resumeSending = (): Promise<void> => resume?.() ?? Promise.resolve();

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/** Uploads all pictures, then starts their check. `useSending` has the progress. */
export async function sendFotos(
  queryClient: QueryClient,
  { importacion_id: id, archivo }: Pick<Importacion, 'importacion_id' | 'archivo'>,
  fotos: readonly Foto[],
): Promise<void> {
  running?.abort();
  const control = new AbortController();
  running = control;
  const owner = session.userId();
  // Another account must not send these files.
  const isTheirs = () => session.userId() === owner;
  resume = () => sendFotos(queryClient, { importacion_id: id, archivo }, fotos);
  const bytesTotal = fotos.reduce((sum, { bytes }) => sum + bytes, 0);
  store.now = {
    importacionId: id,
    archivo,
    hechas: 0,
    total: fotos.length,
    bytes: 0,
    bytesTotal,
    error: null,
  };
  window.addEventListener('beforeunload', askFirst);
  try {
    const fallas = await sendEach(id, fotos, { control, isTheirs });
    await importacionesRevisar({ path: { id }, body: { fallas } });
    resume = undefined;
    if (running === control) store.now = null;
    tellElsewhere('success', id, `Llegaron las fotos de «${archivo}». Mira qué haría cada una.`);
  } catch (error) {
    const wasStopped = control.signal.aborted && control.signal.reason !== BROKEN;
    if (!isTheirs()) stopSending(id);
    else if (!wasStopped && running === control && store.now) {
      store.now.error = messageOf(error);
      tellElsewhere('error', id, `El envío de «${archivo}» se cortó: ${messageOf(error)}`);
    }
  } finally {
    if (running === control) window.removeEventListener('beforeunload', askFirst);
    void queryClient.invalidateQueries(queriesOf('importaciones'));
  }
}

/** Notifies users on other pages; the import's page shows the progress. */
function tellElsewhere(kind: 'success' | 'error', id: string, text: string): void {
  if (!window.location.pathname.endsWith(id)) notify(kind, text, id);
}

/** Stops the parallel uploads after a failed one. */
const BROKEN = 'broken';

interface Run {
  control: AbortController;
  isTheirs: () => boolean;
}

/** @returns the refused pictures, with their reasons */
async function sendEach(id: string, fotos: readonly Foto[], { control, isTheirs }: Run) {
  const { signal } = control;
  const { data } = await importacionesFotos({ path: { id } });
  const known = new Map(data.fotos.map(({ archivo, huella, error }) => [archivo, error === null && huella]));
  const fallas: { archivo: string; falla: FallaFoto }[] = [];
  const left = fotos.values();
  const work = async () => {
    for (const foto of left) {
      signal.throwIfAborted();
      if (!isTheirs()) throw new DOMException('Somebody else works here', 'AbortError');
      const content = await foto.read();
      if (typeof content === 'string') fallas.push({ archivo: foto.nombre, falla: content });
      else if (known.get(foto.nombre) !== (await digestOf(content))) await send(id, foto, content, signal);
      if (store.now && !signal.aborted) store.now.hechas += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    if (!signal.aborted) control.abort(BROKEN);
    throw error;
  }
  return fallas;
}

/** Returns the SHA-256 in hexadecimal. Undefined without crypto.subtle: then the server detects duplicates. */
async function digestOf(content: Blob): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function send(id: string, { nombre, bytes }: Foto, content: Blob, signal: AbortSignal): Promise<void> {
  const archivo = new File([content], nombre.split('/').at(-1) ?? nombre);
  let told = 0;
  const tell = (share: number) => {
    if (!store.now || signal.aborted) return;
    store.now.bytes += Math.round(share * bytes) - told;
    told = Math.round(share * bytes);
  };
  for (const pause of [...PAUSES, undefined]) {
    try {
      await importacionesSubirFoto({
        path: { id },
        body: { nombre, archivo },
        ...uploadOptions(tell),
        signal,
      });
      return tell(1);
    } catch (error) {
      tell(0);
      if (pause === undefined || !isWorthRetry(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
