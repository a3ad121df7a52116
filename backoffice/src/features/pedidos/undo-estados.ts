import type { QueryClient } from '@tanstack/react-query';
import { undoAction as undoWith } from '../../shared/undo-action.ts';
import { ESTADO_TOAST, tellEstadoFailure } from './set-estado.ts';

/** The toast's way to take back what was done to orders. */
export const undoAction = (
  queryClient: QueryClient,
  undo: () => Promise<string>,
  onError: (queryClient: QueryClient, error: unknown) => void = tellEstadoFailure,
) => undoWith(queryClient, { undo, onError: (error) => onError(queryClient, error), toast: ESTADO_TOAST });
