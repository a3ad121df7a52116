import ListItemButton from '@mui/material/ListItemButton';
import { useThemeProps } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ElementType, ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { whereCompact } from '../../theme/tokens.ts';
import { wholeText } from '../../whole-text.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import { EntryWord } from './entry-word.tsx';
import { NewCount } from './new-count.tsx';

export interface SideMenuItem {
  label: string;
  /** One word of it, for the rail and the bottom bar: 'Pedidos'. Default: the label. */
  shortLabel?: string;
  href: string;
  /** Outlined, 24 px. */
  icon: ReactNode;
  /** New things there; 0 shows nothing. */
  count?: number;
  onClick?: () => void;
}

export interface SideMenuProps {
  items: readonly SideMenuItem[];
  /** `href` of the one that is open. */
  current?: string | undefined;
  /** Icons over small words, for narrow columns; the whole label in a tooltip. */
  rail?: boolean;
  LinkComponent?: ElementType;
  onNavigate?: () => void;
  label?: string;
  texts?: Partial<typeof sideMenuTexts>;
}

export const sideMenuTexts = {
  /** Read instead of a figure. */
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

/** Entries with icon, word and count. `AppShell` puts it where the window has room. */
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

/** The whole label and what is new there: 'Área de Pedidos, 3 nuevas'. */
const nameOf = ({ label, count = 0 }: SideMenuItem, countText: (count: number) => string) =>
  count > 0 ? `${label}, ${countText(count)}` : label;
