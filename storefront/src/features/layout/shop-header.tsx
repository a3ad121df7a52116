import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocation } from '@tanstack/react-router';
import { toPesos } from 'api-client/storefront';
import { totalCents, totalUnits } from 'app-core/cart/totals';
import { type ReactNode, useMemo } from 'react';
import { AppHeader } from 'ui-kit/app-header';
import { CartButton as KitCartButton } from 'ui-kit/cart-button';
import { KitLink } from 'ui-kit/kit-link';
import { Logo } from 'ui-kit/logo';
import { touchTarget } from 'ui-kit/theme/tokens';
import { allLines, cart } from '../../shared/cart/cart.ts';
import { openCart, useCartIsLoading } from '../../shared/cart/cart-drawer.ts';
import { links, menu, ownMenu } from '../../shared/links.ts';
import { useForVisitors } from '../../shared/session/early-session.ts';
import { useLoginLink } from '../../shared/session/return-to.ts';
import { useSession, useSessionReady } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/settings.ts';
import { ShopSearch } from './shop-search.tsx';

interface ShopHeaderProps {
  menuId: string;
  menuOpen: boolean;
  onMenu: () => void;
  bell?: ReactNode;
}

/** Returns the menu entry that a path belongs to. */
const entryOf = (path: string) =>
  [...menu, ...ownMenu].find(({ href }) => path === href || path.startsWith(`${href}/`))?.href;

export function ShopHeader({ menuId, menuOpen, onMenu, bell }: ShopHeaderProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { authenticated, isStaff } = useSession();
  const actions = useMemo(
    () => (
      <>
        {bell}
        <AccountLink />
        <CartButton />
      </>
    ),
    [bell],
  );
  return (
    <AppHeader
      menuOpen={menuOpen}
      menuId={menuId}
      onMenu={onMenu}
      logo={logo}
      links={menu}
      ownLinks={authenticated && !isStaff ? ownMenu : undefined}
      current={entryOf(pathname)}
      search={search}
      texts={texts}
      actions={actions}
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

/** Button that opens the cart, with the number of units. The total shows only with prices. */
function CartButton() {
  const now = cart.use();
  const ready = useSessionReady();
  const { seesPrices } = useSession();
  const busy = useCartIsLoading();
  return (
    <KitCartButton
      count={ready ? totalUnits(allLines(now)) : undefined}
      total={seesPrices && !now.unpriced?.length ? toPesos(totalCents(now.items)) : undefined}
      busy={busy}
      onClick={openCart}
    />
  );
}

const HomeLink = styled(KitLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  textDecoration: 'none',
  // Keep the logo on one line; the search field shrinks instead.
  [theme.breakpoints.up('md')]: { flexShrink: 0, whiteSpace: 'nowrap' },
}));

export function HomeLogo() {
  const { name, logo } = useSettings();
  return (
    <HomeLink href={links.home} aria-label={`${name}, inicio`}>
      <Logo name={name} size={30} picture={logo} />
    </HomeLink>
  );
}

/** The same elements in each render, so that opening the menu does not render these parts again. */
const logo = <HomeLogo />;
const search = <ShopSearch />;
const texts = { search: 'Buscar productos' };
