import ListItemButton from '@mui/material/ListItemButton';
import { styled, useThemeProps } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ElementType, ReactNode } from 'react';
import { whereCompact } from '../../theme/tokens.ts';
import { wholeText } from '../../whole-text.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import { EntryWord, NewCount } from './entry-parts.tsx';

export interface SideMenuItem {
  label: string;
  /** One word for the rail and the bottom bar: 'Pedidos'. Default: the label. */
  shortLabel?: string;
  href: string;
  /** Outlined icon, 24 px. */
  icon: ReactNode;
  /** Number of new items; 0 shows nothing. */
  count?: number;
  onClick?: () => void;
}

export interface SideMenuProps {
  items: readonly SideMenuItem[];
  /** `href` of the current page. */
  current?: string | undefined;
  /** Whether to show icons over small words, for narrow columns; tooltips show the labels. Default false. */
  rail?: boolean;
  LinkComponent?: ElementType;
  onNavigate?: () => void;
  label?: string;
  texts?: Partial<typeof sideMenuTexts>;
}

export const sideMenuTexts = {
  /** Returns the text read in place of a figure. */
  count: (count: number) => (count === 1 ? '1 nueva' : `${wholeText(count)} nuevas`),
};

const Root = styled('nav', { name: 'TiendaSideMenu', slot: 'Root' })<{ ownerState: { rail: boolean } }>(
  ({ theme, ownerState }) => ({
    '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 },
    '& .MuiListItemButton-root': {
      gap: 12,
      paddingInline: 12,
      overflowWrap: 'anywhere',
      '& > svg': { flexShrink: 0 },
      ...(ownerState.rail && {
        ...theme.typography.body2,
        flexDirection: 'column',
        gap: 2,
        padding: '8px 2px',
        textAlign: 'center',
        lineHeight: 1.2,
        hyphens: 'auto',
      }),
    },
    ...(!ownerState.rail && {
      [whereCompact]: {
        '@media (pointer: fine)': {
          '& ul': { gap: 2 },
          '& .MuiListItemButton-root': { minHeight: 38, paddingBlock: 0 },
        },
      },
    }),
    '& .Mui-selected': { fontWeight: 700, color: theme.tokens.palette.primary.main },
  }),
);

/** Menu entries with icon, word and count. `AppShell` places the menu if the window has room. */
export function SideMenu(inProps: SideMenuProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSideMenu' });
  const { items, current, rail = false, LinkComponent, onNavigate, label = 'Menú' } = props;
  const texts = { ...sideMenuTexts, ...props.texts };
  const entry = (item: SideMenuItem) => (
    <ListItemButton
      component={LinkComponent ?? KitLink}
      href={item.href}
      selected={item.href === current}
      aria-current={item.href === current ? 'page' : undefined}
      onClick={() => {
        item.onClick?.();
        onNavigate?.();
      }}
    >
      {item.icon}
      <EntryWord label={item.label} shortLabel={rail ? item.shortLabel : undefined} />
      <NewCount count={item.count} label={texts.count} corner={rail} />
    </ListItemButton>
  );
  return (
    <Root aria-label={label} ownerState={{ rail }}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            {rail ? (
              <Tooltip title={nameOf(item, texts.count)} placement="right" describeChild>
                {entry(item)}
              </Tooltip>
            ) : (
              entry(item)
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}

/** Returns the label with the number of new items: 'Área de Pedidos, 3 nuevas'. */
const nameOf = ({ label, count = 0 }: SideMenuItem, countText: (count: number) => string) =>
  count > 0 ? `${label}, ${countText(count)}` : label;
