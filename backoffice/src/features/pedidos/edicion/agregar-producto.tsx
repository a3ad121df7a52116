import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Producto, productosSearchOptions } from 'api-client/backoffice';
import { pageQuery, totalPages } from 'app-core/paging';
import { Answer } from 'app-core/queries/answer';
import { useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { Pager } from 'ui-kit/pager';
import { SearchField } from 'ui-kit/search-field';
import { useToasts } from 'ui-kit/use-toasts';
import { type Edicion, lineaDe } from './edicion.ts';
import { yaEsta } from './edicion-reducer.ts';
import { ProductoTarjeta } from './producto-tarjeta.tsx';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  margin: theme.spacing(4, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

export interface AgregarProductoProps {
  open: boolean;
  onClose: () => void;
  edicion: Edicion;
  onAgregar: (producto: Producto, cantidad: number) => void;
}

/** Search a product by name and add it; stays open for the next one. */
export function AgregarProducto({ open, onClose, ...lista }: AgregarProductoProps) {
  return (
    <DetailsDialog open={open} onClose={onClose} title="Agregar Producto" maxWidth="md">
      <Lista {...lista} />
    </DetailsDialog>
  );
}

function Lista({ edicion, onAgregar }: Pick<AgregarProductoProps, 'edicion' | 'onAgregar'>) {
  const [{ term, page }, setSearch] = useState({ term: '', page: 1 });
  const toasts = useToasts();
  const productos = useQuery({
    ...productosSearchOptions({ query: { term, ...pageQuery(page) } }),
    placeholderData: keepPreviousData,
  });
  const agregar = (producto: Producto, cantidad: number) => {
    const estaba = yaEsta(edicion, producto.producto_id);
    onAgregar(producto, cantidad);
    toasts.success(estaba ? 'Producto actualizado con éxito' : 'Producto agregado con éxito');
  };
  const enPedido = (producto_id: string) => {
    const linea = lineaDe(edicion.lineas, producto_id);
    return linea && !linea.quitada ? (linea.cantidad ?? 0) : 0;
  };
  return (
    <>
      <SearchField
        value={term}
        onSearch={(next) => setSearch({ term: next, page: 1 })}
        label="Buscar producto"
        placeholder="Buscar producto..."
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
              <Cards aria-label="Productos" aria-busy={productos.isPlaceholderData}>
                {data.productos.map((producto) => (
                  <li key={producto.producto_id}>
                    <ProductoTarjeta
                      producto={producto}
                      enPedido={enPedido(producto.producto_id)}
                      onAgregar={(cantidad) => agregar(producto, cantidad)}
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
