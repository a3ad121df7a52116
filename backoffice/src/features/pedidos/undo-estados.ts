import type { QueryClient } from '@tanstack/react-query';
import { toasts } from 'ui-kit/use-toasts';
import { ESTADO_TOAST, tellEstadoFailure } from './set-estado.ts';

/**
 * The toast's way to take a change back: a change like any other, which a faster one of somebody else's refuses. It
 * belongs to no screen, for the row may be gone by then.
 */
export const undoAction = (
  queryClient: QueryClient,
  undo: () => Promise<string>,
  onError: (queryClient: QueryClient, error: unknown) => void = tellEstadoFailure,
) => ({
  label: 'Deshacer',
  onClick: () => {
    const undoing = queryClient.getMutationCache().build(queryClient, {
      mutationFn: undo,
      meta: { ownErrors: true },
      onSuccess: (told: string) => void toasts.info(told, ESTADO_TOAST),
      onError: (error) => onError(queryClient, error),
    });
    // How it ends is told above.
    void undoing.execute(undefined).catch(() => undefined);
  },
});
