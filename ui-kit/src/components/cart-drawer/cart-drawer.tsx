import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { fullDrawer, roomVars } from '../../theme/tokens.ts';
import { wholeText } from '../../whole-text.ts';
import { CartAnnouncer } from '../cart-line/cart-announcer.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface CartDrawerProps {
  open: boolean;
  onClose: () => void;
  title?: string;
  /** Number of units, next to the title. */
  count?: number;
  /** The `CartLine`s, or an `EmptyState`. The area scrolls. */
  children: ReactNode;
  /** Always visible at the bottom: `CartTotal` and links. */
  footer?: ReactNode;
  texts?: Partial<typeof cartDrawerTexts>;
}

export const cartDrawerTexts = { close: 'Cerrar carrito' };

const WIDTH = 420;
/** Height of a toast with a button on a phone, and the gap below it. */
const TOAST = 124;
const LOW = '(max-height: 480px)';
const lying = `@media ${LOW}`;

const Panel = styled('div', { name: 'TiendaCartDrawer', slot: 'Panel' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  width: '100vw',
  [lying]: { height: 'auto', minHeight: '100%' },
  background: theme.tokens.palette.background.default,
  [theme.breakpoints.up('sm')]: { width: WIDTH },
}));

const Head = styled('header', { name: 'TiendaCartDrawer', slot: 'Head' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${theme.tokens.palette.divider}`,
}));

const Lines = styled('div', { name: 'TiendaCartDrawer', slot: 'Lines' })(({ theme }) => ({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: 16,
  // Let the last line scroll out from under a toast.
  [theme.breakpoints.down('lg')]: { paddingBottom: TOAST },
  // On a phone in landscape the footer leaves no room for the lines: scroll everything.
  [lying]: { flex: 'none', overflowY: 'visible' },
}));

const Foot = styled('footer', { name: 'TiendaCartDrawer', slot: 'Foot' })(({ theme }) => ({
  padding: '12px 16px max(16px, env(safe-area-inset-bottom))',
  background: theme.tokens.palette.background.paper,
  borderTop: `1px solid ${theme.tokens.palette.divider}`,
}));

/** The cart at the right, full screen on phones. Traps the focus while open, then returns it. */
export function CartDrawer(inProps: CartDrawerProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaCartDrawer' });
  const { open, onClose } = props;
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
    >
      <Inside {...props} titleId={id} />
    </Drawer>
  );
}

/** Puts the toasts beside the cart if the window has room. */
const toastsBeside = (theme: Theme) => ({
  ':root': { [theme.breakpoints.up('lg')]: { [roomVars.toastsRight]: `${WIDTH}px` } },
});

/** Reports the footer's height to the toasts while the footer is shown. */
function reserveFoot(foot: HTMLElement | null) {
  if (!foot || typeof ResizeObserver === 'undefined') return;
  const page = document.documentElement.style;
  const observer = new ResizeObserver(() => {
    // In a low window the footer scrolls with the lines and covers nothing.
    const height = matchMedia(LOW).matches ? 0 : foot.offsetHeight;
    page.setProperty(roomVars.drawerFoot, `${height}px`);
  });
  observer.observe(foot);
  return () => {
    observer.disconnect();
    page.removeProperty(roomVars.drawerFoot);
  };
}

/** Mounts with the drawer, so that old announcements are not read again. */
function Inside(props: CartDrawerProps & { titleId: string }) {
  const { titleId, onClose, title = 'Carrito', count, children, footer } = props;
  const texts = { ...cartDrawerTexts, ...props.texts };
  const [announced, announce] = useState('');
  return (
    <Panel {...{ [fullDrawer]: '' }}>
      <GlobalStyles styles={toastsBeside} />
      <Head>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
          {count !== undefined && count > 0 && ` (${wholeText(count)})`}
        </Typography>
        <IconButton onClick={onClose} aria-label={texts.close}>
          <CloseOutlined />
        </IconButton>
      </Head>
      <CartAnnouncer value={announce}>
        <Lines>{children}</Lines>
      </CartAnnouncer>
      {footer && <Foot ref={reserveFoot}>{footer}</Foot>}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Panel>
  );
}
