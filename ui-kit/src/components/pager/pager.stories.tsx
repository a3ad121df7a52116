import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pager } from './pager.tsx';

const meta = {
  title: 'Components/Pager',
  component: Pager,
  args: { page: 2, totalPages: 7, onChange: () => {} },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 7 } };
export const OnlyOne: Story = { args: { page: 1, totalPages: 1 } };
export const Many: Story = { args: { page: 999, totalPages: 1000 } };
