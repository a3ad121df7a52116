import MenuOutlined from '@mui/icons-material/MenuOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme, useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { roomVar, roomVars } from '../../theme/tokens.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import { EntryWord, NewCount } from '../side-menu/entry-parts.tsx';
import { type SideMenuItem, sideMenuTexts } from '../side-menu/side-menu.tsx';

const name = 'TiendaBottomBar';

/** Height above the phone's safe area: 64 px, more for two lines of larger text. */
export const barHeight = 'calc(30px + 2.125rem)';

export const Root = styled('nav', { name, slot: 'Root' })(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: theme.zIndex.appBar,
  background: theme.tokens.palette.background.paper,
  borderTop: `1px solid ${theme.tokens.palette.divider}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  [theme.breakpoints.up('md')]: { display: 'none' },
  '& > ul': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    maxWidth: 560,
    minHeight: `calc(${barHeight} - 1px)`,
    margin: '0 auto',
    padding: '0 4px',
    listStyle: 'none',
  },
}));

interface EntryProps {
  component?: ElementType;
  href?: string;
}

export const Entry = styled(ButtonBase, { name, slot: 'Entry' })<EntryProps>(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: 1,
  width: '100%',
  height: '100%',
  padding: '3px 1px',
  color: theme.tokens.palette.text.secondary,
  // Five words in a row: larger text grows only while the words stay whole.
  fontSize: `min(${theme.typography.body2.fontSize}, 4.2vw)`,
  lineHeight: 1.1,
  textAlign: 'center',
  textDecoration: 'none',
  '&.Mui-focusVisible': { outlineOffset: -2, borderRadius: theme.tokens.shape.borderRadius },
  '&[aria-current=page]': { color: theme.tokens.palette.primary.main, fontWeight: 700 },
}));

/** A pill behind the icon of the current page. */
const Pill = styled('span', { name, slot: 'Pill' })(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 'min(56px, 100%)',
  height: 28,
  flexShrink: 0,
  borderRadius: 999,
  // Only words grow with the text size: five icons have no room to grow.
  '& svg': { fontSize: 24 },
  '[aria-current=page] > &': { background: theme.tokens.palette.tint.leaf },
}));

/** Two lines at most; the menu has the full label. */
export const Word = styled('span', { name, slot: 'Word' })({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export interface BottomBarProps {
  /** Entries as in the side menu, most used first. The bar shows five, or four beside a menu button. */
  items: readonly SideMenuItem[];
  /** `href` of the current page. */
  current?: string | undefined;
  /** Opens the full menu; without `onMenu` there is no menu button. */
  onMenu?: () => void;
  menuOpen?: boolean;
  LinkComponent?: ElementType;
  /** Accessible name. */
  label?: string;
  texts?: Partial<typeof bottomBarTexts>;
}

export const bottomBarTexts = { ...sideMenuTexts, menu: 'Menú' };

const PLACES = 5;

/** Reserves room for the bar: elements at the page's bottom use `bottom: roomOf('bottomBar')`. */
const room = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    ':root': {
      [roomVars.bottomBar]: `calc(${barHeight} + env(safe-area-inset-bottom, 0px))`,
      scrollPaddingBottom: `calc(${roomVar('bottomBar')} + 12px)`,
    },
  },
});

/** Navigation on phones. Hidden on larger windows, where `SideMenu` has room. */
export function BottomBar(inProps: BottomBarProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaBottomBar' });
  const { items, current, onMenu, menuOpen = false, LinkComponent, label = 'Menú' } = props;
  const texts = { ...bottomBarTexts, ...props.texts };
  const shown = items.slice(0, onMenu ? PLACES - 1 : PLACES);
  const newInMenu = items.slice(shown.length).reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <Root aria-label={label}>
      <GlobalStyles styles={room} />
      <ul>
        {shown.map((item) => (
          <li key={item.href}>
            <Entry
              component={LinkComponent ?? KitLink}
              href={item.href}
              aria-current={item.href === current ? 'page' : undefined}
              {...(item.onClick && { onClick: item.onClick })}
            >
              <Pill>{item.icon}</Pill>
              <Word>
                <EntryWord label={item.label} shortLabel={item.shortLabel} />
              </Word>
              <NewCount count={item.count} label={texts.count} corner />
            </Entry>
          </li>
        ))}
        {onMenu && (
          <li>
            <Entry aria-haspopup="dialog" aria-expanded={menuOpen} onClick={onMenu}>
              <Pill>
                <MenuOutlined />
              </Pill>
              <Word>{texts.menu}</Word>
              <NewCount count={newInMenu} label={texts.count} corner />
            </Entry>
          </li>
        )}
      </ul>
    </Root>
  );
}
