import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Producto } from 'api-client/backoffice';
import { use } from 'react';
import type { DataColumn } from 'ui-kit/data-table';
import { Price } from 'ui-kit/price';
import { priceTypeText } from 'ui-kit/price-type-text';
import { Tag } from 'ui-kit/tag';
import { least } from 'ui-kit/theme/tokens';
import { useCantidadInCarrito } from '../../shared/carritos/carritos.ts';
import { SecondLine } from '../../shared/second-line.tsx';
import { ActiveProducto } from './active-producto.ts';
import { AddProducto } from './add-producto.tsx';
import { Cantidades } from './habituales.ts';

/** The price before the offer stands below, aligned to the same edge. */
const RowPrice = styled(Price)({ justifyContent: 'flex-end', maxWidth: least.total });

const columns = (isMarked: boolean): readonly DataColumn<Producto>[] => [
  {
    key: 'producto',
    header: 'Producto',
    phone: 'title',
    cell: (producto) => <Nombre producto={producto} isMarked={isMarked} />,
  },
  {
    key: 'precio',
    header: 'Precio',
    width: 128,
    align: 'right',
    phone: 'aside',
    cell: ({ precio, precio_antes_oferta, tipo_de_precio }) =>
      precio !== undefined && (
        <Box sx={{ textAlign: 'end' }}>
          <RowPrice amount={precio} previousAmount={precio_antes_oferta} size="small" />
          {tipo_de_precio && <SecondLine>{priceTypeText(tipo_de_precio)}</SecondLine>}
        </Box>
      ),
  },
  {
    key: 'add',
    header: 'Añadir al carrito',
    hideHeader: true,
    width: 226,
    phone: 'line',
    cell: (producto) => <AddProducto producto={producto} />,
  },
];

/** The usual products omit the column that is equal for all. */
export const habitualesColumns = columns(false);
export const catalogoColumns = columns(true);

/** One line where there is space. */
const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 2),
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& small': { ...theme.typography.body2, color: theme.tokens.palette.text.secondary },
}));

/** Shows the whole name, wrapped: two sizes of a product differ only at the end. */
function Nombre({ producto, isMarked }: { producto: Producto; isMarked: boolean }) {
  const { producto_id, nombre, marca } = producto;
  const isActive = use(ActiveProducto) === producto;
  const isUsual = use(Cantidades).has(producto_id) && isMarked;
  return (
    <Words data-active={isActive || undefined}>
      <span>{nombre}</span>
      <small>{marca.nombre}</small>
      {isUsual && <Tag>lo suele llevar</Tag>}
      <InCarrito productoId={producto_id} />
    </Words>
  );
}

/** The quantity in the cart. A separate component: typing in a large cart does not re-render the list. */
function InCarrito({ productoId }: { productoId: string }) {
  const cantidad = useCantidadInCarrito(productoId);
  return cantidad > 0 && <Tag>{`en el carrito: ${cantidad}`}</Tag>;
}
