import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from './bell.tsx';

const meta = { title: 'Components/Bell', component: Bell, args: { href: '#panel' } } satisfies Meta<
  typeof Bell
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Active: Story = { args: { active: true } };
export const Counted: Story = { args: { count: 7 } };
export const Many: Story = { args: { count: 1200 } };
