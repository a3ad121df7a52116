import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useUsuarioId } from '../../shared/session/access.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import { mayOpen } from '../../shared/session/screens.ts';
import { likeEntries } from './like-entries.ts';
import { MenuGroup } from './menu-group.tsx';
import { countVisit, openGroup, usedOf, useMenuGroups } from './menu-store.ts';
import { leadsTo, PAGE_GROUPS, type Page } from './page-groups.tsx';

interface MenuPagesProps {
  /** Called on navigation, to close the menu. */
  onNavigate: () => void;
}

/** Up to this many pages are shown without folding. */
const FEW = 6;

const Root = styled('nav')(({ theme }) => ({
  ...likeEntries(theme),
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid' },
}));

/**
 * All other pages, in groups. A folded group shows its most used pages; the current page's group is open
 * unless folded there.
 */
export function MenuPages({ onNavigate }: MenuPagesProps) {
  usePermisos();
  const whose = useUsuarioId() ?? '';
  const kept = useMenuGroups(whose);
  const pathname = useLocation({ select: (location) => location.pathname });
  const [foldedAt, setFoldedAt] = useState<string>();
  const groups = PAGE_GROUPS.map(({ title, pages }) => ({
    title,
    pages: pages.filter(({ href }) => mayOpen(href)),
  })).filter(({ pages }) => pages.length > 0);
  const all = groups.flatMap(({ pages }) => pages);
  if (all.length === 0) return null;
  const used = usedOf(
    kept,
    all.map(({ href }) => href),
  );
  const folds = all.length > FEW;
  return (
    <Root aria-label="Más páginas">
      {groups.map(({ title, pages }) => {
        const hasCurrent = pages.some((page) => leadsTo(page, pathname));
        const open = !folds || (hasCurrent ? foldedAt !== pathname : kept.opened.includes(title));
        const toggle = (next: boolean) => {
          if (hasCurrent) setFoldedAt(next ? undefined : pathname);
          openGroup(whose, title, next);
        };
        return (
          <MenuGroup key={title} title={title} open={open} onToggle={folds ? toggle : undefined}>
            {pages
              .filter(({ href }) => open || used.includes(href))
              .map((page) => (
                <li key={page.href}>
                  <PageEntry
                    {...page}
                    onNavigate={() => {
                      countVisit(whose, page.href);
                      onNavigate();
                    }}
                  />
                </li>
              ))}
          </MenuGroup>
        );
      })}
    </Root>
  );
}

/** A link to a page, marked on that page and its sub-pages. */
export function PageEntry({ label, href, icon, below, onNavigate }: Page & MenuPagesProps) {
  const isHere = useLocation({ select: ({ pathname }) => leadsTo({ href, below }, pathname) });
  return (
    <Button
      fullWidth
      variant="text"
      color="inherit"
      href={href}
      startIcon={icon}
      aria-current={isHere ? 'page' : undefined}
      onClick={onNavigate}
    >
      {label}
    </Button>
  );
}
