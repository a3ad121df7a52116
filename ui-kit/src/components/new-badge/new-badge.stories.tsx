import type { Meta, StoryObj } from '@storybook/react-vite';
import { DiscountBadge } from '../discount-badge/discount-badge.tsx';
import { NewBadge } from './new-badge.tsx';

const meta = { title: 'Components/Product/NewBadge', component: NewBadge } satisfies Meta<typeof NewBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BesideADiscount: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 4 }}>
      <DiscountBadge percent={15} />
      <NewBadge />
    </div>
  ),
};
