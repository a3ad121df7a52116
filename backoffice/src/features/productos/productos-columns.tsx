import { styled } from '@mui/material/styles';
import type { Producto } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import { Price } from 'ui-kit/price';
import type { RowRoom } from '../../shared/use-row-room.ts';
import { ProductoActions } from './producto-actions.tsx';
import { categoriasOf, ProductoName } from './producto-name.tsx';

/** The one before the offer stands under it, at the same edge. */
const RowPrice = styled(Price)({ justifyContent: 'flex-end' });

interface ColumnsOptions {
  room: RowRoom;
  onToggle: (producto: Producto) => void;
}

export const productosColumns = (options: ColumnsOptions): readonly DataColumn<Producto>[] => {
  const rest: DataColumn<Producto>[] = [
    { key: 'marca', header: 'Marca', width: '14%', cell: ({ marca }) => marca.nombre },
    { key: 'categorias', header: 'Categorías', width: '16%', cell: categoriasOf },
  ];
  return [
    {
      key: 'producto',
      header: 'Producto',
      phone: 'title',
      cell: (producto) => <ProductoName producto={producto} withRest={options.room.fewColumns} />,
    },
    {
      key: 'precio',
      header: 'Precio',
      align: 'right',
      width: 150,
      cell: ({ precio, precio_antes_oferta, en_promocion }) =>
        precio !== undefined && (
          <RowPrice
            amount={precio}
            size="small"
            {...(en_promocion && precio_antes_oferta != null && { previousAmount: precio_antes_oferta })}
          />
        ),
    },
    ...(options.room.fewColumns ? [] : rest),
    {
      key: 'actions',
      header: 'Acciones',
      hideHeader: true,
      align: 'right',
      width: 'fit',
      cell: (producto) => <ProductoActions producto={producto} {...options} />,
    },
  ];
};
