import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { usePermisos } from '../../shared/session/permisos.ts';
import { mayOpen } from '../../shared/session/screens.ts';
import { likeEntries } from './like-entries.ts';
import { leadsTo, PAGE_GROUPS, type Page } from './page-groups.tsx';

interface MenuPagesProps {
  /** Another page opens: the menu makes room. */
  onNavigate: () => void;
}

const Root = styled('nav')(({ theme }) => ({
  ...likeEntries(theme),
  gap: theme.spacing(4),
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid' },
}));

/** All that stands below the menu's entries, under what it is about. */
export function MenuPages({ onNavigate }: MenuPagesProps) {
  usePermisos();
  const groups = PAGE_GROUPS.map(({ title, pages }) => ({
    title,
    pages: pages.filter(({ href }) => mayOpen(href)),
  })).filter(({ pages }) => pages.length > 0);
  if (groups.length === 0) return null;
  return (
    <Root aria-label="Más páginas">
      {groups.map((group) => (
        <Group key={group.title} {...group} onNavigate={onNavigate} />
      ))}
    </Root>
  );
}

interface GroupProps extends MenuPagesProps {
  title: string;
  pages: readonly Page[];
}

function Group({ title, pages, onNavigate }: GroupProps) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="subtitle2" component="div" color="textSecondary" sx={{ px: 3, pb: 1 }}>
        {title}
      </Typography>
      <ul aria-labelledby={id}>
        {pages.map((page) => (
          <li key={page.href}>
            <PageEntry {...page} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link to a page, which is marked while it is open, or one that it leads on to. */
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
