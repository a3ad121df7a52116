import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { longWord, samplePictures } from '../../test/samples.ts';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

const meta = {
  title: 'Components/ProductCard',
  component: ProductCard,
  args: {
    name: 'Almendras peladas non pareil',
    href: '#almendras',
    picture: samplePictures.almendra,
    tint: 'trigo',
    brand: 'Campo Claro',
    price: 12345.5,
    priceType: 'por_kilo',
    available: true,
    quantity: '1',
    onQuantityChange: () => {},
    onAdd: () => {},
    headingLevel: 'h2',
  },
  render: function Controlled(args) {
    const [quantity, setQuantity] = useState(String(args.quantity));
    return (
      <div style={{ width: 234, height: 540 }}>
        <ProductCard {...args} quantity={quantity} onQuantityChange={setQuantity} />
      </div>
    );
  },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnOffer: Story = { args: { promotion: 15, previousPrice: 14500, isNew: true } };
export const InTheCart: Story = { args: { inCart: 12 } };
export const SoldOut: Story = { args: { available: false } };
/** For a visitor: no price, no percentage, and the way in. */
export const ForAVisitor: Story = {
  args: {
    price: undefined,
    priceType: undefined,
    promotion: true,
    precioSlot: <small style={{ fontSize: 14 }}>Precios para comercios aprobados.</small>,
  },
};
export const LongWords: Story = {
  args: {
    name: longWord,
    brand: longWord,
    price: 999999.99,
    previousPrice: 999999.99,
    promotion: 99,
    isNew: true,
  },
};
export const WithoutPicture: Story = { args: { picture: undefined, tint: 'hoja' } };
export const Loading: Story = {
  render: () => (
    <div style={{ width: 234, height: 540 }}>
      <ProductCardSkeleton />
    </div>
  ),
};
