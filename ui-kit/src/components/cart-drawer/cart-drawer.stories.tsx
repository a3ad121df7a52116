import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../../test/samples.ts';
import { CartLine } from '../cart-line/cart-line.tsx';
import { CartTotal } from '../cart-total/cart-total.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { CartDrawer } from './cart-drawer.tsx';

const line = (name: string, quantity: number, unitPrice: number, picture = samplePictures.almendra) => (
  <CartLine
    key={name}
    name={name}
    quantity={quantity}
    unitPrice={unitPrice}
    priceType="por_kilo"
    picture={picture}
    onQuantityChange={() => {}}
    onRemove={() => {}}
  />
);
const goal = {
  target: 70000,
  pendingText: (missing: string) => `Te faltan ${missing} para el envío gratis`,
  reachedText: 'Tu envío es gratis',
};
const total = (
  <CartTotal total={66012.5} goals={[goal]} onAction={() => {}}>
    <Button>Ver más productos</Button>
  </CartTotal>
);

const meta = {
  title: 'Patterns/CartDrawer',
  component: CartDrawer,
  parameters: { docs: { story: { inline: false, height: 640 } } },
  args: { open: true, onClose: () => {}, children: null },
} satisfies Meta<typeof CartDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    count: 11,
    children: [
      line('Almendras peladas non pareil', 3, 12345.5),
      line('Lentejas', 5, 2380, samplePictures.lentejas),
      line('Semillas de chía', 3, 5692, samplePictures.chia),
    ],
    footer: total,
  },
};
export const Empty: Story = {
  args: {
    children: (
      <EmptyState
        title="El carrito de compras está vacío."
        text="¡Añade productos a tu carrito para comenzar a comprar!"
        action={<Button variant="contained">Ver más productos</Button>}
      />
    ),
  },
};
