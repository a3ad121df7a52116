import type { QueryClient } from '@tanstack/react-query';
import { withFailure } from 'app-core/queries/own-failures';
import { type ToastOptions, toasts } from 'ui-kit/use-toasts';

export interface UndoOptions {
  /** What is told of it once it is done. */
  undo: () => Promise<string>;
  /** Tells a failure that the policy did not tell. Without it the policy tells all of them. */
  onFailure?: (error: unknown) => unknown;
  /** Runs after each failure. */
  onError?: () => unknown;
  toast?: ToastOptions;
}

/**
 * The toast's way to take a change back: a change like any other, which a faster one of somebody else's refuses. It
 * belongs to no screen, for the row may be gone by then.
 */
export const undoAction = (queryClient: QueryClient, { undo, toast = {}, ...failing }: UndoOptions) => ({
  label: 'Deshacer',
  onClick: () => {
    const undoing = queryClient.getMutationCache().build(
      queryClient,
      withFailure({
        mutationFn: undo,
        onSuccess: (told: string) => void toasts.info(told, toast),
        ...failing,
      }),
    );
    // How it ends is told above.
    void undoing.execute(undefined).catch(() => undefined);
  },
});
