import type { Meta, StoryObj } from '@storybook/react-vite';
import { highestPrice, sampleParts } from '../../test/samples.ts';
import { inside } from '../../test/story-frames.tsx';
import { TotalParts } from './total-parts.tsx';

const meta = {
  title: 'Components/Cart/TotalParts',
  component: TotalParts,
  args: { parts: sampleParts },
  decorators: [inside({ maxWidth: 388 })],
} satisfies Meta<typeof TotalParts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two rates. */
export const Default: Story = {};
/** The highest total of an order. */
export const Highest: Story = {
  args: { parts: sampleParts.map(({ label }) => ({ label, amount: highestPrice * 20_000 })) },
};
