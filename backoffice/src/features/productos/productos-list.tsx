import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { Producto, ProductosPage } from 'api-client/backoffice';
import { DataTable } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { ErrorState } from 'ui-kit/error-state';
import { messageOf } from '../../shared/errors.ts';
import { productoDeMuestra } from '../../shared/producto-de-muestra.ts';
import { useRowRoom } from '../../shared/use-row-room.ts';
import { productosColumns } from './productos-columns.tsx';
import { listOf, type ProductosSearch } from './productos-search.ts';

export interface ProductosListProps {
  productos: UseQueryResult<ProductosPage, unknown>;
  search: ProductosSearch;
  onToggle: (producto: Producto) => void;
}

/** What is said of each list when it can't be had (staff document, section 8), and when it is empty. */
const TEXTS = {
  todos: { failed: 'Error al obtener todos los productos', none: 'No hay productos todavía' },
  busqueda: { failed: 'Error al buscar productos', none: 'No se han encontrado productos' },
  inactivos: { failed: 'Error al cargar productos inactivos', none: 'No hay productos inactivos' },
  'sin-stock': { failed: 'Error al cargar productos sin stock', none: 'No hay productos sin stock' },
} as const;

export function ProductosList({ productos, search, onToggle }: ProductosListProps) {
  const volver = useLocation({ select: (location) => location.href });
  const room = useRowRoom();
  const list = listOf(search);
  const { failed, none } = TEXTS[list];

  if (productos.error && !productos.data) {
    return (
      <ErrorState
        title={failed}
        text={messageOf(productos.error)}
        busy={productos.isFetching}
        onRetry={() => void productos.refetch()}
      />
    );
  }
  return (
    <DataTable
      label="Productos"
      columns={productosColumns({ room, volver, onToggle })}
      rows={productos.data?.productos ?? []}
      rowKey={(producto) => producto.producto_id}
      loading={!productos.data}
      sample={productoDeMuestra}
      stale={productos.isPlaceholderData}
      empty={
        <EmptyState
          announce="status"
          title={none}
          action={
            list !== 'todos' && (
              <Button variant="outlined" href="/panel-producto">
                Ver todos los productos
              </Button>
            )
          }
        />
      }
    />
  );
}
