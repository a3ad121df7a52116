import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Producto } from 'api-client/backoffice';
import { pageQuery, totalPages } from 'app-core/paging';
import { Answer } from 'app-core/queries/answer';
import { useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { Pager } from 'ui-kit/pager';
import { SearchField } from 'ui-kit/search-field';
import { useToasts } from 'ui-kit/use-toasts';
import { PartialLine } from '../../../shared/partial-line.tsx';
import { searchForOrder } from '../../../shared/search-for-order.ts';
import { type Edicion, lineOf, remaining } from './edicion.ts';
import { isThere } from './edicion-state.ts';
import { ProductoCard } from './producto-card.tsx';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  margin: theme.spacing(4, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

export interface AddProductoProps {
  open: boolean;
  onClose: () => void;
  edicion: Edicion;
  /** The order's customer, whose usual products come first. */
  cliente: string;
  onAdd: (producto: Producto, cantidad: number) => void;
}

/** Searches a product by name and adds it; stays open for more. */
export function AddProducto({ open, onClose, ...list }: AddProductoProps) {
  return (
    <DetailsDialog open={open} onClose={onClose} title="Agregar Producto" maxWidth="md">
      <List {...list} />
    </DetailsDialog>
  );
}

function List({ edicion, cliente, onAdd }: Pick<AddProductoProps, 'edicion' | 'cliente' | 'onAdd'>) {
  const [{ term, page }, setSearch] = useState({ term: '', page: 1 });
  const toasts = useToasts();
  const productos = useQuery({
    ...searchForOrder({ term, ...pageQuery(page) }, cliente),
    placeholderData: keepPreviousData,
  });
  const add = (producto: Producto, cantidad: number) => {
    const wasThere = isThere(edicion, producto.producto_id);
    onAdd(producto, cantidad);
    toasts.success(wasThere ? 'Producto actualizado con éxito' : 'Producto agregado con éxito');
  };
  const inPedido = (producto_id: string) => lineOf(remaining(edicion.lines), producto_id)?.cantidad ?? 0;
  return (
    <>
      <SearchField
        value={term}
        onSearch={(next) => setSearch({ term: next, page: 1 })}
        label="Buscar producto"
        placeholder="Buscar producto..."
        autoFocus
      />
      <Answer
        query={productos}
        failed="Error al buscar productos"
        loading={<LoadingDots label="Cargando productos" />}
      >
        {(data) =>
          data.total === 0 ? (
            <EmptyState title="No se han encontrado productos" announce="status" />
          ) : (
            <>
              <PartialLine words={data.sin_resultados} />
              <Cards aria-label="Productos" aria-busy={productos.isPlaceholderData}>
                {data.productos.map((producto) => (
                  <li key={producto.producto_id}>
                    <ProductoCard
                      producto={producto}
                      inPedido={inPedido(producto.producto_id)}
                      onAdd={(cantidad) => add(producto, cantidad)}
                    />
                  </li>
                ))}
              </Cards>
              <Pager
                page={page}
                totalPages={totalPages(data.total)}
                busy={productos.isPlaceholderData}
                onChange={(next) => setSearch({ term, page: next })}
              />
            </>
          )
        }
      </Answer>
    </>
  );
}
