import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { totalUnits } from 'app-core/cart/totals';
import { Tabs } from 'ui-kit/tabs';
import { estaSinUsar } from '../../shared/carritos/carrito.ts';
import { agregarCarrito, elegirCarrito, useCarritos } from '../../shared/carritos/carritos.ts';
import { nombreDe } from './carrito-nombre.ts';

/** The carts that wait side by side: the phone rings while another customer is being served. */
export function CarritosAbiertos() {
  const { abiertos, actual } = useCarritos();
  const tabs = abiertos.map((carrito) => ({
    value: carrito.carrito_id,
    label: `${nombreDe(carrito)} (${totalUnits([...carrito.lineas, ...carrito.pendientes])})`,
  }));
  if (abiertos.length === 1 && estaSinUsar(actual)) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}>
      <Box sx={{ minWidth: 0, maxWidth: '100%' }}>
        <Tabs tabs={tabs} value={actual.carrito_id} onChange={elegirCarrito} label="Carritos abiertos" />
      </Box>
      <Button variant="text" startIcon={<AddOutlined />} onClick={() => agregarCarrito()}>
        Otro carrito
      </Button>
    </Box>
  );
}
