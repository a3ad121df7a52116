import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import { styled, type Theme } from '@mui/material/styles';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { line, whereCompact } from 'ui-kit/theme/tokens';
import { useUsuarioId } from '../../shared/session/access.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import { mayOpen } from '../../shared/session/screens.ts';
import { isOnPage, PAGE_GROUPS, type Page } from './areas.tsx';
import { countVisit, mostUsed, openGroup, useMenuGroups } from './menu-store.ts';

/** Styles buttons like menu entries, aligned with their icons and labels; the current page is marked. */
export const entryStyles = (theme: Theme) =>
  ({
    display: 'grid',
    gap: theme.spacing(1),
    justifyItems: 'stretch',
    paddingTop: theme.spacing(3),
    borderTop: `${line.thin} ${theme.tokens.palette.divider}`,
    [whereCompact]: {
      gap: 0,
      paddingTop: theme.spacing(2),
      '@media (pointer: fine)': { '& .MuiButton-root': { minHeight: theme.spacing(8.5), paddingBlock: 0 } },
    },
    '& .MuiButton-root': {
      justifyContent: 'flex-start',
      textAlign: 'left',
      paddingInline: theme.spacing(3),
      fontWeight: 'inherit',
      '&[aria-current=page]': {
        fontWeight: theme.typography.fontWeightBold,
        color: theme.tokens.palette.primary.main,
        background: theme.tokens.palette.action.selected,
      },
    },
    '& .MuiButton-startIcon': {
      flexShrink: 0,
      width: theme.spacing(6),
      justifyContent: 'center',
      margin: theme.spacing(0, 3, 0, 0),
    },
  }) as const;

interface MenuGroupProps {
  title: ReactNode;
  open: boolean;
  /** Undefined: the group is always open. */
  onToggle?: ((open: boolean) => void) | undefined;
  /** The entries: those visible when folded, and all others. */
  children: ReactNode;
}

const Head = styled(Button)(({ theme }) => ({
  ...theme.typography.subtitle2,
  '&.MuiButton-root': { justifyContent: 'space-between', color: theme.tokens.palette.text.secondary },
  '& svg': {
    transition: theme.transitions.create('transform', { duration: theme.transitions.duration.shortest }),
  },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
}));

const Title = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle2,
  padding: theme.spacing(0, 3, 1),
  color: theme.tokens.palette.text.secondary,
}));

/** Menu entries under a title that folds them. */
export function MenuGroup({ title, open, onToggle, children }: MenuGroupProps) {
  const id = useId();
  return (
    <div>
      {onToggle ? (
        <Head
          id={id}
          fullWidth
          variant="text"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          endIcon={<ExpandMoreOutlined />}
          onClick={() => onToggle(!open)}
        >
          {title}
        </Head>
      ) : (
        <Title id={id}>{title}</Title>
      )}
      <ul id={`${id}-list`} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

interface MenuPagesProps {
  /** Called on navigation, to close the menu. */
  onNavigate: () => void;
}

/** Up to this many pages are shown without folding. */
const FEW = 6;

const Root = styled('nav')(({ theme }) => ({
  ...entryStyles(theme),
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid' },
}));

/**
 * All other pages, in groups. A folded group shows its most used pages; the current page's group is open
 * unless folded there.
 */
export function MenuPages({ onNavigate }: MenuPagesProps) {
  usePermisos();
  const usuarioId = useUsuarioId() ?? '';
  const kept = useMenuGroups(usuarioId);
  const pathname = useLocation({ select: (location) => location.pathname });
  const [foldedAt, setFoldedAt] = useState<string>();
  const groups = PAGE_GROUPS.map(({ title, pages }) => ({
    title,
    pages: pages.filter(({ href }) => mayOpen(href)),
  })).filter(({ pages }) => pages.length > 0);
  const all = groups.flatMap(({ pages }) => pages);
  if (all.length === 0) return null;
  const used = mostUsed(
    kept,
    all.map(({ href }) => href),
  );
  const folds = all.length > FEW;
  return (
    <Root aria-label="Más páginas">
      {groups.map(({ title, pages }) => {
        const hasCurrent = pages.some((page) => isOnPage(page, pathname));
        const open = !folds || (hasCurrent ? foldedAt !== pathname : kept.opened.includes(title));
        const toggle = (next: boolean) => {
          if (hasCurrent) setFoldedAt(next ? undefined : pathname);
          openGroup(usuarioId, title, next);
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
                      countVisit(usuarioId, page.href);
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
  const isHere = useLocation({ select: ({ pathname }) => isOnPage({ href, below }, pathname) });
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
