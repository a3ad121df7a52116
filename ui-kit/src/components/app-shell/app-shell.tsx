import CloseOutlined from '@mui/icons-material/CloseOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme, useThemeProps } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ElementType, type ReactNode, useRef } from 'react';
import { layout, motion, pageWidth, roomVar, whereCompact } from '../../theme/tokens.ts';
import { useShrink } from '../app-header/use-shrink.ts';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { SideMenu, type SideMenuItem } from '../side-menu/side-menu.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';

const barHeight = 60;

export const Root = styled('div', { name: 'TiendaAppShell', slot: 'Root' })<{
  ownerState: { folded: boolean };
}>(({ theme, ownerState }) => ({
  minHeight: '100dvh',
  [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)' },
  [theme.breakpoints.up(layout.menuStays)]: {
    gridTemplateColumns: ownerState.folded ? 'minmax(0, 1fr)' : '264px minmax(0, 1fr)',
  },
  gridTemplateRows: `${barHeight}px 1fr`,
}));

const TopBar = styled('header', { name: 'TiendaAppShell', slot: 'TopBar' })(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: barHeight,
  paddingInline: 12,
  background: theme.tokens.palette.background.default,
  borderBottom: `1px solid ${theme.tokens.palette.divider}`,
  // Shrink the logo, not the bell.
  '& > *': { minWidth: 0 },
  '& > button': { flexShrink: 0 },
  '& > :last-child': {
    flexShrink: 0,
    marginInlineStart: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: 4,
  },
  // Use rem at the end: the bell's count grows with the text and must stay in the window.
  [theme.breakpoints.down('md')]: {
    paddingInline: '16px 1rem',
    // The bottom bar has a menu button.
    '& > button': { display: 'none' },
    // Hide the bar on scrolling down; show it on scrolling up.
    transition: `transform ${motion.usual}ms`,
    '&[data-away=true]': { transform: 'translateY(-100%)' },
  },
  [theme.breakpoints.up(layout.menuStays)]: { paddingInline: '12px 1.5rem' },
}));

/**
 * Paint last: a scrolling element is a separate compositor layer, and every later part of a table gets a layer too. A
 * large order would have four hundred.
 */
const afterContent = { zIndex: 1 };

export const Side = styled('div', { name: 'TiendaAppShell', slot: 'Side' })(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up(layout.menuStays)]: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 16,
    position: 'sticky',
    top: barHeight,
    height: `calc(100dvh - ${barHeight}px)`,
    overflowY: 'auto',
    ...afterContent,
    padding: 12,
    borderInlineEnd: `1px solid ${theme.tokens.palette.divider}`,
  },
}));

export const Rail = styled('div', { name: 'TiendaAppShell', slot: 'Rail' })(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.between('md', layout.menuStays)]: {
    display: 'block',
    position: 'sticky',
    top: barHeight,
    height: `calc(100dvh - ${barHeight}px)`,
    overflowY: 'auto',
    ...afterContent,
    padding: 6,
    borderInlineEnd: `1px solid ${theme.tokens.palette.divider}`,
  },
}));

export const Content = styled('main', { name: 'TiendaAppShell', slot: 'Content' })(({ theme }) => ({
  width: '100%',
  maxWidth: pageWidth.backoffice + 48,
  minWidth: 0,
  marginInline: 'auto',
  padding: `16px 16px calc(32px + ${roomVar('bottomBar')})`,
  outline: 'none',
  [theme.breakpoints.up('md')]: {
    padding: '24px 24px 64px',
    [whereCompact]: { paddingTop: 12 },
  },
}));

const DrawerPanel = styled('div', { name: 'TiendaAppShell', slot: 'DrawerPanel' })(({ theme }) => ({
  width: 'min(300px, 86vw)',
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 12,
  background: theme.tokens.palette.background.default,
  // Keep the close button visible while a long menu scrolls.
  '& > header': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInlineStart: 12,
    background: theme.tokens.palette.background.default,
  },
}));

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
