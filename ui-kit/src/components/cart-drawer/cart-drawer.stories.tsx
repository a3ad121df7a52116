import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { highestPrice, longWord, sampleGoals, samplePictures } from '../../test/samples.ts';
import { CartButton } from '../cart-button/cart-button.tsx';
import { CartLine } from '../cart-line/cart-line.tsx';
import { CartTotal } from '../cart-total/cart-total.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { CartDrawer, type CartDrawerProps, cartDrawerTexts } from './cart-drawer.tsx';

const { almond, lentils, chia } = samplePictures;
interface Item {
  name: string;
  quantity: number;
  unitPrice: number;
}
const three: Item[] = [
  { name: 'Almendras peladas non pareil', quantity: 3, unitPrice: 12345.5 },
  { name: 'Lentejas', quantity: 5, unitPrice: 2380 },
  { name: 'Semillas de chía', quantity: 2, unitPrice: 5692 },
];
const minimum = 50000;

/** A working cart, as an app would fill the drawer. */
function Cart({ items: given, open: opened, ...drawer }: CartDrawerProps & { items: Item[] }) {
  const [open, setOpen] = useState(opened);
  const [items, setItems] = useState(given);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const more = <Button fullWidth>Ver más productos</Button>;
  const empty = (
    <EmptyState
      title="El carrito de compras está vacío."
      text="¡Añade productos a tu carrito para comenzar a comprar!"
      action={more}
    />
  );
  const close = () => {
    setOpen(false);
    drawer.onClose();
  };
  const footer = (
    <CartTotal
      total={total}
      goals={sampleGoals}
      disabled={total < minimum}
      message={total < minimum && 'El monto mínimo para realizar un pedido es de $50.000'}
      onAction={() => {}}
    >
      {more}
    </CartTotal>
  );
  return (
    <>
      <CartButton count={count} total={total} onClick={() => setOpen(true)} />
      <CartDrawer {...drawer} open={open} onClose={close} count={count} footer={items.length > 0 && footer}>
        {items.length === 0 && empty}
        {items.map(({ name, quantity, unitPrice }, place) => (
          <CartLine
            key={name}
            name={name}
            quantity={quantity}
            unitPrice={unitPrice}
            priceType="por_kilo"
            picture={[almond, lentils, chia][place % 3]}
            onQuantityChange={(next) =>
              setItems(items.map((item) => (item.name === name ? { ...item, quantity: next } : item)))
            }
            onRemove={() => setItems(items.filter((item) => item.name !== name))}
          />
        ))}
      </CartDrawer>
    </>
  );
}

const meta = {
  title: 'Components/Cart/CartDrawer',
  component: CartDrawer,
  parameters: { docs: { story: { inline: false, height: 640 } } },
  args: { texts: cartDrawerTexts, open: true, onClose: fn(), children: null },
  // The stories set lines, footer and count themselves.
  argTypes: { children: { control: false }, footer: { control: false }, count: { control: false } },
} satisfies Meta<typeof CartDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rest of the page is hidden from screen readers while the drawer is open. */
const drawer = () => screen.findByRole('dialog', { name: /^Carrito/ });

export const Default: Story = { render: (args) => <Cart {...args} items={three} /> };
export const Empty: Story = { render: (args) => <Cart {...args} items={[]} /> };
export const OneLine: Story = { render: (args) => <Cart {...args} items={three.slice(1, 2)} /> };
/** Twenty lines and the highest amounts: the lines scroll, the total stays. */
export const Full: Story = {
  render: (args) => (
    <Cart
      {...args}
      items={Array.from({ length: 20 }, (_, index) => ({
        name: `${longWord} ${index}`,
        quantity: 1000,
        unitPrice: highestPrice,
      }))}
    />
  ),
};
/** Full screen on phones, 420 px elsewhere. */
export const Width: Story = {
  ...Default,
  play: async () => {
    const panel = await drawer();
    const wide = document.documentElement.clientWidth;
    await expect(panel.getBoundingClientRect().width).toBe(wide < 600 ? wide : 420);
  },
};
/** Opened by keyboard; traps the focus; Escape closes and returns the focus. */
export const Keyboard: Story = {
  args: { open: false },
  render: (args) => <Cart {...args} items={three} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /^Carrito/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await drawer();
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    within(panel).getByRole('button', { name: 'Cerrar carrito' }).focus();
    await userEvent.tab({ shift: true });
    await waitFor(() =>
      expect(within(panel).getByRole('button', { name: 'Ver más productos' })).toHaveFocus(),
    );
    await userEvent.tab();
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Cerrar carrito' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Announces the removal and moves the focus to the next line, and after the last line to the drawer. */
export const Removing: Story = {
  render: (args) => <Cart {...args} items={three.slice(0, 2)} />,
  play: async () => {
    const panel = await drawer();
    const button = (name: RegExp) => within(panel).getByRole('button', { name });
    const lastStatus = () => within(panel).getAllByRole('status').at(-1);
    await userEvent.click(button(/^Sumar uno: Cantidad de Almendras/));
    await expect(lastStatus()).toHaveTextContent('Almendras peladas non pareil: Cantidad: 4');
    await userEvent.click(button(/^Eliminar: Almendras/));
    await expect(lastStatus()).toHaveTextContent('Almendras peladas non pareil: eliminado del carrito');
    await expect(button(/^Eliminar: Lentejas/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(panel).getByText('El carrito de compras está vacío.')).toBeVisible();
    await expect(panel.closest('[tabindex="-1"]')).toHaveFocus();
  },
};
