import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Button from '@mui/material/Button';
import { useLocation, useRouteContext } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';
import { LinkList } from 'ui-kit/link-list';
import { NavDrawer } from 'ui-kit/nav-drawer';
import { useToasts } from 'ui-kit/use-toasts';
import { links, listsLink, menu, ownMenu } from '../../shared/links.ts';
import { changeScheme } from '../../shared/scheme/follow-scheme.ts';
import { useDark } from '../../shared/scheme/look.ts';
import { useLoginLink } from '../../shared/session/return-to.ts';
import { useSession } from '../../shared/session/session.ts';
import { HomeLogo } from './shop-header.tsx';

interface MenuPanelProps {
  /** For the header's button. */
  id: string;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Stays the same element, so that opening the menu does not render it again. */
const logo = <HomeLogo />;

/** The menu behind the header's button: the shop's pages, then the account's links. */
export function MenuPanel({ id, open, onOpen, onClose, children }: MenuPanelProps) {
  useBackCloses(open, onClose);
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <NavDrawer
      id={id}
      open={open}
      onOpenedEarly={onOpen}
      onClose={onClose}
      links={menu}
      current={pathname}
      head={logo}
    >
      <AccountLinks current={pathname} onNavigate={onClose} />
      {children}
      <SchemeSwitch onFailed={onClose} />
    </NavDrawer>
  );
}

interface AccountLinksProps {
  current: string;
  onNavigate: () => void;
}

const AccountLinks = memo(function AccountLinks({ current, onNavigate }: AccountLinksProps) {
  const { authenticated } = useSession();
  const login = useLoginLink();
  const account = authenticated
    ? [
        { label: 'Mi cuenta', href: links.usuario },
        ...ownMenu,
        listsLink,
        { label: 'Lista de precios', href: links.listaDePrecios },
      ]
    : [
        { label: 'Iniciar sesión', href: login },
        { label: 'Solicitar una cuenta', href: links.registro },
      ];
  return <LinkList items={account} current={current} onNavigate={onNavigate} label="Tu cuenta" />;
});

/**
 * Switches between light and dark. Without a choice the device decides.
 * @param onFailed closes the menu, which would cover the toast
 */
const SchemeSwitch = memo(function SchemeSwitch({ onFailed }: { onFailed: () => void }) {
  const page = useRouteContext({ from: '__root__' });
  const dark = useDark();
  const toasts = useToasts();
  return (
    <Button
      variant="text"
      color="inherit"
      startIcon={dark ? <LightModeOutlined /> : <DarkModeOutlined />}
      onClick={() =>
        changeScheme(page).catch(() => {
          onFailed();
          toasts.error('No pudimos cambiar los colores. Intenta de nuevo.');
        })
      }
    >
      {dark ? 'Modo claro' : 'Modo oscuro'}
    </Button>
  );
});
