import { useLocation } from '@tanstack/react-router';
import { LinkList } from 'ui-kit/link-list';
import { NavDrawer } from 'ui-kit/nav-drawer';
import { links, menu, ownMenu } from '../../shared/links.ts';
import { listsLink } from '../../shared/lists/lists-link.ts';
import { SchemeSwitch } from '../../shared/scheme/scheme-switch.tsx';
import { useLoginLink } from '../../shared/session/return-to.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { HomeLogo } from './home-logo.tsx';
import type { ShopMenuProps } from './shop-menu.tsx';

/** The menu behind the header's button: the shop's pages, then the account's links. */
export function MenuPanel({ open, onClose, children }: ShopMenuProps) {
  const { authenticated } = useSession();
  const login = useLoginLink();
  const pathname = useLocation({ select: (location) => location.pathname });
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
  return (
    <NavDrawer open={open} onClose={onClose} links={menu} current={pathname} head={<HomeLogo />}>
      <LinkList items={account} current={pathname} onNavigate={onClose} label="Tu cuenta" />
      {children}
      <SchemeSwitch />
    </NavDrawer>
  );
}
