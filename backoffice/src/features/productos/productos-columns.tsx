import type { Producto } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import type { RowRoom } from '../../shared/use-row-room.ts';
import { DisponibleCell } from './disponible-cell.tsx';
import { PrecioCell } from './precio-cell.tsx';
import { ProductoActions } from './producto-actions.tsx';
import { categoriasOf, ProductoName } from './producto-name.tsx';

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
      width: 134,
      cell: (producto) => <PrecioCell producto={producto} />,
    },
    {
      key: 'disponible',
      header: 'Stock',
      width: 'fit',
      cell: (producto) => <DisponibleCell producto={producto} />,
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
