import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { roomOf } from '../../theme/tokens.ts';
import { Toast } from './toast.tsx';

/** notistack's names for the kinds that the kit offers, all with our own look. */
const kinds = { default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast };

const classes = { root: 'tienda-toasts', top: 'tienda-toasts-top', bottom: 'tienda-toasts-bottom' };

const placed = (
  <GlobalStyles
    styles={(theme) => ({
      // Also keeps them in place if a content security policy drops notistack's own style element.
      [`.${classes.root}`]: { position: 'fixed', zIndex: theme.zIndex.snackbar, maxWidth: '100vw' },
      // Below what stands at the window's top, where the page says so; and a drawer over it, of its own head.
      [`.${classes.top}`]: {
        top: `max(${roomOf('toastsTop', '14px')}, ${roomOf('drawerHead')}) !important`,
      },
      // Above what stands at the window's bottom: a phone's bar, what waits to be saved.
      [`.${classes.bottom}`]: {
        bottom: `calc(14px + ${roomOf('bottomBar')} + ${roomOf('saveBar')}) !important`,
      },
      // notistack's own width leaves out the border box and stands off the left edge on phones; and it centres by
      // moving half of that back, which here would push a centred one out of the window. Twice, to outweigh it.
      [theme.breakpoints.down('sm')]: {
        [`.${classes.root}.${classes.root}`]: { left: 16, right: 16, width: 'auto', transform: 'none' },
      },
    })}
  />
);

export interface ToastProviderProps {
  children: ReactNode;
  /** Where they are put: an element that always stands and is read aloud. */
  layer: HTMLElement | undefined;
}

/** At most three at a time, the rest wait; full width on phones. Hovering over one keeps it. */
export function ToastProvider({ children, layer }: ToastProviderProps) {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={kinds}
      {...(layer && { domRoot: layer })}
      classes={{
        containerRoot: classes.root,
        containerAnchorOriginTopRight: classes.top,
        containerAnchorOriginTopCenter: classes.top,
        containerAnchorOriginBottomCenter: classes.bottom,
      }}
    >
      {placed}
      {children}
    </SnackbarProvider>
  );
}
