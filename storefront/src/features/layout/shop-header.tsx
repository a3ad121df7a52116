import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import Button from '@mui/material/Button';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AppHeader } from 'ui-kit/app-header';
import { KitLink } from 'ui-kit/kit-link';
import { links, menu } from '../../shared/links.ts';
import { useLoginLink } from '../../shared/session/return-to.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CartButton } from './cart-button.tsx';
import { HomeLogo } from './home-logo.tsx';
import { ShopSearch } from './shop-search.tsx';

export interface ShopHeaderProps {
  menuOpen: boolean;
  onMenu: () => void;
  bell?: ReactNode;
}

/** The menu entry that a path belongs to. */
const entryOf = (path: string) => menu.find(({ href }) => path === href || path.startsWith(`${href}/`))?.href;

export function ShopHeader({ menuOpen, onMenu, bell }: ShopHeaderProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <AppHeader
      menuOpen={menuOpen}
      onMenu={onMenu}
      logo={<HomeLogo />}
      links={menu}
      current={entryOf(pathname)}
      search={<ShopSearch />}
      searchLabel="Buscar productos"
      actions={
        <>
          {bell}
          <AccountLink />
          <CartButton />
        </>
      }
    />
  );
}

/** Way in, or way to one's account, as wide in both cases. On phones the menu has it. */
function AccountLink() {
  const { authenticated } = useSession();
  const login = useLoginLink();
  const label = authenticated ? 'Mi cuenta' : 'Iniciar sesión';
  return (
    <Button
      component={KitLink}
      href={authenticated ? links.usuario : login}
      color="secondary"
      startIcon={<PersonOutlineOutlined />}
      sx={{
        display: { xs: 'none', md: 'inline-flex' },
        minWidth: (theme) => theme.spacing(38),
        whiteSpace: 'nowrap',
      }}
    >
      {label}
    </Button>
  );
}
