import MenuOutlined from '@mui/icons-material/MenuOutlined';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type Theme, useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { roomOf, roomVars } from '../../theme/tokens.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import { EntryWord } from '../side-menu/entry-word.tsx';
import { NewCount } from '../side-menu/new-count.tsx';
import { type SideMenuItem, sideMenuTexts } from '../side-menu/side-menu.tsx';
import { barHeight, Entry, Pill, Root, Word } from './bottom-bar-parts.ts';

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
      scrollPaddingBottom: `calc(${roomOf('bottomBar')} + 12px)`,
    },
  },
});

/** Navigation on phones. Hidden on larger windows, where `SideMenu` has room. */
export function BottomBar(inProps: BottomBarProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaBottomBar' });
  const { items, current, onMenu, menuOpen = false, LinkComponent, label = 'Menú' } = props;
  const texts = { ...bottomBarTexts, ...props.texts };
  const shown = items.slice(0, onMenu ? PLACES - 1 : PLACES);
  const newElsewhere = items.slice(shown.length).reduce((sum, { count = 0 }) => sum + count, 0);
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
              <NewCount count={newElsewhere} label={texts.count} corner />
            </Entry>
          </li>
        )}
      </ul>
    </Root>
  );
}
