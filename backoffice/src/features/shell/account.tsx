import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { version } from '../../../../package.json';
import { isAdmin, useSession } from '../../shared/session/access.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import { logOut } from '../../shared/session/session-store.ts';
import { Keys } from './keys.tsx';
import { likeEntries } from './like-entries.ts';
import { PageEntry } from './menu-pages.tsx';
import { OWN_PAGES } from './page-groups.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

const Root = styled('section')(({ theme }) => ({
  ...likeEntries(theme),
  marginTop: 'auto',
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
      {OWN_PAGES.map((page) => (
        <PageEntry key={page.href} {...page} onNavigate={onNavigate} />
      ))}
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
