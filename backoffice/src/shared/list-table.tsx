import type { UseQueryResult } from '@tanstack/react-query';
import { Answer, type AnswerProps } from 'app-core/queries/answer';
import { DataTable, type DataTableProps } from 'ui-kit/data-table';

interface ListTableProps<A, Row> extends Omit<DataTableProps<Row>, 'rows' | 'loading' | 'stale'> {
  query: UseQueryResult<A, unknown>;
  /** The error text. */
  failed?: AnswerProps<A>['failed'];
  reason?: AnswerProps<A>['reason'];
  rows: (answer: A) => readonly Row[];
  /** The response is outdated, and another one is loading. */
  outdated?: boolean;
}

/** A page of a list, in any state; the last page stays while the next one loads. */
export const ListTable = <A, Row>({
  query,
  failed = 'Error al cargar los datos',
  reason,
  rows,
  outdated = false,
  ...table
}: ListTableProps<A, Row>) => (
  <Answer
    query={outdated ? { ...query, data: undefined } : query}
    failed={failed}
    {...(reason && { reason })}
  >
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
