import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, samplePictures } from '../../test/samples.ts';
import { CartLine } from './cart-line.tsx';

const meta = {
  title: 'Components/CartLine',
  component: CartLine,
  args: {
    name: 'Almendras peladas non pareil',
    picture: samplePictures.almendra,
    tint: 'trigo',
    unitPrice: 12345.5,
    priceType: 'por_kilo',
    quantity: 5,
    onQuantityChange: () => {},
    onRemove: () => {},
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 388 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PriceChanged: Story = { args: { notice: 'El precio cambió: antes $ 11.900,00.' } };
export const AtTheLimit: Story = { args: { quantity: 1000 } };
export const Busy: Story = { args: { disabled: true } };
export const LongWords: Story = { args: { name: longWord, unitPrice: 999999.99, quantity: 1000 } };
