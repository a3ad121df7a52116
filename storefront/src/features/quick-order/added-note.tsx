import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Quantity } from 'app-core/cart/line';
import { cart } from '../../shared/cart/cart.ts';
import { productsText } from '../../shared/cart/count-text.ts';

export interface AddedRows {
  /** Number of lines that were added. */
  count: number;
  quantities: readonly Quantity[];
  undo: () => void;
}

/** Shows the last added lines with undo while the cart still holds them. A toast would cover the order button. */
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
