import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inWindow } from '../../test/in-window.ts';
import { highestPrice } from '../../test/samples.ts';
import { inside, variants } from '../../test/story-frames.tsx';
import { CartButton, cartButtonTexts } from './cart-button.tsx';

const meta = {
  title: 'Components/Cart/CartButton',
  component: CartButton,
  args: { texts: cartButtonTexts, count: 12, total: 61727.5, onClick: fn() },
  // Aligned to the end of the row, as in the header.
  decorators: [inside({ display: 'flex', gap: 16, justifyContent: 'flex-end', alignItems: 'center' })],
} satisfies Meta<typeof CartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: variants(CartButton, {
    Empty: { count: 0, total: 0 },
    'For those who may not see prices': { total: undefined },
    'Not known yet, as on the server': { count: undefined, total: undefined },
  }),
};
/** The drawer is loading: a ring appears after 300 ms. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Carrito: 12 unidades/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    const ring = button.querySelector('.MuiCircularProgress-root')?.getBoundingClientRect();
    const basket = button.querySelector('.MuiSvgIcon-root')?.getBoundingClientRect();
    await expect(ring?.left).toBe((basket?.left ?? 0) - 6);
    await expect(ring?.width).toBe((basket?.width ?? 0) + 12);
  },
};
/** A large count does not cover the total. */
export const Highest: Story = {
  args: { count: 15000, total: highestPrice },
  play: async ({ canvasElement }) => {
    const gap = await inWindow(1440, canvasElement, (copy) => {
      const box = (selector: string) => copy.querySelector(selector)?.getBoundingClientRect();
      return (box('[data-total]')?.left ?? 0) - (box('.MuiBadge-badge')?.right ?? 0);
    });
    await expect(gap).toBeGreaterThanOrEqual(4);
  },
};
/** Press 'Añadir': the count animates for 200 ms, unless the user prefers reduced motion. */
export const Bumps: Story = {
  render: function Growing(args) {
    const [count, setCount] = useState(1);
    return (
      <>
        <Button variant="contained" onClick={() => setCount(count + 5)}>
          Añadir
        </Button>
        <CartButton {...args} count={count} total={count * 1000} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Añadir' }));
    await expect(canvas.getByRole('button', { name: /^Carrito: 6 unidades, \$\s6\.000,00$/ })).toBeVisible();
    const badge = canvas.getByText('6').parentElement as HTMLElement;
    const { animationName, animationDuration } = getComputedStyle(badge);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(still ? animationName : animationDuration).toBe(still ? 'none' : '0.2s');
  },
};
