import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AppHeader } from 'ui-kit/app-header';
import { touchTarget } from 'ui-kit/theme/tokens';
import { links, menu, ownMenu } from '../../shared/links.ts';
import { useForVisitors } from '../../shared/session/early-session.ts';
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

/** Returns the menu entry that a path belongs to. */
const entryOf = (path: string) =>
  [...menu, ...ownMenu].find(({ href }) => path === href || path.startsWith(`${href}/`))?.href;

export function ShopHeader({ menuOpen, onMenu, bell }: ShopHeaderProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { authenticated, isStaff } = useSession();
  return (
    <AppHeader
      menuOpen={menuOpen}
      onMenu={onMenu}
      logo={<HomeLogo />}
      links={menu}
      ownLinks={authenticated && !isStaff ? ownMenu : undefined}
      current={entryOf(pathname)}
      search={<ShopSearch />}
      texts={{ search: 'Buscar productos' }}
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

/** Link to the login or the account, equally wide. Phones have the link in the menu; tablets show only the icon. */
function AccountLink() {
  const { authenticated } = useSession();
  const login = useLoginLink();
  const forVisitors = useForVisitors();
  const label = authenticated ? 'Mi cuenta' : 'Iniciar sesión';
  return (
    <Button
      {...forVisitors}
      href={authenticated ? links.usuario : login}
      color="secondary"
      aria-label={label}
      startIcon={<PersonOutlineOutlined />}
      sx={({ breakpoints, spacing }) => ({
        display: { xs: 'none', md: 'inline-flex' },
        minWidth: touchTarget,
        whiteSpace: 'nowrap',
        [breakpoints.up('lg')]: { minWidth: spacing(38) },
        [breakpoints.down('lg')]: { '& .MuiButton-startIcon': { margin: 0 } },
      })}
    >
      <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
}
