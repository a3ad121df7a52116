import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { type ElementType, memo } from 'react';
import { KitLink } from '../kit-link/kit-link.tsx';

export interface LinkListItem {
  label: string;
  href: string;
}

export interface LinkListProps {
  items: readonly LinkListItem[];
  /** `href` of the current page. */
  current?: string | undefined;
  LinkComponent?: ElementType;
  onNavigate?: () => void;
  /** Accessible name. */
  label?: string;
}

const List = styled('ul', { name: 'TiendaCollapsibleSidebar', slot: 'List' })(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: '0 0 12px',
  overflowWrap: 'anywhere',
  '& .Mui-selected': { fontWeight: 700, color: theme.tokens.palette.primary.main },
}));

/** A vertical list of links with the current one marked. */
export const LinkList = memo(function LinkList(props: LinkListProps) {
  const { items, current, LinkComponent, onNavigate, label } = props;
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <li key={item.href}>
          <ListItemButton
            // Pass it as `component`: MUI's buttons keep the prop `LinkComponent` for themselves.
            component={LinkComponent ?? KitLink}
            href={item.href}
            selected={item.href === current}
            aria-current={item.href === current ? 'page' : undefined}
            {...(onNavigate && { onClick: onNavigate })}
            sx={{ px: 3 }}
          >
            {item.label}
          </ListItemButton>
        </li>
      ))}
    </List>
  );
});
