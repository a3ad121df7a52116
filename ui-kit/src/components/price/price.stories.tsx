import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price.tsx';

const meta = {
  title: 'Components/Price',
  component: Price,
  args: { amount: 12345.5 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnOffer: Story = { args: { previousAmount: 15200 } };
export const Largest: Story = {
  args: { amount: 999999.99, previousAmount: 999999.99 },
  decorators: [
    (Story) => (
      <div style={{ width: 150 }}>
        <Story />
      </div>
    ),
  ],
};
export const Small: Story = { args: { size: 'small' } };
export const OnAProductPage: Story = { args: { size: 'large', previousAmount: 15200 } };
