import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled, useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { version } from '../../../../package.json';
import { setScheme } from '../../shared/scheme-store.ts';
import { isAdmin, logOut, useSession, useUsuarioId } from '../../shared/session/access.ts';
import { usePermisos } from '../../shared/session/permisos.ts';

import { OWN_PAGES } from './areas.tsx';
import { Keys } from './keys.tsx';
import { entryStyles, MenuGroup, PageEntry } from './menu-pages.tsx';
import { openGroup, useMenuGroups } from './menu-store.ts';

/** Switches between light and dark; the default follows the system. */
function SchemeSwitch() {
  const { mode, systemMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <Button
      fullWidth
      variant="text"
      color="inherit"
      startIcon={dark ? <LightModeOutlined /> : <DarkModeOutlined />}
      onClick={() => setScheme(dark ? 'light' : 'dark')}
    >
      {dark ? 'Modo claro' : 'Modo oscuro'}
    </Button>
  );
}

const Root = styled('section')(({ theme }) => ({
  ...entryStyles(theme),
  marginTop: 'auto',
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid' },
  // Only for devices with a keyboard.
  '@media (hover: none)': { '& .tienda-keyboard': { display: 'none' } },
}));

const Who = styled('span')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.tokens.palette.text.primary,
}));

/** The key under which the menu stores whether the account group is open. */
const CUENTA = 'Cuenta';

interface AccountProps {
  /** Opens a dialog. */
  onOpen: (dialog: 'alerts' | 'shortcuts') => void;
  /** Called on navigation, to close the menu. */
  onNavigate: () => void;
}

/** The user, settings of this computer, and logout. */
export function Account({ onOpen, onNavigate }: AccountProps) {
  const session = useSession();
  const { rol } = usePermisos();
  const usuarioId = useUsuarioId() ?? '';
  const open = useMenuGroups(usuarioId).opened.includes(CUENTA);
  return (
    <Root aria-label="Cuenta">
      <MenuGroup
        open={open}
        onToggle={(next) => openGroup(usuarioId, CUENTA, next)}
        title={
          <Who>
            <span>{session?.user.email}</span>
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
            >
              <span>{isAdmin(session) ? 'Administrador' : (rol ?? 'Empleado')}</span>{' '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                Versión {version}
              </Box>
            </Typography>
          </Who>
        }
      >
        {open && (
          <>
            {OWN_PAGES.map((page) => (
              <li key={page.href}>
                <PageEntry {...page} onNavigate={onNavigate} />
              </li>
            ))}
            <li>
              <SchemeSwitch />
            </li>
            <li className="tienda-keyboard">
              <Entry icon={<KeyboardOutlined />} onClick={() => onOpen('shortcuts')}>
                Atajos de teclado
                <Keys keys={['?']} aria-hidden />
              </Entry>
            </li>
          </>
        )}
      </MenuGroup>
      <Entry icon={<NotificationsActiveOutlined />} onClick={() => onOpen('alerts')}>
        Avisos de pedidos
      </Entry>
      <Entry icon={<LogoutOutlined />} onClick={logOut}>
        Cerrar sesión
      </Entry>
    </Root>
  );
}

interface EntryProps {
  icon: ReactNode;
  children: ReactNode;
  onClick: () => void;
}

const Entry = ({ icon, children, onClick }: EntryProps) => (
  <Button fullWidth variant="text" color="inherit" startIcon={icon} onClick={onClick}>
    {children}
  </Button>
);
