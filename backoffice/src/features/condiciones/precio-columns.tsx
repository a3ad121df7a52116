import EditOutlined from '@mui/icons-material/EditOutlined';
import StackedBarChartOutlined from '@mui/icons-material/StackedBarChartOutlined';
import Box from '@mui/material/Box';
import type { DataColumn } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { cantidadesText } from '../../shared/cantidades/texts.ts';
import { RowAction, RowActions } from '../../shared/row-action.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { differenceText, type PrecioRow, whyOf } from './texts.ts';

type Column = DataColumn<PrecioRow>;

/** Returns '−5,5 % · Precio propio', for example. */
const explanation = (row: PrecioRow) => [differenceText(row), whyOf(row)].filter(Boolean).join(' · ');

const productoOf = (showsCards: boolean): Column => ({
  key: 'producto',
  header: 'Producto',
  phone: 'title',
  cell: (row) => (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {row.nombre}
      <SecondLine>{row.marca}</SecondLine>
      {showsCards && (
        <>
          <Box sx={{ fontWeight: 'fontWeightMedium' }}>{formatMoney(row.precio)}</Box>
          <SecondLine>{explanation(row)}</SecondLine>
          <SecondLine>{`En la tienda: ${formatMoney(row.base)}`}</SecondLine>
        </>
      )}
      {row.cantidades && <SecondLine>{cantidadesText(row.cantidades)}</SecondLine>}
    </Box>
  ),
});

const base: Column = {
  key: 'base',
  header: 'En la tienda',
  width: 'fit',
  align: 'right',
  cell: (row) => formatMoney(row.base),
};

const precio: Column = {
  key: 'precio',
  header: 'En estas condiciones',
  width: 'fit',
  align: 'right',
  cell: (row) => (
    <>
      <strong>{formatMoney(row.precio)}</strong>
      <SecondLine>{explanation(row)}</SecondLine>
    </>
  ),
};

interface PrecioColumnsProps {
  showsCards: boolean;
  /** Whether there is only room for the icons of the actions. */
  iconOnly: boolean;
  /** Undefined for staff who may not change prices. */
  onPrecio: ((row: PrecioRow) => void) | undefined;
  /** Undefined for staff who may not change sales terms. */
  onCantidades: ((row: PrecioRow) => void) | undefined;
}

const actionsOf = ({ iconOnly, onPrecio, onCantidades }: PrecioColumnsProps): Column => ({
  key: 'actions',
  header: 'Acciones',
  hideHeader: true,
  align: 'right',
  width: 'fit',
  phone: 'tools',
  cell: (row) => (
    <RowActions>
      {onPrecio && (
        <RowAction
          label="Precio propio"
          context={row.nombre}
          icon={<EditOutlined />}
          iconOnly={iconOnly}
          onClick={() => onPrecio(row)}
        />
      )}
      {onCantidades && (
        <RowAction
          label="Venta por cantidad"
          context={row.nombre}
          icon={<StackedBarChartOutlined />}
          iconOnly
          onClick={() => onCantidades(row)}
        />
      )}
    </RowActions>
  ),
});

/** The products of an agreement: the shop's price, the price in the agreement, why, and the actions. */
export const precioColumns = (props: PrecioColumnsProps): readonly Column[] => [
  productoOf(props.showsCards),
  ...(props.showsCards ? [] : [base, precio]),
  ...(props.onPrecio || props.onCantidades ? [actionsOf(props)] : []),
];
