import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { totalUnits } from 'app-core/cart/totals';
import { memo, useDeferredValue } from 'react';
import { Tabs } from 'ui-kit/tabs';
import {
  addCarrito,
  type Carrito,
  chooseCarrito,
  isUnused,
  useCarritos,
} from '../../shared/carritos/carritos.ts';
import { useNames } from './use-cliente.ts';

/** Tabs of the open carts: staff can serve one customer while another calls. */
export function OpenCarritos() {
  const { opened, current } = useCarritos();
  // Deferred: MUI's tabs measure the page, which would delay typing a quantity.
  const shown = useDeferredValue(opened);
  if (opened.length === 1 && isUnused(current)) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}>
      <Box sx={{ minWidth: 0, maxWidth: '100%' }}>
        <CarritosTabs opened={shown} current={current.carrito_id} />
      </Box>
      <Button variant="text" startIcon={<AddOutlined />} onClick={() => addCarrito()}>
        Otro carrito
      </Button>
    </Box>
  );
}

const CarritosTabs = memo(({ opened, current }: { opened: Carrito[]; current: string }) => {
  const names = useNames(opened);
  const tabs = opened.map(({ carrito_id, lineas }, place) => ({
    value: carrito_id,
    label: `${names[place]} (${totalUnits(lineas)})`,
  }));
  return <Tabs tabs={tabs} value={current} onChange={chooseCarrito} label="Carritos abiertos" />;
});
