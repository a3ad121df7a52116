import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Producto, ProductosPage } from 'api-client/backoffice';
import { useMemo } from 'react';
import type { DataSelection } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { ListTable } from '../../shared/list-table.tsx';
import { sampleProducto } from '../../shared/sample-producto.ts';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { productosColumns } from './productos-columns.tsx';
import { type ProductosSearch, pickList } from './queries.ts';

export interface ProductosListProps {
  productos: UseQueryResult<ProductosPage, unknown>;
  search: ProductosSearch;
  onToggle: (producto: Producto) => void;
  /** Set while several products are being chosen. */
  selection?: DataSelection<Producto>;
}

/** Error texts (staff document, section 8) and empty states of each list. */
const TEXTS = {
  all: { failed: 'Error al obtener todos los productos', none: 'No hay productos todavía' },
  search: { failed: 'Error al buscar productos', none: 'No se han encontrado productos' },
  inactivos: { failed: 'Error al cargar productos inactivos', none: 'No hay productos inactivos' },
  lacking: { failed: 'Error al cargar los productos', none: 'A ningún producto le falta eso' },
  soldOut: { failed: 'Error al cargar productos sin stock', none: 'No hay productos sin stock' },
} as const;

export function ProductosList({ productos, search, onToggle, selection }: ProductosListProps) {
  const layout = useRowLayout();
  const { breakpoints } = useTheme();
  const hasFewColumns = useMediaQuery(breakpoints.between('md', 'lg'));
  // With a checkbox in each row, actions show only icons to leave space for names.
  const showsIconsOnly = layout.showsIconsOnly || (selection !== undefined && !layout.showsCards);
  const columns = useMemo(
    () => productosColumns({ layout: { ...layout, showsIconsOnly, hasFewColumns }, onToggle }),
    [layout, showsIconsOnly, hasFewColumns, onToggle],
  );
  const list = pickList(search);
  const { failed } = TEXTS[list];
  const { none: emptyText } = TEXTS[search.term ? 'search' : list];

  return (
    <ListTable
      query={productos}
      failed={failed}
      label="Productos"
      columns={columns}
      rows={(page) => page.productos}
      rowKey={(producto) => producto.producto_id}
      {...(selection && { selection })}
      sample={sampleProducto}
      empty={
        <EmptyState
          announce="status"
          title={emptyText}
          action={
            list !== 'all' && (
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
