import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { Toast } from './toast.tsx';

/** notistack's names for the kinds that the kit offers, all with our own look. */
const kinds = { default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast };

/** At most three at a time, top right; full width at the top on phones. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={kinds}
      classes={{ containerRoot: 'tienda-toasts' }}
    >
      <GlobalStyles
        styles={(theme) => ({
          // Also keeps them in place if a content security policy drops notistack's own style element.
          '.tienda-toasts': { position: 'fixed', zIndex: theme.zIndex.snackbar, maxWidth: '100vw' },
          // notistack's own width leaves out the border box and stands off the left edge on phones.
          [theme.breakpoints.down('sm')]: { '.tienda-toasts': { left: 16, right: 16, width: 'auto' } },
        })}
      />
      {children}
    </SnackbarProvider>
  );
}
