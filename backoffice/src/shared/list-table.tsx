import type { UseQueryResult } from '@tanstack/react-query';
import { Answer, type AnswerProps } from 'app-core/queries/answer';
import { DataTable, type DataTableProps } from 'ui-kit/data-table';

interface ListTableProps<A, Row> extends Omit<DataTableProps<Row>, 'rows' | 'loading' | 'stale'> {
  query: UseQueryResult<A, unknown>;
  /** Said where it can't be had. */
  failed?: AnswerProps<A>['failed'];
  rows: (answer: A) => readonly Row[];
  /** What came says nothing of what there is by now: another answer is on its way. */
  outdated?: boolean;
}

/** A page of a list, in whatever state it is; while the next one comes, the one before stays. */
export const ListTable = <A, Row>({
  query,
  failed = 'Error al cargar los datos',
  rows,
  outdated = false,
  ...table
}: ListTableProps<A, Row>) => (
  <Answer query={outdated ? { ...query, data: undefined } : query} failed={failed}>
    {(answer) => (
      <DataTable
        {...table}
        rows={answer ? rows(answer) : []}
        loading={!answer}
        stale={query.isPlaceholderData}
      />
    )}
  </Answer>
);
