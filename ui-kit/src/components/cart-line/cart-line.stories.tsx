import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import IconButton from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { formatMoneyShort } from '../../money.ts';
import { brokenPicture, highestPrice, longWord, samplePictures } from '../../test/samples.ts';
import { controlled } from '../../test/story-frames.tsx';
import { CartLine, cartLineTexts } from './cart-line.tsx';

const meta = {
  title: 'Components/Cart/CartLine',
  component: CartLine,
  args: {
    texts: cartLineTexts,
    name: 'Almendras peladas non pareil',
    picture: samplePictures.almond,
    tint: 'wheat',
    unitPrice: 12345.5,
    priceType: 'por_kilo',
    quantity: 5,
    onQuantityChange: fn(),
    onRemove: fn(),
  },
  render: controlled(CartLine, 'quantity', 'onQuantityChange', { maxWidth: 388 }),
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sumar uno/ }));
    await expect(canvas.getByText(/74\.073,00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar: Almendras peladas non pareil' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
/** The server reported a new price. */
export const PriceChanged: Story = { args: { notice: 'El precio cambió: antes $ 11.900,00.' } };
/** For users who may not see prices: the session ended, or the shop closed the account. */
export const WithoutPrice: Story = {
  args: { unitPrice: undefined, priceType: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Cantidad: 5 ·')).toBeVisible();
    await expect(canvas.getByText('Precio para comercios aprobados')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('$');
  },
};
/** A thousand units at the highest price. */
export const AtTheLimit: Story = { args: { quantity: 1000, unitPrice: highestPrice } };
/** The customer's note on the line, and the button that opens it. */
export const WithNote: Story = {
  args: {
    action: (
      <IconButton aria-label="Editar la nota: Almendras">
        <EditNoteOutlined />
      </IconButton>
    ),
    children: <p>Si no hay, manden las tostadas.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Editar la nota/ })).toBeVisible();
  },
};
/** How to pay less. */
export const WithHint: Story = {
  args: { hint: `Con 2 más pagas ${formatMoneyShort(900)} c/u y ahorras ${formatMoneyShort(1000)}` },
};
/** A stored quantity that is not sold: the error has its own room and covers no other line. */
export const Unsold: Story = {
  args: { quantity: 7, sold: { minimo: 6, multiplo: 6 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Poner 12' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(12);
    await expect(canvas.queryByText('Se vende de a 6.')).toBeNull();
  },
};
/** While an order is being sent. */
export const Busy: Story = { args: { disabled: true } };
/** A low line that was just added, in a cart beside a product list. */
export const Dense: Story = {
  args: { dense: true, fresh: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sumar uno/ }));
    await expect(canvas.getByText(/74\.073,00/)).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    name: longWord,
    priceType: 'por_bulto_cerrado',
    picture: brokenPicture,
    unitPrice: highestPrice,
    quantity: 1000,
    notice: `El precio de ${longWord} cambió.`,
  },
};
