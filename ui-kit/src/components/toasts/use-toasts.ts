import { type SnackbarKey, useSnackbar } from 'notistack';
import { useMemo } from 'react';

export type ToastPlace = 'top-right' | 'top-center' | 'bottom-center';

export interface ToastOptions {
  /** Milliseconds on screen; null: until it is closed. Default 5000. */
  duration?: number | null;
  place?: ToastPlace;
  /** Same key, one toast: a repeated one is not shown twice. */
  key?: SnackbarKey;
}

export interface Toasts {
  success(message: string, options?: ToastOptions): SnackbarKey;
  error(message: string, options?: ToastOptions): SnackbarKey;
  warning(message: string, options?: ToastOptions): SnackbarKey;
  info(message: string, options?: ToastOptions): SnackbarKey;
  close(key?: SnackbarKey): void;
}

const places = {
  'top-right': { vertical: 'top', horizontal: 'right' },
  'top-center': { vertical: 'top', horizontal: 'center' },
  'bottom-center': { vertical: 'bottom', horizontal: 'center' },
} as const;

/** Short messages over the page. Needs KitProvider above. The object is stable between renders. */
export function useToasts(): Toasts {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  return useMemo(() => {
    const show =
      (variant: 'success' | 'error' | 'warning' | 'info') =>
      (message: string, { duration, place = 'top-right', key }: ToastOptions = {}) =>
        enqueueSnackbar({
          message,
          variant,
          anchorOrigin: places[place],
          ...(duration !== undefined && { autoHideDuration: duration }),
          ...(key !== undefined && { key, preventDuplicate: true }),
        });
    return {
      success: show('success'),
      error: show('error'),
      warning: show('warning'),
      info: show('info'),
      close: (key) => closeSnackbar(key),
    };
  }, [enqueueSnackbar, closeSnackbar]);
}
