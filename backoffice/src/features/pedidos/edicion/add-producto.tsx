import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { imageSources, LIMITS, type Producto, quantityAbove } from 'api-client/backoffice';
import { cantidadText } from 'api-client/backoffice-entrega';
import { pageQuery, totalPages } from 'app-core/paging';
import { Answer } from 'app-core/queries/answer';
import { useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { EmptyState } from 'ui-kit/empty-state';
import { KilosField, kilosOf } from 'ui-kit/kilos-field';
import { LoadingDots } from 'ui-kit/loading-dots';
import { Pager } from 'ui-kit/pager';
import { Picture } from 'ui-kit/picture';
import { Price } from 'ui-kit/price';
import { PriceType } from 'ui-kit/price-type';
import { QuantityField } from 'ui-kit/quantity-field';
import { quantityError } from 'ui-kit/quantity-messages';
import { SearchField } from 'ui-kit/search-field';
import { tintFor } from 'ui-kit/theme/tint-for';
import { line, shape } from 'ui-kit/theme/tokens';
import { useToasts } from 'ui-kit/use-toasts';
import { PartialLine } from '../../../shared/partial-line.tsx';
import { searchForOrder } from '../../../shared/search-for-order.ts';
import { type Edicion, findLine, remainingLines } from './edicion.ts';
import { hasLine } from './edicion-state.ts';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.spacing(18)} minmax(0, 1fr)`,
  gap: theme.spacing(3),
  height: '100%',
  padding: theme.spacing(3),
  border: `${line.thin} ${theme.tokens.palette.divider}`,
  borderRadius: shape.card,
  background: theme.tokens.palette.background.paper,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
}));

const Photo = styled(Picture)({ borderRadius: shape.control });

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(2),
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  gridColumn: '1 / -1',
  alignSelf: 'end',
  '& > :last-child': { flex: '1 1 auto' },
}));

interface ProductoCardProps {
  producto: Producto;
  /** The quantity in the order; 0 without a line. */
  inPedido: number;
  onAdd: (cantidad: number) => void;
}

/** A product that can be added to an order, with a quantity. */
function ProductoCard({ producto, inPedido, onAdd }: ProductoCardProps) {
  const { nombre, precio, tipo_de_precio, marca, imagenes, categorias, disponible, cantidades } = producto;
  const least = String(quantityAbove(1, cantidades) ?? 1);
  const [cantidad, setCantidad] = useState(least);
  const byKilo = tipo_de_precio === 'por_kilo';
  const limits = { min: cantidades?.minimo ?? 1, max: LIMITS.cantidadMax };
  const number = byKilo ? kilosOf(cantidad, limits) : Number(cantidad);
  const isWrong = byKilo ? number === undefined : quantityError(cantidad, { sold: cantidades }) !== undefined;
  const [imagen] = imagenes;
  // The server refuses new lines of sold-out products; an existing line may grow.
  const soldOut = !disponible && inPedido === 0;
  const add = () => {
    if (isWrong || number === undefined) return;
    onAdd(number);
    setCantidad(least);
  };
  const field = {
    value: cantidad,
    onChange: setCantidad,
    label: `Cantidad de ${nombre}`,
    onSubmit: add,
  };
  return (
    <Card>
      <Photo
        source={imagen && imageSources(imagen)}
        tint={tintFor(categorias[0]?.nombre ?? nombre)}
        sizes="72px"
      />
      <div>
        <Typography component="h3" variant="subtitle2">
          {nombre}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[marca.nombre, inPedido > 0 && `en el pedido: ${cantidadText(inPedido)}`]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {precio !== undefined && (
          <Words>
            <Price amount={precio} size="small" />
            {tipo_de_precio && <PriceType value={tipo_de_precio} />}
          </Words>
        )}
      </div>
      <Actions>
        {!soldOut && byKilo && <KilosField {...field} {...limits} />}
        {!soldOut && !byKilo && <QuantityField {...field} sold={cantidades} />}
        <Button
          variant="contained"
          aria-label={`${soldOut ? 'Agotado' : 'Agregar'}: ${nombre}`}
          disabled={soldOut || isWrong}
          onClick={add}
        >
          {soldOut ? 'Agotado' : 'Agregar'}
        </Button>
      </Actions>
    </Card>
  );
}

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  margin: theme.spacing(4, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

interface AddProductoProps {
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
    const wasThere = hasLine(edicion, producto.producto_id);
    onAdd(producto, cantidad);
    toasts.success(wasThere ? 'Producto actualizado con éxito' : 'Producto agregado con éxito');
  };
  const inPedido = (producto_id: string) =>
    findLine(remainingLines(edicion.lines), producto_id)?.cantidad ?? 0;
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
