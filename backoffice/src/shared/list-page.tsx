import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSearch } from '@tanstack/react-router';
import { LIMITS } from 'api-client/backoffice';
import { totalPages } from 'app-core/paging';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from 'ui-kit/page-title';
import { Pager } from 'ui-kit/pager';
import { hiddenInPrint } from 'ui-kit/theme/print-styles';
import { line, lowWindow, roomVar, whereCompact } from 'ui-kit/theme/tokens';
import { resultsText, useAnnouncement } from 'ui-kit/use-announcement';
import { useReservedBottom } from 'ui-kit/use-reserved-bottom';
import { DensityButton } from './density.tsx';
import { useListShortcuts } from './shortcuts/use-list-shortcuts.ts';
import { useLastGood } from './use-last-good.ts';

export interface ListPageProps {
  title: string;
  /** Above the title: a back button. */
  before?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** Filters above the list. */
  toolbar: ReactNode;
  /** The sum of all pages: beside the pager where it fits, else above the list. */
  sum?: ReactNode;
  /** The list, in any state. */
  children: ReactNode;
  page: number;
  /** The number on all pages; undefined while loading. */
  total: number | undefined;
  /** The list is loading. */
  waiting: boolean;
  onPage: (page: number, options?: { replace: boolean }) => void;
}

const Toolbar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(4),
  [whereCompact]: { [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(1) } },
  ...hiddenInPrint,
}));

/** Where rows are table rows, the pager sticks to the window's bottom. */
const Foot = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    bottom: roomVar('bottomBar'),
    zIndex: 1,
    [lowWindow]: { position: 'static' },
    background: theme.tokens.palette.background.default,
    borderTop: `${line.thin} ${theme.tokens.palette.divider}`,
    '& > nav': { paddingBlock: theme.spacing(2) },
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    '& > div': { flex: 1, minWidth: 0 },
  },
}));

/** The layout of every list: title, toolbar, list, 'Página X de Y'. */
export function ListPage(props: ListPageProps) {
  const { title, before, actions, toolbar, sum, children, page, total, waiting, onPage } = props;
  const showsSumInFooter = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('lg'));
  const root = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const pages = total === undefined ? undefined : totalPages(total);
  // Keep the pager while the next page loads, so that its button keeps the focus.
  const lastPages = useLastGood(pages);
  const shownPages = waiting ? lastPages : pages;
  const isPaged = shownPages !== undefined && total !== 0;
  useReservedBottom(foot, isPaged);
  // All list parameters are in the URL.
  const search = JSON.stringify(useSearch({ strict: false }));
  useAnnouncement(total === undefined ? undefined : resultsText(page, LIMITS.page, total), search);
  useListShortcuts(root, { page, pages, onPage });

  // The page no longer exists, or never did: go to the last one.
  useEffect(() => {
    if (pages !== undefined && page > pages) onPage(pages, { replace: true });
  }, [page, pages, onPage]);

  return (
    <div ref={root}>
      <PageTitle before={before} actions={actions}>
        {title}
      </PageTitle>
      <Toolbar>{toolbar}</Toolbar>
      {!(showsSumInFooter && isPaged) && sum}
      {children}
      {isPaged && (
        <Foot ref={foot}>
          <div>{showsSumInFooter && sum}</div>
          <Pager page={page} totalPages={shownPages} busy={pages === undefined} onChange={onPage} />
          <DensityButton />
        </Foot>
      )}
    </div>
  );
}
