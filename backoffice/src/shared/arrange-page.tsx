import Skeleton from '@mui/material/Skeleton';
import { keyframes, styled } from '@mui/material/styles';
import { Answer, type QueryParts } from 'app-core/queries/answer';
import type { ReactNode } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { PageTitle } from 'ui-kit/page-title';
import { touchTarget } from 'ui-kit/theme/tokens';
import { Item, List } from './order-list.tsx';
import { useReturnTo } from './use-return-to.ts';

interface ArrangePageProps<T> {
  title: string;
  /** The purpose of the order. */
  lead: string;
  /** The default target of the back button. */
  back: string;
  query: QueryParts<T>;
  failed: string;
  /** A row's skeleton. */
  row: ReactNode;
  children: (data: T) => ReactNode;
}

/** A page where staff order records, with its loading and error states. */
export function ArrangePage<T>({ title, lead, back, query, failed, row, children }: ArrangePageProps<T>) {
  const { href } = useReturnTo(back);
  return (
    <>
      <PageTitle before={<BackButton href={href} />} lead={lead}>
        {title}
      </PageTitle>
      <Answer query={query} failed={failed} loading={<OrderListSkeleton row={row} />}>
        {children}
      </Answer>
    </>
  );
}

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const appear = keyframes`from { opacity: 0 }`;

// Hidden for 150 ms, with its space reserved.
const Waiting = styled(List)({ animation: `${appear} 1ms 150ms backwards` });

const Handle = styled(Skeleton)({ width: touchTarget, height: touchTarget, transform: 'scale(0.5)' });

/** Skeleton of an order list, with rows of the same height. */
const OrderListSkeleton = ({ row }: { row: ReactNode }) => (
  <div role="status" aria-label="Cargando...">
    <Waiting aria-hidden>
      {ROWS.map((key) => (
        <Item key={key} sx={{ minHeight: touchTarget }}>
          <Handle variant="circular" />
          <div>{row}</div>
        </Item>
      ))}
    </Waiting>
  </div>
);
