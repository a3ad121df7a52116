import ListItemButton from '@mui/material/ListItemButton';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { KitLink } from '../kit-link/kit-link.tsx';

export interface SideMenuItem {
  label: string;
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
  /** Icons over small words, for narrow columns. */
  rail?: boolean;
  LinkComponent?: ElementType;
  onNavigate?: () => void;
  label?: string;
  /** Read after a count: '3 nuevas'. */
  countLabel?: (count: number) => string;
}

const Root = styled('nav', { name: 'TiendaSideMenu', slot: 'Root' })<{ ownerState: { rail: boolean } }>(
  ({ theme, ownerState }) => ({
    '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 },
    '& .MuiListItemButton-root': {
      gap: 12,
      paddingInline: 12,
      overflowWrap: 'anywhere',
      ...(ownerState.rail && {
        ...theme.typography.body2,
        flexDirection: 'column',
        gap: 2,
        padding: '8px 2px',
        textAlign: 'center',
        lineHeight: 1.2,
      }),
    },
    '& .Mui-selected': { fontWeight: 700, color: theme.vars.palette.primary.main },
  }),
);

const Count = styled('b', { name: 'TiendaSideMenu', slot: 'Count' })<{ ownerState: { rail: boolean } }>(
  ({ theme, ownerState }) => ({
    ...theme.typography.body2,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    whiteSpace: 'nowrap',
    minWidth: 26,
    height: 26,
    paddingInline: 8,
    borderRadius: 999,
    background: theme.vars.palette.error.main,
    color: theme.vars.palette.error.contrastText,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    ...(ownerState.rail ? { position: 'absolute', top: 2, right: 4 } : { marginInlineStart: 'auto' }),
  }),
);

/** Entries with icon, word and count. `AppShell` puts it where the window has room. */
export function SideMenu(inProps: SideMenuProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSideMenu' });
  const { items, current, rail = false, LinkComponent, onNavigate, label = 'Menú' } = props;
  const { countLabel = (count: number) => `${count} nuevas` } = props;
  return (
    <Root aria-label={label} ownerState={{ rail }}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <ListItemButton
              component={KitLink}
              LinkComponent={LinkComponent}
              href={item.href}
              selected={item.href === current}
              aria-current={item.href === current ? 'page' : undefined}
              onClick={() => {
                item.onClick?.();
                onNavigate?.();
              }}
            >
              {item.icon}
              <span>{item.label}</span>
              {item.count !== undefined && item.count > 0 && (
                <Count ownerState={{ rail }} role="img" aria-label={countLabel(item.count)}>
                  {item.count > 99 ? '99+' : item.count}
                </Count>
              )}
            </ListItemButton>
          </li>
        ))}
      </ul>
    </Root>
  );
}
