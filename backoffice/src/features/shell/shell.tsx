import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { ConnectionNotice } from 'app-core/connection/connection-notice';
import { type ReactNode, useEffect, useState } from 'react';
import { AppShell } from 'ui-kit/app-shell';
import { useBackCloses } from 'ui-kit/back-closes';
import { KitLink } from 'ui-kit/kit-link';
import { lateView, useLateView } from 'ui-kit/late-view';
import { Logo } from 'ui-kit/logo';
import { roomVars, touchTarget } from 'ui-kit/theme/tokens';
import { Density } from '../../shared/density.tsx';
import { useLiveLost } from '../../shared/live.ts';
import { markRead, useNotificaciones } from '../../shared/notificaciones.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import { mayOpen } from '../../shared/session/screens.ts';
import { listenForShortcuts, onShortcut, useShortcut } from '../../shared/shortcuts/shortcuts.ts';
import { useTienda } from '../../shared/tienda.ts';
import { Account } from './account.tsx';
import { AREAS } from './areas.tsx';
import { MenuPages } from './menu-pages.tsx';
import { foldMenu, useMenuFolded } from './menu-store.ts';
import { NEW_PEDIDO, NewPedido } from './new-pedido.tsx';
import { NotificationsBell } from './notifications-bell.tsx';
import { PaletteSlot } from './palette/palette-slot.tsx';

const Home = styled(KitLink)(({ theme }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: touchTarget,
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  '& > span': { display: 'flex' },
  // Larger text may break the word beside the three buttons.
  '& > span:last-child': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > .tienda-name': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    '& > .tienda-name': { display: 'flex' },
    '& > .tienda-mark': { display: 'none' },
  },
}));

/** The shop's name and 'Panel Administrador', linked to the start page. */
function HomeLink() {
  const logo = useTienda();
  return (
    <Home href="/panel-principal">
      <span className="tienda-mark" aria-hidden>
        <Logo {...logo} compact size={28} />
      </span>
      <span className="tienda-name">
        <Logo {...logo} size={28} />
      </span>
      <span>Panel Administrador</span>
    </Home>
  );
}

/** Registers the shortcuts of the frame: '?' for help, 'g' and a letter for each area and a new order. */
function useShellShortcuts(onHelp: () => void): void {
  const router = useRouter();
  useShortcut('help', onHelp);
  useEffect(() => {
    const go = (href: string) => mayOpen(href) && void router.navigate({ href });
    const undo = AREAS.flatMap(({ shortcut, href }) =>
      shortcut ? [onShortcut(shortcut, () => go(href))] : [],
    );
    undo.push(onShortcut('goNewPedido', () => go(NEW_PEDIDO)));
    undo.push(listenForShortcuts());
    return () => {
      for (const one of undo) one();
    };
  }, [router]);
}

const HeaderActions = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  [theme.breakpoints.up('md')]: { gap: theme.spacing(4) },
}));

/** Below the bar, so that toasts do not cover bell and cart. */
const toastsBelowBar = (theme: Theme) => ({ ':root': { [roomVars.toastsTop]: theme.spacing(17) } });

const shortcutsDialog = lateView(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);
const alertsDialog = lateView(async () => (await import('./alerts-dialog.tsx')).AlertsDialog);

/** The frame of every page: menu with badges, bell, account, shortcuts. */
export function Shell({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const [dialog, setDialog] = useState<'shortcuts' | 'alerts'>();
  const pathname = useLocation({ select: (location) => location.pathname });
  const lost = useLiveLost();
  const queryClient = useQueryClient();
  usePermisos();
  const areas = AREAS.filter(({ href }) => mayOpen(href));
  // Only notifications of areas that the user may open.
  const notificaciones = useNotificaciones().filter((one) => areas.some(({ tipo }) => tipo === one.tipo));
  useShellShortcuts(() => setDialog('shortcuts'));

  const items = areas.map(({ tipo, paths, shortcut: _, ...item }) => ({
    ...item,
    ...(tipo && {
      count: notificaciones.filter((notificacion) => notificacion.tipo === tipo).length,
      // The area marks them as read when it opens; this handles a click in the open area.
      ...(paths.test(pathname) && { onClick: () => void markRead(queryClient, tipo) }),
    }),
  }));
  const close = () => setDialog(undefined);
  const ShortcutsDialog = useLateView(shortcutsDialog, dialog === 'shortcuts');
  const AlertsDialog = useLateView(alertsDialog, dialog === 'alerts');
  const closeMenu = () => setMenuOpen(false);
  useBackCloses(menuOpen, closeMenu);

  return (
    <AppShell
      items={items}
      current={AREAS.find(({ paths }) => paths.test(pathname))?.href}
      menuOpen={menuOpen}
      onMenuToggle={setMenuOpen}
      menuFolded={useMenuFolded()}
      onMenuFold={foldMenu}
      logo={<HomeLink />}
      actions={
        <HeaderActions>
          <PaletteSlot />
          <NewPedido />
          <NotificationsBell notificaciones={notificaciones} />
        </HeaderActions>
      }
      menuFooter={
        <>
          <MenuPages onNavigate={closeMenu} />
          <Account onOpen={setDialog} onNavigate={closeMenu} />
        </>
      }
    >
      <GlobalStyles styles={toastsBelowBar} />
      <Density />
      <ConnectionNotice
        otherwise={
          lost && 'Sin conexión en vivo. Lo nuevo no aparece solo hasta que vuelva; seguimos intentando.'
        }
      />
      {children}
      {ShortcutsDialog && <ShortcutsDialog open={dialog === 'shortcuts'} onClose={close} />}
      {AlertsDialog && <AlertsDialog open={dialog === 'alerts'} onClose={close} />}
    </AppShell>
  );
}
