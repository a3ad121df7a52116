import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from './bell.tsx';

const meta = {
  title: 'Components/Frame/Bell',
  component: Bell,
  args: { href: '#panel' },
} satisfies Meta<typeof Bell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = { args: { count: 7 } };
export const None: Story = { args: { count: 0 } };
export const One: Story = { args: { count: 1 } };
/** More than 99: the title has the whole figure. */
export const Many: Story = { args: { count: 1200 } };
/** Something is new, but nobody counts. */
export const Active: Story = { args: { active: true } };
