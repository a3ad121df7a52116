import type { Meta, StoryObj } from '@storybook/react-vite';
import { highestPrice } from '../../test/samples.ts';
import { inside, variants } from '../../test/story-frames.tsx';
import { Price, priceTexts } from './price.tsx';

const meta = {
  title: 'Components/Product/Price',
  component: Price,
  args: { texts: priceTexts, amount: 12345.5 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnOffer: Story = { args: { previousAmount: 15200 } };
/** As narrow as a card on a phone: the previous price wraps below the price. */
export const Highest: Story = {
  args: { amount: highestPrice - 1, previousAmount: highestPrice },
  decorators: [inside({ width: 150 })],
};
/** For lists, cards and a product's page. */
export const Sizes: Story = {
  args: { previousAmount: 15200 },
  render: variants(Price, { small: { size: 'small' }, medium: {}, large: { size: 'large' } }),
};
/** Digits of equal width align in a column. */
export const UnderEachOther: Story = {
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'end', width: 200 }}>
      {[1111.11, 88.88, 999999.99].map((amount) => (
        <Price key={amount} {...args} amount={amount} />
      ))}
    </div>
  ),
};
