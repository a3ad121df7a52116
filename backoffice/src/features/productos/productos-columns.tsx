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

/**
 * The columns; with enough width the flags have one. On a card all actions are in one line below the name,
 * which links to the edit.
 */
export const productosColumns = (options: ColumnsOptions): readonly DataColumn<Producto>[] => {
  const { fewColumns, cards } = options.room;
  const flags: DataColumn<Producto> = {
    key: 'flags',
    header: 'En la tienda',
    width: 'fit',
    cell: (producto) => <FlagsCell producto={producto} />,
  };
  const stock: DataColumn<Producto> = {
    key: 'disponible',
    header: 'Stock',
    width: 'fit',
    cell: (producto) => <DisponibleCell producto={producto} />,
  };
  return [
    {
      key: 'producto',
      header: 'Producto',
      phone: 'title',
      cell: (producto) => <ProductoName producto={producto} editable={!fewColumns && !cards} />,
    },
    {
      key: 'precio',
      header: 'Precio',
      align: 'right',
      width: 134,
      phone: 'aside',
      cell: (producto) => <PrecioCell producto={producto} />,
    },
    ...(cards ? [] : [stock]),
    ...(cards || fewColumns ? [] : [flags]),
    {
      key: 'actions',
      header: 'Acciones',
      hideHeader: true,
      align: 'right',
      width: 'fit',
      phone: 'tools',
      cell: (producto) => <ProductoActions producto={producto} {...options} />,
    },
  ];
};
