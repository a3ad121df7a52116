import { Answer, type Asked } from 'app-core/queries/answer';
import type { ReactNode } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { PageTitle } from 'ui-kit/page-title';
import { OrderListSkeleton } from './order-list-skeleton.tsx';
import { useReturnTo } from './use-return-to.ts';

interface ArrangePageProps<T> {
  title: string;
  /** The purpose of the order. */
  lead: string;
  /** The default target of the back button. */
  back: string;
  query: Asked<T>;
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
