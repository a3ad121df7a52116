import type { Meta, StoryObj } from '@storybook/react-vite';
import { DiscountBadge } from './discount-badge.tsx';

const meta = {
  title: 'Components/Product/DiscountBadge',
  component: DiscountBadge,
  args: { percent: 15 },
} satisfies Meta<typeof DiscountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** For someone who may not see prices, or where no percentage is known. */
export const WithoutPercent: Story = { args: { percent: undefined } };
/** Never 100: nothing is given away. */
export const Highest: Story = { args: { percent: 99.6 } };
/** Less than one percent is no figure to boast of. */
export const UnderOne: Story = { args: { percent: 0.4 } };
