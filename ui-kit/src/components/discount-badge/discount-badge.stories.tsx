import type { Meta, StoryObj } from '@storybook/react-vite';
import { variants } from '../../test/story-frames.tsx';
import { DiscountBadge } from './discount-badge.tsx';

const meta = {
  title: 'Components/Product/DiscountBadge',
  component: DiscountBadge,
  args: { percent: 15 },
} satisfies Meta<typeof DiscountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: variants(DiscountBadge, {
    'No percentage: nobody knows it, or someone may not see prices': { percent: undefined },
    'Never 100: nothing is given away': { percent: 99.6 },
    'Less than one is no figure to boast of': { percent: 0.4 },
  }),
};
