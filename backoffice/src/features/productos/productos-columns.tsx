import type { Producto } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import type { RowRoom } from '../../shared/use-row-room.ts';
import { DisponibleCell } from './disponible-cell.tsx';
import { FlagsCell } from './flags-cell.tsx';
import { PrecioCell } from './precio-cell.tsx';
import { ProductoActions } from './producto-actions.tsx';
import { ProductoName } from './producto-name.tsx';

interface ColumnsOptions {
  room: RowRoom;
  onToggle: (producto: Producto) => void;
}

/** In the list, where there is room for it: its name, and what the shop makes of it. */
export const productosColumns = (options: ColumnsOptions): readonly DataColumn<Producto>[] => {
  const { fewColumns } = options.room;
  const flags: DataColumn<Producto> = {
    key: 'flags',
    header: 'En la tienda',
    width: 'fit',
    cell: (producto) => <FlagsCell producto={producto} />,
  };
  return [
    {
      key: 'producto',
      header: 'Producto',
      phone: 'title',
      cell: (producto) => <ProductoName producto={producto} editable={!fewColumns} />,
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
    ...(fewColumns ? [] : [flags]),
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
