import CloseOutlined from '@mui/icons-material/CloseOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { type Theme, useThemeProps } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ElementType, type ReactNode, useRef } from 'react';
import { layout } from '../../theme/tokens.ts';
import { useShrink } from '../app-header/use-shrink.ts';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { SideMenu, type SideMenuItem } from '../side-menu/side-menu.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Content, DrawerPanel, Rail, Root, Side, TopBar } from './app-shell-parts.ts';

export interface AppShellProps {
  /** Menu entries, most used first. Phones show four in the bottom bar and all behind 'Menú'. */
  items: readonly SideMenuItem[];
  current?: string | undefined;
  LinkComponent?: ElementType;
  /** Whether the menu over the page is open, on tablets and phones. */
  menuOpen: boolean;
  onMenuToggle: (open: boolean) => void;
  /** Whether the menu beside the page is hidden behind its button. Default false. */
  menuFolded?: boolean;
  onMenuFold?: (folded: boolean) => void;
  /** Link to the home page with the logo. */
  logo: ReactNode;
  /** Right end of the top bar: bell and account. */
  actions?: ReactNode;
  /** Bottom of the menu: colour scheme and 'Cerrar sesión'. */
  menuFooter?: ReactNode;
  children: ReactNode;
  mainId?: string;
  texts?: Partial<typeof appShellTexts>;
}

export const appShellTexts = { menu: 'Menú', closeMenu: 'Cerrar menú' };

/** Frame of the back office: a foldable menu at the left, a rail on tablets, a bottom bar on phones. */
export function AppShell(inProps: AppShellProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaAppShell' });
  const { items, current, LinkComponent, menuOpen, onMenuToggle, logo, actions, menuFooter, children } =
    props;
  const { menuFolded = false, onMenuFold, mainId = 'contenido' } = props;
  const texts = { ...appShellTexts, ...props.texts };
  const stays = useMediaQuery((theme: Theme) => theme.breakpoints.up(layout.menuStays));
  const bar = useRef<HTMLElement>(null);
  const away = useShrink(bar);
  const folded = stays && menuFolded;
  const close = () => onMenuToggle(false);
  const menu = { items, current, label: texts.menu, ...(LinkComponent && { LinkComponent }) };
  const news = items.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <Root ownerState={{ folded }}>
      <SkipLink targetId={mainId} />
      <TopBar ref={bar} data-away={away}>
        <Button
          color="inherit"
          startIcon={
            <Badge color="error" variant="dot" invisible={news === 0}>
              <MenuOutlined />
            </Badge>
          }
          aria-expanded={stays ? !folded : menuOpen}
          aria-haspopup={stays ? undefined : 'dialog'}
          onClick={() => (stays ? onMenuFold?.(!folded) : onMenuToggle(!menuOpen))}
        >
          {texts.menu}
        </Button>
        {logo}
        <span>{actions}</span>
      </TopBar>
      {!folded && (
        <Side>
          <SideMenu {...menu} />
          {menuFooter}
        </Side>
      )}
      <Rail>
        <SideMenu {...menu} rail />
      </Rail>
      <BottomBar
        {...menu}
        menuOpen={menuOpen}
        texts={{ menu: texts.menu }}
        onMenu={() => onMenuToggle(true)}
      />
      <Content id={mainId} tabIndex={-1}>
        {children}
      </Content>
      <Drawer
        open={menuOpen}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': texts.menu } }}
      >
        <DrawerPanel>
          <header>
            <b>{texts.menu}</b>
            <IconButton aria-label={texts.closeMenu} onClick={close}>
              <CloseOutlined />
            </IconButton>
          </header>
          <SideMenu {...menu} onNavigate={close} />
          {menuFooter}
        </DrawerPanel>
      </Drawer>
    </Root>
  );
}
