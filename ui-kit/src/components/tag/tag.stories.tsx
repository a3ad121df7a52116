import type { Meta, StoryObj } from '@storybook/react-vite';
import { DiscountBadge } from '../discount-badge/discount-badge.tsx';
import { NewBadge } from '../new-badge/new-badge.tsx';
import { Tag } from './tag.tsx';

const meta = { title: 'Components/Tag', component: Tag, args: { children: 'Orgánico' } } satisfies Meta<
  typeof Tag
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Discount: Story = { render: () => <DiscountBadge percent={15} /> };
/** For someone who may not see prices: no percentage. */
export const Promotion: Story = { render: () => <DiscountBadge /> };
export const New: Story = { render: () => <NewBadge /> };
