import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../price/price.tsx';
import { PriceType } from './price-type.tsx';

const values = ['por_kilo', 'por_unidad', 'por_bulto_cerrado'];

const meta = {
  title: 'Components/Product/PriceType',
  component: PriceType,
  args: { value: 'por_kilo' },
  argTypes: {
    value: { control: 'inline-radio', options: values },
  },
} satisfies Meta<typeof PriceType>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** For customers who see prices without the tax. */
export const WithoutTax: Story = { args: { tax: '+\u00a0IVA' } };
export const UnderItsPrice: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {values.map((value) => (
        <div key={value} style={{ display: 'grid' }}>
          <Price amount={12345.5} />
          <PriceType value={value} />
        </div>
      ))}
    </div>
  ),
};
