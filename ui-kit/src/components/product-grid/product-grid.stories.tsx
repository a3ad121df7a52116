import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brokenPicture, highestPrice, longWord, samplePictures } from '../../test/samples.ts';
import { inside } from '../../test/story-frames.tsx';
import { fiveFit, type Tint } from '../../theme/tokens.ts';
import { ProductCard, type ProductCardProps } from '../product-card/product-card.tsx';
import { ProductGrid, productGridTexts } from './product-grid.tsx';

const { almond, lentils, chia } = samplePictures;
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
    'wheat',
    { brand: 'Campo Claro', price: 12345.5, promotion: 15, previousPrice: 14500 },
  ],
  ['Lentejas', 'clay', { brand: 'La Huella', price: 2380, inCart: 5, picture: lentils }],
  [
    'Semillas de chía orgánica seleccionada en bolsa',
    'sky',
    { brand: 'Andes', price: 5100, isNew: true, picture: chia },
  ],
  ['Quinoa real', 'moss', { brand: 'Andes', price: highestPrice, picture: undefined, available: false }],
  [longWord, 'lilac', { brand: longWord, price: 100, picture: brokenPicture }],
];

const meta = {
  title: 'Components/Product/ProductGrid',
  component: ProductGrid,
  args: { texts: productGridTexts },
  parameters: { layout: 'padded' },
  argTypes: { children: { control: false } },
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
    picture={almond}
    {...more}
  />
));

const columns = () => {
  const wide = document.documentElement.clientWidth;
  return wide >= fiveFit ? 5 : 2;
};

/** Two columns, or five from 1000 px, so that ten products fill whole rows. Actions in a row align. */
export const Default: Story = {
  args: { children: cards },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Productos' });
    await expect(getComputedStyle(list).gridTemplateColumns.split(' ')).toHaveLength(columns());
    const foot = (place: number) =>
      within(list)
        .getAllByRole('link', { name: /^Ver producto/ })
        [place]?.getBoundingClientRect().top;
    await expect(foot(1)).toBe(foot(0));
  },
};
/** Width of a list beside the sidebar at 1101 px, where both just fit. */
export const BesideTheSidebar: Story = {
  args: { children: cards },
  decorators: [inside({ maxWidth: 801 })],
};
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Cargando productos' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list.children).toHaveLength(10);
  },
};
export const OneItem: Story = { args: { children: cards.slice(0, 1) } };
