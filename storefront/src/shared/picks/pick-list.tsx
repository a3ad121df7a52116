import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { allLines, cart } from '../cart/cart.ts';
import { openCart } from '../cart/cart-drawer.ts';
import { productsText } from '../cart/count-text.ts';
import { useFillUp } from '../cart/use-fill-up.ts';
import { FootBar } from '../foot-bar.tsx';
import { SaveSlot } from '../lists/save-slot.tsx';
import { type Offered, type Quantities, quantitiesOf, usePicks } from './pick.ts';
import { PickRow, type PickRowProps } from './pick-row.tsx';

export interface PickListProps<P extends Offered> {
  /** Accessible name. */
  label: string;
  all: readonly P[];
  quantities: Quantities;
  /** What each row tells besides, and what can be done with it. */
  told?: (one: P) => Pick<PickRowProps, 'price' | 'note' | 'action'>;
  /** What puts all of it into the cart. */
  addAll: string;
  /** Under the rows, over the bar. */
  children?: ReactNode;
}

/** Products with how many of each; all of them, or those that are chosen, go into the cart by one press. */
export function PickList<P extends Offered>(props: PickListProps<P>) {
  const { label, all, quantities, told, addAll, children } = props;
  const picks = usePicks(all, quantities);
  const add = useFillUp();
  const { wanted, some, total } = picks;
  const held = cart.usePart((now) =>
    wanted.every(({ item, cantidad }) =>
      allLines(now).some((line) => line.producto_id === item.producto_id && line.cantidad >= cantidad),
    ),
  );
  const done = wanted.length > 0 && held;
  return (
    <>
      <Stack component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, mt: 4, p: 0 }}>
        {all.map((one) => (
          <li key={one.producto.producto_id}>
            <PickRow one={one} picks={picks} {...told?.(one)} />
          </li>
        ))}
      </Stack>
      {children}
      <FootBar text={`${productsText(wanted.length)}, a precios de hoy`} total={total}>
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={wanted.length === 0}
          onClick={() => (done ? openCart() : add(wanted))}
        >
          {done ? 'Ver el carrito' : some ? `Agregar ${productsText(wanted.length)}` : addAll}
        </Button>
        {some && (
          <SaveSlot fullWidth sx={{ mt: 1 }} wanted={() => quantitiesOf(wanted)}>
            Guardar en una lista
          </SaveSlot>
        )}
      </FootBar>
    </>
  );
}
