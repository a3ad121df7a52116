import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LIMITES, type Producto } from 'api-client/backoffice';
import { useState } from 'react';
import { QuantityField } from 'ui-kit/quantity-field';
import { useAgregar } from './use-agregar.ts';

/** How many, and 'Añadir'; Enter adds as well. The field goes back to 1. */
export function AgregarProducto({ producto }: { producto: Producto }) {
  const [cantidad, setCantidad] = useState('1');
  const agregar = useAgregar();
  const { nombre, disponible } = producto;
  const add = () => {
    agregar(producto, Number(cantidad));
    setCantidad('1');
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
      <Box sx={{ width: ({ spacing }) => spacing(36) }}>
        <QuantityField
          value={cantidad}
          onChange={setCantidad}
          max={LIMITES.cantidadMaxima}
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
        aria-label={`Añadir: ${nombre}`}
        onClick={add}
      >
        {disponible ? 'Añadir' : 'Sin stock'}
      </Button>
    </Box>
  );
}
