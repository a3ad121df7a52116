import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartTotal } from './cart-total.tsx';

const goals = [
  {
    target: 50000,
    pendingText: (missing: string) => `Te faltan ${missing} para el pedido mínimo`,
    reachedText: 'Llegaste al pedido mínimo',
  },
  {
    target: 70000,
    pendingText: (missing: string) => `Te faltan ${missing} para el envío gratis`,
    reachedText: 'Tu envío es gratis',
  },
];

const meta = {
  title: 'Components/CartTotal',
  component: CartTotal,
  args: { total: 61727.5, goals, onAction: () => {} },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 388 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartTotal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const UnderTheMinimum: Story = {
  args: { total: 12345.5, disabled: true, message: 'El monto mínimo para realizar un pedido es de $50.000' },
};
export const FreeShipping: Story = { args: { total: 999999.99 } };
export const Busy: Story = { args: { busy: true } };
