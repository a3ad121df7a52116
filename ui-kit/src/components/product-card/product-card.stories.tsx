import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { brokenPicture, highestPrice, longWord, pendingPicture, samplePictures } from '../../test/samples.ts';
import { controlled } from '../../test/story-frames.tsx';
import { ProductCard, productCardTexts } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

const meta = {
  title: 'Components/Product/ProductCard',
  component: ProductCard,
  args: {
    texts: productCardTexts,
    name: 'Almendras peladas non pareil',
    href: '#almendras',
    picture: samplePictures.almond,
    tint: 'wheat',
    brand: 'Campo Claro',
    price: 12345.5,
    measurePrice: '$ 12.345,50 el kilo',
    priceType: 'por_kilo',
    available: true,
    quantity: '1',
    onQuantityChange: fn(),
    onAdd: fn(),
    headingLevel: 'h2',
  },
  argTypes: { priceSlot: { control: false }, LinkComponent: { control: false } },
  render: controlled(ProductCard, 'quantity', 'onQuantityChange', { width: 234 }),
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sumar uno/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Añadir al carrito/ }));
    await expect(args.onAdd).toHaveBeenCalledWith(2);
  },
};
export const OnOffer: Story = { args: { promotion: 15, previousPrice: 14500, isNew: true } };
export const InTheCart: Story = { args: { inCart: 1000, quantity: '0' } };
/** Sold by six, with a lower price from 12 on. Cannot be added in an unsold quantity. */
export const ByMultiples: Story = {
  args: {
    quantity: '12',
    sold: { minimo: 6, multiplo: 6 },
    price: 11_900,
    previousPrice: 12345.5,
    previousText: 'Por menos unidades',
    terms: (
      <>
        De a 6 · <b>desde 12: $ 11.900</b>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await userEvent.click(canvas.getByRole('button', { name: /^Añadir al carrito/ }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Poner 6' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Añadir al carrito/ }));
    await expect(args.onAdd).toHaveBeenCalledWith(6);
  },
};
/** A sold-out product; its page stays reachable. */
export const SoldOut: Story = {
  args: { available: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Agotado' })).toBeDisabled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Ver producto/ })).toBeVisible();
  },
};
/** For visitors: no price or percentage, and a link to see the price. */
export const ForAVisitor: Story = {
  args: {
    price: undefined,
    priceType: undefined,
    promotion: true,
    priceSlot: (
      <span style={{ fontSize: 14 }}>
        Precio para comercios aprobados. <Link href="#ingresar">Ver precio</Link>
      </span>
    ),
  },
};
/** New arrivals start at 1 and have no upper bound. */
export const NewArrival: Story = {
  args: { isNew: true, quantity: '999', maxQuantity: Number.POSITIVE_INFINITY, maxDigits: 6 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{ArrowUp}{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(1000);
  },
};
/** Longest texts: hover or focus shows the whole name, and the card keeps its height. */
export const LongWords: Story = {
  args: {
    name: longWord,
    brand: longWord,
    price: highestPrice,
    previousPrice: highestPrice,
    promotion: 99,
    isNew: true,
    quantity: '999',
    inCart: 999,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: longWord });
    const card = canvas.getByRole('article');
    const before = card.getBoundingClientRect().height;
    link.focus();
    await expect(link.scrollHeight).toBe(link.clientHeight);
    await expect(card.getBoundingClientRect().height).toBe(before);
  },
};
/** Cards without picture, with a broken picture, and with a loading one: all keep their size. */
export const Pictures: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 234px)', gap: 16 }}>
      <ProductCard {...args} name="Arroz yamaní" picture={undefined} tint="leaf" />
      <ProductCard {...args} name="Avena arrollada" picture={brokenPicture} tint="sky" />
      <ProductCard {...args} name="Chía" picture={pendingPicture} />
    </div>
  ),
};
/** Prices are loading. */
export const Busy: Story = { args: { busy: true } };

const widths = [156, 175, 234, 262];
/** The skeleton is as high as a card at each width of the grid. */
export const Loading: Story = {
  args: { isNew: true, price: highestPrice, inCart: 3 },
  render: (args) => (
    <>
      {widths.map((width) => (
        <div key={width} style={{ display: 'grid', gridTemplateColumns: `repeat(auto-fit, ${width}px)` }}>
          <div style={{ height: 'max-content' }} data-pair="">
            <ProductCardSkeleton />
          </div>
          <div style={{ height: 'max-content' }} data-pair="">
            <ProductCard {...args} name={`${args.name} ${width}`} />
          </div>
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('[data-pair]')].map(
      (half) => half.getBoundingClientRect().height,
    );
    for (const [index] of widths.entries()) {
      await expect(heights[2 * index]).toBe(heights[2 * index + 1]);
    }
  },
};
