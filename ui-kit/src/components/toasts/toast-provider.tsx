import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useLayoutEffect } from 'react';
import { fullDrawer, roomOf } from '../../theme/tokens.ts';
import { keepClear, movedAside } from './keep-clear.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { Toast } from './toast.tsx';
import { ToastAction, ToastWords } from './toast-parts.tsx';
import { showToastsOn, type ToastPlace, type ToastScreen } from './toasts.ts';

/** notistack's names for the kinds that the kit offers, all with our own look. */
const kinds = { default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast };

const classes = {
  root: 'tienda-toasts',
  top: 'tienda-toasts-top',
  right: 'tienda-toasts-right',
  bottom: 'tienda-toasts-bottom',
};

/** Above what stands at the window's bottom: a phone's bar, what waits to be saved. */
const aboveTheBottom = `calc(14px + ${roomOf('bottomBar')} + ${roomOf('saveBar')}) !important`;

const placed = (
  <GlobalStyles
    styles={(theme) => ({
      // Also keeps them in place if a content security policy drops notistack's own style element.
      [`.${classes.root}`]: { position: 'fixed', zIndex: theme.zIndex.snackbar, maxWidth: '100vw' },
      // Below what stands at the window's top, where the page says so.
      [`.${classes.top}`]: { top: `${roomOf('toastsTop', '14px')} !important` },
      // While they would cover what is in use up there.
      [`[${movedAside}] .${classes.top}`]: { top: 'auto !important', bottom: aboveTheBottom },
      // No toast fits beside an open drawer here. The drawer's first lines are what a toast is about: its end stays free.
      [theme.breakpoints.down('lg')]: {
        [`:root:has([${fullDrawer}]) .${classes.top}`]: {
          top: 'auto !important',
          bottom: `calc(14px + ${roomOf('drawerFoot')}) !important`,
        },
      },
      // Beside what is not to be covered there.
      [theme.breakpoints.up('sm')]: {
        [`.${classes.right}`]: { right: `calc(20px + ${roomOf('toastsRight')}) !important` },
      },
      [`.${classes.bottom}`]: { bottom: aboveTheBottom },
      // notistack's own width leaves out the border box and stands off the left edge on phones; and it centres by
      // moving half of that back, which here would push a centred one out of the window. Twice, to outweigh it.
      [theme.breakpoints.down('sm')]: {
        [`.${classes.root}.${classes.root}`]: { left: 16, right: 16, width: 'auto', transform: 'none' },
      },
    })}
  />
);

const places = {
  'top-right': { vertical: 'top', horizontal: 'right' },
  'top-center': { vertical: 'top', horizontal: 'center' },
  'bottom-center': { vertical: 'bottom', horizontal: 'center' },
} as const satisfies Record<ToastPlace, object>;

/** Shows what is asked for by `toasts`, from before the page is painted on. */
function Screen({ single }: { single: boolean }) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useLayoutEffect(() => {
    const screen: ToastScreen = {
      show: ({ key, kind, message, once, duration, place = 'top-right', detail, action }) =>
        void enqueueSnackbar({
          key,
          message: detail ? <ToastWords message={message} detail={detail} /> : message,
          action: action && <ToastAction {...action} onDone={() => closeSnackbar(key)} />,
          variant: kind,
          anchorOrigin: places[place],
          preventDuplicate: once,
          onExited: () => phone.ended(key),
          ...(duration !== undefined && { autoHideDuration: duration }),
        }),
      close: closeSnackbar,
    };
    const phone = oneAtATime(screen);
    return showToastsOn(single ? phone : screen);
  }, [enqueueSnackbar, closeSnackbar, single]);
  return null;
}

export interface ToastProviderProps {
  /** Where they are put: an element that always stands and is read aloud. */
  layer: HTMLElement;
}

/** At most two at a time, one on a phone, which has them in full width. Hovering over one keeps it. */
export function ToastProvider({ layer }: ToastProviderProps) {
  const single = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
  useEffect(() => keepClear(layer, `.${classes.top}`), [layer]);
  return (
    <SnackbarProvider
      maxSnack={single ? 1 : 2}
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={kinds}
      domRoot={layer}
      classes={{
        containerRoot: classes.root,
        containerAnchorOriginTopRight: `${classes.top} ${classes.right}`,
        containerAnchorOriginTopCenter: classes.top,
        containerAnchorOriginBottomCenter: classes.bottom,
      }}
    >
      {placed}
      <Screen single={single} />
    </SnackbarProvider>
  );
}
