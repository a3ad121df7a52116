import { closeSnackbar, enqueueSnackbar } from 'notistack';

/** A toast from outside of React; inside, useToasts. Nobody sees one on a server. With a key, not twice at a time. */
export function notify(
  variant: 'success' | 'error' | 'warning' | 'info',
  message: string,
  key?: string,
): void {
  if (typeof window === 'undefined') return;
  enqueueSnackbar({ message, variant, ...(key !== undefined && { key, preventDuplicate: true }) });
}

/** Takes all of them away. */
export const closeToasts = (): void => closeSnackbar();
