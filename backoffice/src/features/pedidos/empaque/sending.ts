/** Sends finished packings, also those that waited offline. The server recognises each id, so a packing counts once. */
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, empaquesAnotar } from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { isReported, reportedByScreen } from 'app-core/queries/own-failures';
import { notify } from 'ui-kit/notify';
import { queriesOf } from '../../../shared/queries.ts';
import { currentToken } from '../../../shared/session/access.ts';
import { forgetProgress, type Progress, reopenPacking, unsentPackings } from './progress.ts';
import { bodyOf } from './tally.ts';

/** Milliseconds until a failed request is repeated; browsers do not always notice a connection. */
const RETRY_MS = 15_000;

const CHANGED = queriesOf('empaques', 'pedidos', 'detallesPedidos', 'productos');

let client: QueryClient | undefined;
let isSending = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts sending finished packings, on any page. */
export function startSending(queryClient: QueryClient): void {
  if (!client) window.addEventListener('online', () => void sendWaiting());
  client = queryClient;
  void sendWaiting();
}

/** Returns whether the server refused the request; a retry would be refused again. */
const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 429].includes(error.status);

/** Returns whether to try the next packing: false when offline. */
async function send(queryClient: QueryClient, progress: Progress): Promise<boolean> {
  const { pedido_id, envio } = progress;
  if (!envio) return true;
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => empaquesAnotar({ path: { id: envio.empaque_id }, body: bodyOf(progress) }),
    ...reportedByScreen,
  });
  try {
    const { data } = await mutation.execute(undefined);
    forgetProgress(pedido_id);
    notify('success', `Empaque del pedido ${data.numero} guardado.`, pedido_id);
    return true;
  } catch (error) {
    // Retry after the user has entered the password or turned on the second factor.
    if (isReported(error) || !isRefused(error)) return false;
    reopenPacking(pedido_id, messageOf(error));
    return true;
  }
}

export async function sendWaiting(): Promise<void> {
  clearTimeout(timer);
  if (isSending || !client || !currentToken()) return;
  isSending = true;
  const tried = unsentPackings();
  try {
    for (const progress of tried) if (!(await send(client, progress))) break;
  } finally {
    isSending = false;
  }
  const unsent = unsentPackings();
  if (unsent.length < tried.length) await client.invalidateQueries(CHANGED);
  if (unsent.length > 0) timer = setTimeout(() => void sendWaiting(), RETRY_MS);
}
