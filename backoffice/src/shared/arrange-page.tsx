import { Answer, type Asked } from 'app-core/queries/answer';
import type { ReactNode } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { PageTitle } from 'ui-kit/page-title';
import { OrderListSkeleton } from './order-list-skeleton.tsx';
import { useReturnTo } from './use-return-to.ts';

interface ArrangePageProps<T> {
  title: string;
  /** What the order is for. */
  lead: string;
  /** Where it leads back to, for who came from nowhere. */
  back: string;
  query: Asked<T>;
  failed: string;
  /** What a row holds while they are on their way. */
  row: ReactNode;
  children: (data: T) => ReactNode;
}

/** Things that staff put in order: on their way, failed, or there to be arranged. */
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
