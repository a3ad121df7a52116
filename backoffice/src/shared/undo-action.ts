import type { QueryClient } from '@tanstack/react-query';
import { type ToastOptions, toasts } from 'ui-kit/use-toasts';

interface UndoOptions {
  /** What is told of it once it is done. */
  undo: () => Promise<string>;
  onError: (error: unknown) => void;
  toast?: ToastOptions;
}

/**
 * The toast's way to take a change back: a change like any other, which a faster one of somebody else's refuses. It
 * belongs to no screen, for the row may be gone by then.
 */
export const undoAction = (queryClient: QueryClient, { undo, onError, toast = {} }: UndoOptions) => ({
  label: 'Deshacer',
  onClick: () => {
    const undoing = queryClient.getMutationCache().build(queryClient, {
      mutationFn: undo,
      meta: { ownErrors: true },
      onSuccess: (told: string) => void toasts.info(told, toast),
      onError,
    });
    // How it ends is told above.
    void undoing.execute(undefined).catch(() => undefined);
  },
});
