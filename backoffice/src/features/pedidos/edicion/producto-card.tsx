import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { imageSources, type Producto } from 'api-client/backoffice';
import { useState } from 'react';
import { Picture } from 'ui-kit/picture';
import { Price } from 'ui-kit/price';
import { PriceType } from 'ui-kit/price-type';
import { QuantityField } from 'ui-kit/quantity-field';
import { quantityError } from 'ui-kit/quantity-messages';
import { tintFor } from 'ui-kit/theme/tint-for';
import { line, shape } from 'ui-kit/theme/tokens';

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

export interface ProductoCardProps {
  producto: Producto;
  /** The quantity in the order; 0 without a line. */
  inPedido: number;
  onAdd: (cantidad: number) => void;
}

/** A product that can be added to an order, with a quantity. */
export function ProductoCard({ producto, inPedido, onAdd }: ProductoCardProps) {
  const [cantidad, setCantidad] = useState('1');
  const { nombre, precio, tipo_de_precio, marca, imagenes, categorias, disponible } = producto;
  const [imagen] = imagenes;
  // The server refuses new lines of sold-out products; an existing line may grow.
  const soldOut = !disponible && inPedido === 0;
  const add = () => {
    if (quantityError(cantidad)) return;
    onAdd(Number(cantidad));
    setCantidad('1');
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
          {[marca.nombre, inPedido > 0 && `en el pedido: ${inPedido}`].filter(Boolean).join(' · ')}
        </Typography>
        {precio !== undefined && (
          <Words>
            <Price amount={precio} size="small" />
            {tipo_de_precio && <PriceType value={tipo_de_precio} />}
          </Words>
        )}
      </div>
      <Actions>
        {!soldOut && (
          <QuantityField
            value={cantidad}
            onChange={setCantidad}
            label={`Cantidad de ${nombre}`}
            onSubmit={add}
          />
        )}
        <Button
          variant="contained"
          aria-label={`${soldOut ? 'Agotado' : 'Agregar'}: ${nombre}`}
          disabled={soldOut || quantityError(cantidad) !== undefined}
          onClick={add}
        >
          {soldOut ? 'Agotado' : 'Agregar'}
        </Button>
      </Actions>
    </Card>
  );
}
