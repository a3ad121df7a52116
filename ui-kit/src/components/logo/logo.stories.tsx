import type { Meta, StoryObj } from '@storybook/react-vite';
import { inside, variants } from '../../test/story-frames.tsx';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Components/Frame/Logo',
  component: Logo,
  args: { name: 'Tierra Llana' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: variants(Logo, { Compact: { compact: true }, Large: { size: 48 } }),
};
/** Two lines before anything is cut. */
export const LongName: Story = {
  args: { name: 'Distribuidora Mayorista Tierra Llana del Norte' },
  decorators: [inside({ maxWidth: 280 })],
};
