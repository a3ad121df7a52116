import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio';
import type { CartItem } from '../../shared/cart/stored-cart.ts';
import { PriceNotice } from '../../shared/catalogue/price-notice.tsx';

/** A cart that outlived its session: what was in it, without prices. */
function Lines({ items }: { items: Snapshot<CartItem[]> }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 2 }}>
      {items.map(({ producto_id, nombre, cantidad }) => (
        <Box component="li" key={producto_id} sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
          {nombre}
          <Typography variant="body2" color="textSecondary">
            Cantidad: {cantidad}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Footer({ onOrder, more }: { onOrder: () => void; more: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PriceNotice />
      <Button variant="contained" size="large" fullWidth onClick={onOrder}>
        Realizar pedido
      </Button>
      {more}
    </Box>
  );
}

export const VisitorCart = { Lines, Footer };
