import type { QueryClient } from '@tanstack/react-query';
import { type UndoOptions, undoAction as undoWith } from '../../shared/undo-action.ts';
import { ESTADO_TOAST, tellEstadoFailure } from './set-estado.ts';

/** Returns the toast's undo action for orders. */
export const undoAction = (
  queryClient: QueryClient,
  undo: () => Promise<string>,
  failing: Pick<UndoOptions, 'onFailure' | 'onError'> = {
    onFailure: (error) => tellEstadoFailure(queryClient, error),
  },
) => undoWith(queryClient, { undo, ...failing, toast: ESTADO_TOAST });
