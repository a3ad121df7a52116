import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Notificacion, notificacionesLeer, notificacionesListOptions } from 'api-client/backoffice';
import { useEffect } from 'react';

export type TipoNotificacion = Notificacion['tipo'];

const listKey = () => notificacionesListOptions().queryKey;

/** The unread notifications that are known; none while they load or if that failed. */
export function useNotificaciones(): readonly Notificacion[] {
  const { data } = useQuery(notificacionesListOptions());
  return data?.filter((notificacion) => notificacion.esta_activo) ?? [];
}

/** What came live; an answer on its way was written before it and would undo it, so it is asked for again. */
function change(
  queryClient: QueryClient,
  update: (known?: Notificacion[]) => Notificacion[] | undefined,
): void {
  const queryKey = listKey();
  const underWay = queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueryData(queryKey, update);
  if (underWay) void queryClient.invalidateQueries({ queryKey });
}

/** Adds one that came live, unless it is already there. */
export const addNotificacion = (queryClient: QueryClient, added: Notificacion): void =>
  change(queryClient, (known = []) =>
    known.some(({ notificacion_id }) => notificacion_id === added.notificacion_id)
      ? known
      : [added, ...known],
  );

/** Drops all of one kind on this screen. */
export const clearNotificaciones = (queryClient: QueryClient, tipo: TipoNotificacion): void =>
  change(queryClient, (known) => known?.filter((one) => one.tipo !== tipo));

/**
 * Marks a kind as read for everybody, if at least one of it is active; otherwise makes no call. Cleared here before
 * the call, so that two openings in a row make one.
 */
export async function markRead(queryClient: QueryClient, tipo: TipoNotificacion): Promise<void> {
  const queryKey = listKey();
  const anyActive = () =>
    queryClient.getQueryData(queryKey)?.some((one) => one.tipo === tipo && one.esta_activo) ?? false;
  await queryClient.ensureQueryData(notificacionesListOptions()).catch(() => []);
  if (!anyActive()) return;
  // An answer on its way was written before this and would bring them back.
  await queryClient.cancelQueries({ queryKey });
  if (!anyActive()) return;
  clearNotificaciones(queryClient, tipo);
  try {
    await notificacionesLeer({ path: { tipo } });
  } catch (error) {
    console.warn('Error al marcar las notificaciones como leídas', error);
  }
  await queryClient.invalidateQueries({ queryKey });
}

/** What a hand does that is at this very page. */
const AT_IT = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/**
 * Opening an area reads its notifications. Those that arrive while it is open stay until somebody does something there:
 * the list has them by then, and nobody is told by a badge that vanishes before anybody looked.
 */
export function useMarkReadOnOpen(tipo: TipoNotificacion): void {
  const queryClient = useQueryClient();
  const waiting = useNotificaciones().some((one) => one.tipo === tipo);
  useEffect(() => {
    void markRead(queryClient, tipo);
  }, [queryClient, tipo]);
  useEffect(() => {
    if (!waiting) return;
    const read = () => void markRead(queryClient, tipo);
    for (const name of AT_IT) window.addEventListener(name, read, { once: true, passive: true });
    return () => {
      for (const name of AT_IT) window.removeEventListener(name, read);
    };
  }, [queryClient, tipo, waiting]);
}
