import Box from '@mui/material/Box';
import { useQueries } from '@tanstack/react-query';
import { Answer } from 'app-core/queries/answer';
import { type DataColumn, DataTable } from 'ui-kit/data-table';
import { condicionOptions } from '../../shared/condiciones.ts';
import { SecondLine } from '../../shared/second-line.tsx';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { compareTerminos, type TerminoRow } from './texts.ts';

interface TerminosTableProps {
  /** Ids of the agreements. */
  condicion: string;
  con: string;
  /** Their names. */
  first: string;
  second: string;
}

/** On cards, both values stand below the term: a long name beside an amount would break the amount. */
const columnsOf = (showsCards: boolean, first: string, second: string): DataColumn<TerminoRow>[] => [
  {
    key: 'termino',
    header: 'Término',
    width: '20%',
    phone: 'title',
    cell: (row) => (
      <>
        {row.termino}
        {showsCards && (
          <>
            <SecondLine>{`${first}: ${row.first}`}</SecondLine>
            <SecondLine>{`${second}: ${row.second}`}</SecondLine>
          </>
        )}
      </>
    ),
  },
  ...(showsCards
    ? []
    : [
        { key: 'first', header: first, cell: (row: TerminoRow) => row.first },
        { key: 'second', header: second, cell: (row: TerminoRow) => row.second },
      ]),
];

/** The terms in which two agreements differ; the others in one line. */
export function TerminosTable({ condicion, con, first, second }: TerminosTableProps) {
  const { showsCards } = useRowLayout();
  const both = useQueries({
    queries: [condicionOptions(condicion), condicionOptions(con)],
    combine: (results) => {
      const [one, other] = results.map(({ data }) => data);
      const [faulty = results[0]] = results.filter(({ isError }) => isError);
      return { ...faulty, data: one && other && compareTerminos(one, other) };
    },
  });
  return (
    <Box sx={{ flexBasis: '100%' }}>
      <Answer query={both} failed="No se pudieron cargar las condiciones.">
        {(data) => (
          <>
            <DataTable
              label="Términos que se diferencian"
              columns={columnsOf(showsCards, first, second)}
              rows={data?.differing ?? []}
              rowKey={({ termino }) => termino}
              loading={!data}
              empty={<SecondLine>Los términos generales son iguales.</SecondLine>}
            />
            {data && data.differing.length > 0 && data.same.length > 0 && (
              <SecondLine>{`Iguales en ambas: ${data.same.join(', ')}.`}</SecondLine>
            )}
          </>
        )}
      </Answer>
    </Box>
  );
}
