/** Sends pictures to an import, whichever page is open meanwhile: each by itself, those that have come already not again. */
import type { QueryClient } from '@tanstack/react-query';
import {
  type Importacion,
  importacionesFotos,
  importacionesRevisar,
  importacionesSubirFoto,
  uploading,
} from 'api-client/backoffice';
import type { FallaFoto } from 'api-client/backoffice-planillas';
import { mayPass, messageOf } from 'app-core/queries/errors';
import { notify } from 'ui-kit/notify';
import { proxy, useSnapshot } from 'valtio';
import { queriesOf } from '../../../shared/queries.ts';
import { session } from '../../../shared/session/session-store.ts';
import type { Foto } from './unpack.ts';

/** How far it is. */
export interface Sending {
  importacionId: string;
  archivo: string;
  hechas: number;
  total: number;
  bytes: number;
  bytesTotal: number;
  /** Why it stopped: it goes on from there. */
  error: string | null;
}

const store = proxy<{ now: Sending | null }>({ now: null });
export const useSending = (): Sending | null => useSnapshot(store).now;

/** The server makes two of them into a picture of ours at a time. */
const AT_ONCE = 2;
/** Milliseconds before one more try, where the connection broke. */
const PAUSES = [1000, 4000];

let running: AbortController | undefined;
/** What goes on, if somebody asks for it. */
let again: (() => Promise<void>) | undefined;

/** Nothing more of it is sent. */
export function stopSending(importacionId: string): void {
  if (store.now?.importacionId !== importacionId) return;
  running?.abort();
  again = undefined;
  store.now = null;
}

// What one person chose, and how far it came, is not for the next account.
session.onAccount((_, before) => {
  if (before !== null && store.now) stopSending(store.now.importacionId);
});

/** Goes on where it stopped. */
export const goOnSending = (): Promise<void> => again?.() ?? Promise.resolve();

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/** Sends them all, then has them looked at. What becomes of it stands in `useSending`. */
export async function sendFotos(
  queryClient: QueryClient,
  { importacion_id: id, archivo }: Pick<Importacion, 'importacion_id' | 'archivo'>,
  fotos: readonly Foto[],
): Promise<void> {
  running?.abort();
  const control = new AbortController();
  running = control;
  const owner = session.userId();
  // What one person chose is nobody else's to send.
  const isTheirs = () => session.userId() === owner;
  again = () => sendFotos(queryClient, { importacion_id: id, archivo }, fotos);
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
    again = undefined;
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

/** For whoever works on another page meanwhile: the import's own says it where it stands. */
function tellElsewhere(kind: 'success' | 'error', id: string, text: string): void {
  if (!window.location.pathname.endsWith(id)) notify(kind, text, id);
}

/** One could not be sent: the other at hand is the last. */
const BROKEN = 'broken';

interface Run {
  control: AbortController;
  isTheirs: () => boolean;
}

/** @returns those that could not be sent, and why */
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

/** In hexadecimal; nothing where the browser makes none: then the server knows what has come. */
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
      await importacionesSubirFoto({ path: { id }, body: { nombre, archivo }, ...uploading(tell), signal });
      return tell(1);
    } catch (error) {
      tell(0);
      if (pause === undefined || !mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
