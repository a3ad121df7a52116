import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { highestPrice, sampleGoals, sampleParts } from '../../test/samples.ts';
import { inside } from '../../test/story-frames.tsx';
import { CartTotal, cartTotalTexts } from './cart-total.tsx';

const meta = {
  title: 'Components/Cart/CartTotal',
  component: CartTotal,
  args: { texts: cartTotalTexts, total: 61727.5, goals: sampleGoals, onAction: fn() },
  argTypes: { children: { control: false }, goals: { control: false } },
  decorators: [inside({ maxWidth: 388 })],
} satisfies Meta<typeof CartTotal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Above the minimum: the next goal is free shipping. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Te faltan \$\s8\.272,50 para el envío gratis$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Realizar pedido' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};
/** The reason is next to the button and is read with it. */
export const UnderTheMinimum: Story = {
  args: { total: 12345.5, disabled: true, message: 'El monto mínimo para realizar un pedido es de $50.000' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Realizar pedido' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('El monto mínimo para realizar un pedido es de $50.000');
    await expect(canvas.getByText(/^Te faltan \$\s37\.654,50 para el pedido mínimo$/)).toBeVisible();
  },
};
/** Exactly 50.000 reaches the minimum. */
export const AtTheMinimum: Story = { args: { total: 50_000 } };
/** For customers who see the tax apart. */
export const WithParts: Story = { args: { parts: sampleParts } };
/** Staff weigh a product of the cart. */
export const WithNote: Story = { args: { note: 'El total puede variar: hay productos que se pesan.' } };
export const FreeShipping: Story = { args: { total: 70_000 } };
/** Twenty products, a thousand of each, at the highest price. */
export const Highest: Story = { args: { total: highestPrice * 20_000 } };
export const Busy: Story = { args: { busy: true } };
/** For users who may not see prices. */
export const WithoutPrices: Story = {
  args: {
    total: undefined,
    message: 'Precio para comercios aprobados.',
    children: <Button fullWidth>Ver más productos</Button>,
  },
};
