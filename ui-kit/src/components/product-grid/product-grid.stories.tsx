import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, samplePictures } from '../../test/samples.ts';
import type { Tint } from '../../theme/tokens.ts';
import { ProductCard, type ProductCardProps } from '../product-card/product-card.tsx';
import { ProductGrid } from './product-grid.tsx';

const base = {
  available: true,
  quantity: '1',
  onQuantityChange: () => {},
  onAdd: () => {},
  headingLevel: 'h2',
} as const;
const rows: [string, Tint, Partial<ProductCardProps>][] = [
  [
    'Almendras peladas non pareil',
    'trigo',
    { brand: 'Campo Claro', price: 12345.5, promotion: 15, previousPrice: 14500 },
  ],
  ['Lentejas', 'arcilla', { brand: 'La Huella', price: 2380, inCart: 5, picture: samplePictures.lentejas }],
  [
    'Semillas de chía orgánica seleccionada en bolsa',
    'cielo',
    { brand: 'Andes', price: 5100, isNew: true, picture: samplePictures.chia },
  ],
  ['Quinoa real', 'musgo', { brand: 'Andes', price: 999999.99, picture: undefined, available: false }],
  [longWord, 'lila', { brand: longWord, price: 100 }],
];

const meta = {
  title: 'Components/ProductGrid',
  component: ProductGrid,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = [...rows, ...rows].map(([name, tint, more], place) => (
  <ProductCard
    key={`${name}-${place}`}
    {...base}
    name={name}
    href={`#${place}`}
    tint={tint}
    priceType="por_kilo"
    picture={samplePictures.almendra}
    {...more}
  />
));

export const Default: Story = { args: { children: cards } };
export const BesideTheSidebar: Story = { args: { children: cards, reducida: true } };
export const Loading: Story = { args: { loading: true } };
export const OneItem: Story = { args: { children: cards.slice(0, 1) } };
