import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { imageSources, type Producto } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import { Picture } from 'ui-kit/picture';
import { Price } from 'ui-kit/price';
import { priceTypeText } from 'ui-kit/price-type-text';
import { Tag } from 'ui-kit/tag';
import { tintFor } from 'ui-kit/theme/tint-for';
import { useCantidadInCarrito } from '../../shared/carritos/carritos.ts';
import { SecondLine } from '../../shared/second-line.tsx';
import { AddProducto } from './add-producto.tsx';

/** The one before the offer stands under it, at the same edge. */
const RowPrice = styled(Price)({ justifyContent: 'flex-end' });

export const catalogoColumns: readonly DataColumn<Producto>[] = [
  {
    key: 'producto',
    header: 'Producto',
    phone: 'title',
    cell: (producto) => <Nombre producto={producto} />,
  },
  {
    key: 'precio',
    header: 'Precio',
    width: 140,
    align: 'right',
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
    width: 270,
    cell: (producto) => <AddProducto producto={producto} />,
  },
];

function Nombre({ producto }: { producto: Producto }) {
  const [imagen] = producto.imagenes;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
      <Box sx={{ flexShrink: 0, width: ({ spacing }) => spacing(12) }}>
        <Picture
          source={imagen && imageSources(imagen)}
          tint={tintFor(producto.nombre)}
          sizes="48px"
          width={48}
          height={48}
        />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {producto.nombre} <InCarrito productoId={producto.producto_id} />
        <SecondLine>{producto.marca.nombre}</SecondLine>
      </Box>
    </Box>
  );
}

/** Of a product. By itself: the list stays as it is while somebody types in a cart of hundreds. */
function InCarrito({ productoId }: { productoId: string }) {
  const cantidad = useCantidadInCarrito(productoId);
  return cantidad > 0 && <Tag>{`en el carrito: ${cantidad}`}</Tag>;
}
