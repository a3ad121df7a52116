import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export interface CartDrawerProps {
  open: boolean;
  onClose: () => void;
  title?: string;
  /** Number of units, next to the title. */
  count?: number;
  /** The lines, each a `CartLine`, or an `EmptyState`. They scroll. */
  children: ReactNode;
  /** Always in view at the bottom: `CartTotal` and links. */
  footer?: ReactNode;
  closeLabel?: string;
}

const Panel = styled('div', { name: 'TiendaCartDrawer', slot: 'Panel' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  width: '100vw',
  background: theme.vars.palette.background.default,
  [theme.breakpoints.up('sm')]: { width: 420 },
}));

const Head = styled('header', { name: 'TiendaCartDrawer', slot: 'Head' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Lines = styled('div', { name: 'TiendaCartDrawer', slot: 'Lines' })({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: 16,
});

const Foot = styled('footer', { name: 'TiendaCartDrawer', slot: 'Foot' })(({ theme }) => ({
  padding: '12px 16px max(16px, env(safe-area-inset-bottom))',
  background: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** The cart at the right, the whole screen on phones. Keeps the focus inside while it is open. */
export function CartDrawer(inProps: CartDrawerProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaCartDrawer' });
  const { open, onClose, title = 'Carrito', count, children, footer, closeLabel = 'Cerrar carrito' } = props;
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
    >
      <Panel>
        <Head>
          <Typography id={id} variant="h3" component="h2">
            {title}
            {count !== undefined && count > 0 && ` (${count})`}
          </Typography>
          <IconButton onClick={onClose} aria-label={closeLabel}>
            <CloseOutlined />
          </IconButton>
        </Head>
        <Lines>{children}</Lines>
        {footer && <Foot>{footer}</Foot>}
      </Panel>
    </Drawer>
  );
}
