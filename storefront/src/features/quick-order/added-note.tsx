import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Quantity } from 'app-core/cart/line';
import { cart } from '../../shared/cart/cart.ts';
import { productsText } from '../../shared/cart/count-text.ts';

export interface AddedRows {
  /** Lines that went into the cart. */
  count: number;
  quantities: readonly Quantity[];
  undo: () => void;
}

/** What went into the cart last, and the way back, for as long as the cart still holds it. A toast would cover the order's button. */
export function AddedNote({ count, quantities, undo }: AddedRows) {
  const isThere = cart.usePart(({ items }) =>
    quantities.every(({ producto_id, cantidad }) =>
      items.some((item) => item.producto_id === producto_id && item.cantidad >= cantidad),
    ),
  );
  if (!isThere) return null;
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ mt: 4, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography role="status">{`Agregamos ${productsText(count)} al carrito.`}</Typography>
      <Button onClick={undo}>Deshacer</Button>
    </Stack>
  );
}
