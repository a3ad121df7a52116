import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { fullDrawer, roomVar, touchArea } from '../../theme/tokens.ts';
import { avoidControls, MOVED_ASIDE_ATTRIBUTE } from './avoid-controls.ts';
import { Toast } from './toast.tsx';
import {
  showToastsOn,
  type ToastKey,
  type ToastOptions,
  type ToastOrder,
  type ToastPlace,
  type ToastScreen,
} from './toasts.ts';

/**
 * Shows one toast at a time on `screen`, for phones. A newer toast replaces an older one, but errors stay for their
 * full time. A `live` toast, about another person's action, waits for its turn and can be replaced. Returns the screen
 * and `ended`; call it with the key of each toast that disappeared.
 */
export function oneAtATime(screen: ToastScreen): ToastScreen & { ended: (key: ToastKey) => void } {
  let current: ToastOrder | undefined;
  let waiting: ToastOrder[] = [];
  const showOrder = (order: ToastOrder | undefined) => {
    current = order;
    if (order) screen.show(order);
  };
  const ended = (key: ToastKey) => {
    if (current?.key === key) showOrder(waiting.shift());
  };
  return {
    show: (order) => {
      if (order.once && [current, ...waiting].some((one) => one?.key === order.key)) return;
      if (!current) return showOrder(order);
      if (order.live) return void waiting.push(order);
      waiting = waiting.filter(({ kind }) => kind === 'error');
      if (current.kind === 'error') return void waiting.push(order);
      const replaced = current.key;
      showOrder(order);
      screen.close(replaced);
    },
    close: (key) => {
      waiting = key === undefined ? [] : waiting.filter((one) => one.key !== key);
      screen.close(key);
      // The screen reports no end for a toast that it has not shown yet.
      if (key === undefined || current?.key === key) showOrder(waiting.shift());
    },
    ended,
  };
}

const name = 'TiendaToast';

const Detail = styled('span', { name, slot: 'Detail' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.tokens.palette.text.secondary,
  '& a': { ...touchArea, color: theme.tokens.palette.primary.main, fontWeight: 600 },
}));

interface ToastWordsProps {
  message: string;
  detail: NonNullable<ToastOptions['detail']>;
}

/** The message with its detail below. */
function ToastWords({ message, detail: { text, href, onOpen } }: ToastWordsProps) {
  const open = (event: MouseEvent) => {
    // Let the browser open another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <>
      <span>{message}</span>
      <Detail>
        <a href={href} onClick={open}>
          {text}
        </a>
      </Detail>
    </>
  );
}

type ToastActionProps = NonNullable<ToastOptions['action']> & { onDone: () => void };

/** Action button; runs once, because the toast closes with a delay. */
function ToastAction({ label, onClick, onDone }: ToastActionProps) {
  const done = useRef(false);
  return (
    <Button
      onClick={() => {
        if (done.current) return;
        done.current = true;
        onClick();
        onDone();
      }}
    >
      {label}
    </Button>
  );
}

/** notistack's names of the kit's toast kinds, all with the kit's component. */
const kinds = { default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast };

const classes = {
  root: 'tienda-toasts',
  top: 'tienda-toasts-top',
  right: 'tienda-toasts-right',
  bottom: 'tienda-toasts-bottom',
};

/** Bottom distance above the phone's bar and the save bar. */
const aboveTheBottom = `calc(14px + ${roomVar('bottomBar')} + ${roomVar('saveBar')}) !important`;

const placed = (
  <GlobalStyles
    styles={(theme) => ({
      // Also keeps the position if a content security policy blocks notistack's style element.
      [`.${classes.root}`]: { position: 'fixed', zIndex: theme.zIndex.snackbar, maxWidth: '100vw' },
      // Below elements at the window's top that the page reports.
      [`.${classes.top}`]: { top: `${roomVar('toastsTop', '14px')} !important` },
      // Used while the toasts would cover the elements in use at the top.
      [`[${MOVED_ASIDE_ATTRIBUTE}] .${classes.top}`]: { top: 'auto !important', bottom: aboveTheBottom },
      // No toast fits beside an open drawer. Toasts are about the drawer's first lines: use the drawer's end.
      [theme.breakpoints.down('lg')]: {
        [`:root:has([${fullDrawer}]) .${classes.top}`]: {
          top: 'auto !important',
          bottom: `calc(14px + ${roomVar('drawerFoot')}) !important`,
        },
      },
      // Beside elements that must not be covered.
      [theme.breakpoints.up('sm')]: {
        [`.${classes.right}`]: { right: `calc(20px + ${roomVar('toastsRight')}) !important` },
      },
      [`.${classes.bottom}`]: { bottom: aboveTheBottom },
      // notistack's width ignores the border and leaves a left gap on phones. Its centring transform would move the
      // toast out of the window. The doubled selector outweighs its rules.
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

/** Shows the toasts of `toasts`; registered before the first paint. */
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
  /** Element for the toasts that always exists and is a live region. */
  layer: HTMLElement;
}

/** Shows at most two toasts, or one on a phone in full width. Hovering keeps a toast. */
export function ToastProvider({ layer }: ToastProviderProps) {
  const single = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
  useEffect(() => avoidControls(layer, `.${classes.top}`), [layer]);
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
