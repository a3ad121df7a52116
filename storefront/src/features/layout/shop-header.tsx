import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AppHeader } from 'ui-kit/app-header';
import { KitLink } from 'ui-kit/kit-link';
import { SearchField } from 'ui-kit/search-field';
import { links, menu } from '../../shared/links.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CartButton } from './cart-button.tsx';
import { HomeLogo } from './home-logo.tsx';

export interface ShopHeaderProps {
  menuOpen: boolean;
  onMenu: () => void;
  bell?: ReactNode;
}

/** The menu entry that a path belongs to. */
const entryOf = (path: string) => menu.find(({ href }) => path === href || path.startsWith(`${href}/`))?.href;

export function ShopHeader({ menuOpen, onMenu, bell }: ShopHeaderProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  return (
    <AppHeader
      menuOpen={menuOpen}
      onMenu={onMenu}
      logo={<HomeLogo />}
      links={menu}
      current={entryOf(pathname)}
      search={
        <SearchField
          key={pathname}
          label="Buscar productos"
          onSearch={(term) => void (term && navigate({ to: links.categorias, search: { term } }))}
        />
      }
      searchButton={
        <IconButton component={KitLink} href={links.categorias} aria-label="Buscar productos">
          <SearchOutlined />
        </IconButton>
      }
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
  const label = authenticated ? 'Mi cuenta' : 'Iniciar sesión';
  return (
    <Button
      component={KitLink}
      href={authenticated ? links.usuario : links.login}
      color="secondary"
      startIcon={<PersonOutlineOutlined />}
      sx={{ display: { xs: 'none', md: 'inline-flex' }, minWidth: 150, whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  );
}
