import { useQueryClient } from '@tanstack/react-query';
import { type Vista, type VistaBody, vistasUpdate } from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { VISTAS_QUERIES } from '../../../shared/vistas.ts';
import type { Kept } from './kept.ts';

/** Updates a view with its version; reports another user's save in between. */
export const updateVista = (vista: Vista, body: VistaBody) =>
  vistasUpdate({
    path: { id: vista.vista_id },
    headers: { 'If-Match': `"${vista.version}"` },
    body,
  });

/** Saves the current list to a view. */
export function useSaveVista() {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useOnceAtATime({
    mutationFn: async ({ vista, ...kept }: { vista: Vista } & Kept) => {
      const { nombre, de_equipo } = vista;
      return (await updateVista(vista, { nombre, de_equipo, ...kept })).data;
    },
    onSuccess: ({ nombre, de_equipo }) =>
      toasts.success(`Vista «${nombre}» guardada${de_equipo ? ' para el equipo' : ''}`),
    onFailure: (error) => toasts.error(`No se pudo guardar la vista. ${messageOf(error)}`),
    onSettled: () => void queryClient.invalidateQueries(VISTAS_QUERIES),
  });
}
