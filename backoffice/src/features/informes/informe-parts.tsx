import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Venta } from 'api-client/backoffice';
import type { Informe } from 'api-client/backoffice-informes';
import type { DataColumn } from 'ui-kit/data-table';
import { least } from 'ui-kit/theme/tokens';
import { NameLink } from '../../shared/name-link.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import type { InformeSearch } from './queries.ts';

/** The customer, product or other subject of a row. */
type Named = Pick<Venta, 'id' | 'nombre' | 'detalle'>;

function NameCell({ por, row }: { por: Informe; row: Named }) {
  const { id, nombre, detalle } = row;
  return (
    <TwoLines>
      {por === 'cliente' && id ? (
        <NameLink to="/usuario/$usuario_id" params={{ usuario_id: id }}>
          {nombre}
        </NameLink>
      ) : (
        nombre
      )}
      {detalle && <SecondLine>{detalle}</SecondLine>}
    </TwoLines>
  );
}

/** The second line of a cell, which compares the figure. */
export const ComparisonLine = styled(Typography)({
  display: 'block',
  whiteSpace: 'nowrap',
}) as typeof Typography;

const HEADS: Record<Informe, string> = {
  cliente: 'Cliente',
  producto: 'Producto',
  marca: 'Marca',
  categoria: 'Categoría',
  vendedor: 'A cargo de',
  zona: 'Zona',
};

export const nameColumn = <Row extends Named>(por: Informe): DataColumn<Row> => ({
  key: 'nombre',
  header: HEADS[por],
  phone: 'title',
  cell: (row) => <NameCell por={por} row={row} />,
});

export const figureColumn = <Row,>(
  key: string,
  header: string,
  cell: DataColumn<Row>['cell'],
): DataColumn<Row> => ({
  key,
  header,
  width: 'fit',
  align: 'right',
  cell,
});

export const TotalsSection = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(5) }));

export const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least.figure}), 1fr))`,
  gap: theme.spacing(4),
  marginBlockEnd: theme.spacing(5),
}));

/** Names of the compared period. */
const COMPARISON_TEXTS = {
  anterior: 'el período anterior',
  anio_anterior: 'un año antes',
  otras: 'las otras fechas',
} as const;

export const comparisonName = (contra: InformeSearch['contra']): string =>
  COMPARISON_TEXTS[contra ?? 'anterior'];
