import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceType } from './price-type.tsx';

const meta = {
  title: 'Components/PriceType',
  component: PriceType,
  args: { value: 'por_kilo' },
} satisfies Meta<typeof PriceType>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kilo: Story = {};
export const Unit: Story = { args: { value: 'por_unidad' } };
export const ClosedBulk: Story = { args: { value: 'por_bulto_cerrado' } };
