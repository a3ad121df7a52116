import type { QueryClient } from '@tanstack/react-query';
import { withFailure } from 'app-core/queries/own-failures';
import { type ToastOptions, toasts } from 'ui-kit/use-toasts';

export interface UndoOptions {
  /** Runs the undo and returns its message. */
  undo: () => Promise<string>;
  /** Shows errors that the error policy did not show. Without it the policy shows all. */
  onFailure?: (error: unknown) => unknown;
  /** Runs after each failure. */
  onError?: () => unknown;
  toast?: ToastOptions;
}

/**
 * Returns a toast's undo action. The undo is a normal change, so a newer change by another user refuses it.
 * Independent of the page, because the row may be unmounted.
 */
export const undoAction = (queryClient: QueryClient, { undo, toast = {}, ...failing }: UndoOptions) => ({
  label: 'Deshacer',
  onClick: () => {
    const undoing = queryClient.getMutationCache().build(
      queryClient,
      withFailure({
        mutationFn: undo,
        onSuccess: (message: string) => void toasts.info(message, toast),
        ...failing,
      }),
    );
    // The result is shown above.
    void undoing.execute(undefined).catch(() => undefined);
  },
});
