import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { totalText } from 'app-core/cart/iva';
import { type ReactNode, useId } from 'react';
import { SectionTitle } from 'ui-kit/section-title';
import { productsText } from '../cart/cart.ts';
import { openCart } from '../cart/cart-drawer.ts';
import { useFillUp, useIsInCart } from '../cart/use-fill-up.ts';
import { FootBar } from '../foot-bar.tsx';
import { SaveSlot } from '../lists/save-slot.tsx';
import {
  type Choice,
  hasNeto,
  type Picks,
  type ProductChoice,
  type Quantities,
  quantitiesOf,
  usePicks,
} from './pick.ts';
import { PickRow, type PickRowProps } from './pick-row.tsx';

/** Products under a title. */
interface PickGroup<P extends ProductChoice> {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  all: readonly P[];
}

interface PickListProps<P extends ProductChoice> {
  /** Accessible name. */
  label: string;
  all: readonly P[];
  /** Visible groups; undefined shows all products in one list. */
  groups?: readonly PickGroup<P>[] | undefined;
  quantities: Quantities;
  /** Choice that the screen stores. */
  choice?: Choice;
  /** Further content and action of each row. */
  told?: (one: P) => Pick<PickRowProps, 'price' | 'note' | 'action'>;
  /** Label of the button that adds all products. With `choice`, the label while nothing is chosen. */
  addAll: string;
  /** Below the rows, above the bar. */
  children?: ReactNode;
}

/** Products with quantities. A button adds all of them or the chosen ones to the cart. */
export function PickList<P extends ProductChoice>(props: PickListProps<P>) {
  const { label, all, groups, quantities, choice, told, addAll, children } = props;
  const picks = usePicks(all, quantities, choice);
  const add = useFillUp();
  const { wanted, some, total } = picks;
  const done = useIsInCart(wanted);
  const sum = totalText(hasNeto(wanted), total);
  const adding = `Agregar ${productsText(wanted.length)}${choice ? ` · ${sum}` : ''}`;
  const rows = { picks, told };
  return (
    <>
      {groups?.map((group) => <Group key={group.title} group={group} {...rows} />) ?? (
        <Box sx={{ mt: 4 }}>
          <Rows label={label} all={all} {...rows} />
        </Box>
      )}
      {children}
      <FootBar text={`${productsText(wanted.length)}, a precios de hoy`} total={sum}>
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={wanted.length === 0}
          onClick={() => (done ? openCart() : add(wanted))}
        >
          {done ? 'Ver el carrito' : some ? adding : addAll}
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

interface RowsProps<P extends ProductChoice> {
  picks: Picks;
  told: PickListProps<P>['told'] | undefined;
}

function Group<P extends ProductChoice>({ group, ...rows }: RowsProps<P> & { group: PickGroup<P> }) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ mt: 6 }}>
      <SectionTitle id={id} action={group.action}>
        {group.title}
      </SectionTitle>
      <Rows label={group.title} all={group.all} {...rows} />
    </Stack>
  );
}

const Rows = <P extends ProductChoice>({
  label,
  all,
  picks,
  told,
}: RowsProps<P> & { label: string; all: readonly P[] }) => (
  <Stack component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {all.map((one) => (
      <li key={one.producto.producto_id}>
        <PickRow one={one} picks={picks} {...told?.(one)} />
      </li>
    ))}
  </Stack>
);
