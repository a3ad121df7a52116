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
export interface UploadProgress {
  importacionId: string;
  archivo: string;
  hechas: number;
  total: number;
  bytes: number;
  bytesTotal: number;
  /** Why the upload stopped; it can be resumed. */
  error: string | null;
}

const store = proxy<{ now: UploadProgress | null }>({ now: null });
export const useUploadProgress = (): UploadProgress | null => useSnapshot(store).now;

/** Parallel uploads: the server converts two pictures at a time. */
const PARALLEL_UPLOADS = 2;
/** Milliseconds before each retry after a lost connection. */
const PAUSES = [1000, 4000];

let running: AbortController | undefined;
/** Resumes the stopped upload. */
let resume: (() => Promise<void>) | undefined;

/** Cancels the upload of an import. */
export function stopUpload(importacionId: string): void {
  if (store.now?.importacionId !== importacionId) return;
  running?.abort();
  resume = undefined;
  store.now = null;
}

// Another account must not continue this upload.
session.onAccount((_, before) => {
  if (before !== null && store.now) stopUpload(store.now.importacionId);
});

/** Resumes the stopped upload. */
export const resumeUpload = (): Promise<void> => resume?.() ?? Promise.resolve();

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/** Uploads all pictures, then starts their check. `useUploadProgress` has the progress. */
export async function uploadFotos(
  queryClient: QueryClient,
  { importacion_id: id, archivo }: Pick<Importacion, 'importacion_id' | 'archivo'>,
  fotos: readonly Foto[],
): Promise<void> {
  running?.abort();
  const control = new AbortController();
  running = control;
  const owner = session.userId();
  // Another account must not send these files.
  const isSameUser = () => session.userId() === owner;
  resume = () => uploadFotos(queryClient, { importacion_id: id, archivo }, fotos);
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
    const fallas = await sendEach(id, fotos, { control, isSameUser });
    await importacionesRevisar({ path: { id }, body: { fallas } });
    resume = undefined;
    if (running === control) store.now = null;
    notifyElsewhere('success', id, `Llegaron las fotos de «${archivo}». Mira qué haría cada una.`);
  } catch (error) {
    const wasStopped = control.signal.aborted && control.signal.reason !== BROKEN;
    if (!isSameUser()) stopUpload(id);
    else if (!wasStopped && running === control && store.now) {
      store.now.error = messageOf(error);
      notifyElsewhere('error', id, `El envío de «${archivo}» se cortó: ${messageOf(error)}`);
    }
  } finally {
    if (running === control) window.removeEventListener('beforeunload', askFirst);
    void queryClient.invalidateQueries(queriesOf('importaciones'));
  }
}

/** Notifies users on other pages; the import's page shows the progress. */
function notifyElsewhere(kind: 'success' | 'error', id: string, text: string): void {
  if (!window.location.pathname.endsWith(id)) notify(kind, text, id);
}

/** Stops the parallel uploads after a failed one. */
const BROKEN = 'broken';

interface Run {
  control: AbortController;
  isSameUser: () => boolean;
}

/** @returns the refused pictures, with their reasons */
async function sendEach(id: string, fotos: readonly Foto[], { control, isSameUser }: Run) {
  const { signal } = control;
  const { data } = await importacionesFotos({ path: { id } });
  const receivedHashes = new Map(
    data.fotos.map(({ archivo, huella, error }) => [archivo, error === null && huella]),
  );
  const fallas: { archivo: string; falla: FallaFoto }[] = [];
  const remaining = fotos.values();
  const work = async () => {
    for (const foto of remaining) {
      signal.throwIfAborted();
      if (!isSameUser()) throw new DOMException('Somebody else works here', 'AbortError');
      const content = await foto.read();
      if (typeof content === 'string') fallas.push({ archivo: foto.nombre, falla: content });
      else if (receivedHashes.get(foto.nombre) !== (await computeDigest(content)))
        await send(id, foto, content, signal);
      if (store.now && !signal.aborted) store.now.hechas += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, work));
  } catch (error) {
    if (!signal.aborted) control.abort(BROKEN);
    throw error;
  }
  return fallas;
}

/** Returns the SHA-256 in hexadecimal. Undefined without crypto.subtle: then the server detects duplicates. */
async function computeDigest(content: Blob): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function send(id: string, { nombre, bytes }: Foto, content: Blob, signal: AbortSignal): Promise<void> {
  const archivo = new File([content], nombre.split('/').at(-1) ?? nombre);
  let loadedBytes = 0;
  const tell = (share: number) => {
    if (!store.now || signal.aborted) return;
    store.now.bytes += Math.round(share * bytes) - loadedBytes;
    loadedBytes = Math.round(share * bytes);
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
