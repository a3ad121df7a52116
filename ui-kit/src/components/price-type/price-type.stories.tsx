import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../price/price.tsx';
import { PriceType } from './price-type.tsx';

const meta = {
  title: 'Components/Product/PriceType',
  component: PriceType,
  args: { value: 'por_kilo' },
  argTypes: {
    value: { control: 'inline-radio', options: ['por_kilo', 'por_unidad', 'por_bulto_cerrado'] },
  },
} satisfies Meta<typeof PriceType>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kilo: Story = {};
export const Unit: Story = { args: { value: 'por_unidad' } };
export const ClosedBulk: Story = { args: { value: 'por_bulto_cerrado' } };
export const UnderItsPrice: Story = {
  render: (args) => (
    <div style={{ display: 'grid' }}>
      <Price amount={12345.5} />
      <PriceType {...args} />
    </div>
  ),
};
