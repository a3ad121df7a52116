import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LIMITS, type Producto } from 'api-client/backoffice';
import { useState } from 'react';
import { QuantityField } from 'ui-kit/quantity-field';
import { quantityOf } from 'ui-kit/quantity-messages';
import { useAddToCarrito } from './use-add-to-carrito.ts';

/** At the row's right end; a button as wide as a thumb likes where the row is a card. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  justifyContent: 'flex-end',
  '& > button': { flex: '1 1 auto', maxWidth: theme.spacing(50) },
  // The product's name needs the room more.
  [theme.breakpoints.between('md', 'lg')]: { '& .MuiButton-startIcon': { display: 'none' } },
}));

/** How many, and 'Añadir'; Enter adds as well. The field goes back to 1. */
export function AddProducto({ producto }: { producto: Producto }) {
  const [cantidad, setCantidad] = useState('1');
  const addToCarrito = useAddToCarrito();
  const { nombre, disponible } = producto;
  const label = disponible ? 'Añadir' : 'Sin stock';
  const add = () => {
    const units = quantityOf(cantidad);
    if (units === undefined) return;
    addToCarrito(producto, units);
    setCantidad('1');
  };
  return (
    <Actions>
      <Box sx={{ width: ({ spacing }) => spacing(36) }}>
        <QuantityField
          value={cantidad}
          onChange={setCantidad}
          max={LIMITS.cantidadMax}
          maxDigits={4}
          label={`Cantidad de ${nombre}`}
          disabled={!disponible}
          onSubmit={add}
        />
      </Box>
      <Button
        variant="contained"
        startIcon={disponible && <ShoppingBasketOutlined />}
        disabled={!disponible}
        aria-label={`${label}: ${nombre}`}
        onClick={add}
      >
        {label}
      </Button>
    </Actions>
  );
}
