import type { Meta, StoryObj } from '@storybook/react-vite';
import { variants } from '../../test/story-frames.tsx';
import { Bell, bellTexts } from './bell.tsx';

const meta = {
  title: 'Components/Frame/Bell',
  component: Bell,
  args: { texts: bellTexts, href: '#panel' },
} satisfies Meta<typeof Bell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { count: 7 } };
export const Variants: Story = {
  render: variants(Bell, {
    'Nothing new': { count: 0 },
    One: { count: 1 },
    'More than 99: the title has the whole figure': { count: 1200 },
    'Something is new, but nobody counts': { active: true },
  }),
};
