import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { line } from 'ui-kit/theme/tokens';
import { version } from '../../../../package.json';
import { isAdmin, useSession } from '../../shared/session/access.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import { logOut } from '../../shared/session/session-store.ts';
import { AdminPages, OwnPages, StaffPages } from './admin-pages.tsx';
import { Keys } from './keys.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'stretch',
  paddingTop: theme.spacing(3),
  marginTop: 'auto',
  borderTop: `${line.thin} ${theme.tokens.palette.divider}`,
  // As the menu's entries, under whose icons and words theirs stand; a page's that is open is told.
  '& .MuiButton-root': {
    justifyContent: 'flex-start',
    textAlign: 'left',
    paddingInline: theme.spacing(3),
    fontWeight: 'inherit',
    '&[aria-current=page]': {
      fontWeight: theme.typography.fontWeightBold,
      color: theme.tokens.palette.primary.main,
      background: theme.tokens.palette.action.selected,
    },
  },
  '& .MuiButton-startIcon': {
    flexShrink: 0,
    width: theme.spacing(6),
    justifyContent: 'center',
    margin: theme.spacing(0, 3, 0, 0),
  },
  '& > div': { paddingInline: theme.spacing(3), overflowWrap: 'anywhere', marginBottom: theme.spacing(1) },
  // A hint for who has a keyboard at hand.
  '@media (hover: none)': { '& .tienda-keyboard': { display: 'none' } },
}));

export interface AccountProps {
  /** Opens what has a dialog of its own. */
  onOpen: (dialog: 'alerts' | 'shortcuts') => void;
  /** Another page opens: the menu makes room. */
  onNavigate: () => void;
}

/** Who is logged in, what they have chosen for this computer, and the way out. */
export function Account({ onOpen, onNavigate }: AccountProps) {
  const session = useSession();
  const { rol } = usePermisos();
  return (
    <Root aria-label="Cuenta">
      <div>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{session?.user.email}</Typography>
        <Typography variant="body2" color="textSecondary">
          {isAdmin(session) ? 'Administrador' : (rol ?? 'Empleado')}
        </Typography>
      </div>
      <StaffPages onNavigate={onNavigate} />
      <AdminPages onNavigate={onNavigate} />
      <OwnPages onNavigate={onNavigate} />
      <Entry icon={<NotificationsActiveOutlined />} onClick={() => onOpen('alerts')}>
        Avisos de pedidos
      </Entry>
      <SchemeSwitch />
      <Entry icon={<KeyboardOutlined />} onClick={() => onOpen('shortcuts')} className="tienda-keyboard">
        Atajos de teclado
        <Keys keys={['?']} aria-hidden />
      </Entry>
      <Entry icon={<LogoutOutlined />} onClick={logOut}>
        Cerrar sesión
      </Entry>
      <Typography component="div" variant="body2" color="textSecondary">
        Versión {version}
      </Typography>
    </Root>
  );
}

interface EntryProps {
  icon: ReactNode;
  children: ReactNode;
  onClick: () => void;
  className?: string;
}

const Entry = ({ icon, children, onClick, className }: EntryProps) => (
  <Button variant="text" color="inherit" startIcon={icon} onClick={onClick} className={className ?? ''}>
    {children}
  </Button>
);
