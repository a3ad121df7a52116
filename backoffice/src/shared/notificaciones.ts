import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Notificacion, notificacionesLeer, notificacionesListOptions } from 'api-client/backoffice';
import { useEffect } from 'react';

export type TipoNotificacion = Notificacion['tipo'];

const listKey = () => notificacionesListOptions().queryKey;

/** Returns the loaded unread notifications; empty while loading or after a failure. */
export function useNotificaciones(): readonly Notificacion[] {
  const { data } = useQuery(notificacionesListOptions());
  return data?.filter((notificacion) => notificacion.esta_activo) ?? [];
}

/** Applies a live event, and repeats a pending request, whose older response would undo the event. */
function change(
  queryClient: QueryClient,
  update: (cached?: Notificacion[]) => Notificacion[] | undefined,
): void {
  const queryKey = listKey();
  const underWay = queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueryData(queryKey, update);
  if (underWay) void queryClient.invalidateQueries({ queryKey });
}

/** Adds a live notification unless it is known. */
export const addNotificacion = (queryClient: QueryClient, added: Notificacion): void =>
  change(queryClient, (cached = []) =>
    cached.some(({ notificacion_id }) => notificacion_id === added.notificacion_id)
      ? cached
      : [added, ...cached],
  );

/** Removes all notifications of a kind in this tab. */
export const clearNotificaciones = (queryClient: QueryClient, tipo: TipoNotificacion): void =>
  change(queryClient, (cached) => cached?.filter((one) => one.tipo !== tipo));

/**
 * Marks a kind as read for all staff, without a call if none is active. Cleared before the call, so that
 * opening twice sends one.
 */
export async function markRead(queryClient: QueryClient, tipo: TipoNotificacion): Promise<void> {
  const queryKey = listKey();
  const anyActive = () =>
    queryClient.getQueryData(queryKey)?.some((one) => one.tipo === tipo && one.esta_activo) ?? false;
  await queryClient.ensureQueryData(notificacionesListOptions()).catch(() => []);
  if (!anyActive()) return;
  // A pending response is older and would bring them back.
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

/** Events that show user activity on the page. */
const AT_IT = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/**
 * Marks an area's notifications as read when it opens. Later ones wait for the next user activity: otherwise
 * the badge vanishes before anyone sees it.
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
