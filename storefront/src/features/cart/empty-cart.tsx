import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { CART_MESSAGES } from '../../shared/cart/use-add-to-cart.ts';
import { useTakeOut } from './use-take-out.ts';

/** Button below the lines: empties the cart, with undo. */
export function EmptyCart() {
  const takeOut = useTakeOut();
  const button = useRef<HTMLButtonElement>(null);
  const empty = () => {
    // The button disappears with the lines. Keep the focus in the cart.
    button.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    takeOut(CART_MESSAGES.emptied);
  };
  return (
    <Button ref={button} color="secondary" startIcon={<DeleteOutlined />} onClick={empty} sx={{ ml: 'auto' }}>
      Vaciar carrito
    </Button>
  );
}
