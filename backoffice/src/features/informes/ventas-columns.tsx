import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Venta } from 'api-client/backoffice';
import { INFORME_COUNTS, type Informe } from 'api-client/backoffice-informes';
import type { DataColumn } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { SecondLine } from '../../shared/second-line.tsx';
import { TextLink } from '../../shared/text-link.tsx';
import { useHere } from '../../shared/use-return-to.ts';
import { changeText, shortText } from './informe-texts.ts';

type Column = DataColumn<Venta>;

function NameCell({ por, venta }: { por: Informe; venta: Venta }) {
  const here = useHere();
  const { id, nombre, detalle } = venta;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {por === 'cliente' && id ? (
        <TextLink
          to="/usuario/$usuario_id"
          params={{ usuario_id: id }}
          state={here}
          color="inherit"
          underline="hover"
        >
          {nombre}
        </TextLink>
      ) : (
        nombre
      )}
      {detalle && <SecondLine>{detalle}</SecondLine>}
    </Box>
  );
}

/** Under a figure: how it stands to another. */
const Below = styled(Typography)({ display: 'block', whiteSpace: 'nowrap' }) as typeof Typography;

const HEADS: Record<Informe, string> = {
  cliente: 'Cliente',
  producto: 'Producto',
  marca: 'Marca',
  categoria: 'Categoría',
  vendedor: 'A cargo de',
};

const figure = (key: string, header: string, cell: Column['cell']): Column => ({
  key,
  header,
  width: 'fit',
  align: 'right',
  cell,
});

const orders = figure('pedidos', 'Pedidos', ({ pedidos }) => (pedidos ?? 0).toLocaleString('es-AR'));
const units = figure('unidades', 'Unidades', (venta) => (
  <>
    {(venta.unidades ?? 0).toLocaleString('es-AR')}
    <Below variant="body2" color="error">
      {shortText(venta)}
    </Below>
  </>
));

export const columnsOf = (por: Informe): Column[] => [
  {
    key: 'nombre',
    header: HEADS[por],
    phone: 'title',
    cell: (venta) => <NameCell por={por} venta={venta} />,
  },
  { ...figure('importe', 'Ventas', ({ importe }) => formatMoney(importe)), phone: 'aside' },
  figure('antes', 'Antes', ({ importe, anterior }) => (
    <>
      {formatMoney(anterior.importe)}
      <Below variant="body2" color={importe < anterior.importe ? 'error' : 'textSecondary'}>
        {changeText(importe, anterior.importe)}
      </Below>
    </>
  )),
  ...(INFORME_COUNTS[por].pedidos ? [orders] : []),
  ...(INFORME_COUNTS[por].unidades ? [units] : []),
];
