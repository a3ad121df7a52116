import { enqueueSnackbar } from 'notistack';

/** Toasts for code outside of React; inside, useToasts of the kit. A key keeps one message from piling up. */
export const notify = (variant: 'error' | 'info', message: string, key?: string): void => {
  enqueueSnackbar({ message, variant, ...(key !== undefined && { key, preventDuplicate: true }) });
};
