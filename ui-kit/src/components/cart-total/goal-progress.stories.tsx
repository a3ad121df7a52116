import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleGoals } from '../../test/samples.ts';
import { inside, variants } from '../../test/story-frames.tsx';
import { GoalProgress } from './goal-progress.tsx';

const [minimum, shipping] = sampleGoals;

const meta = {
  title: 'Components/Cart/GoalProgress',
  component: GoalProgress,
  args: { target: 50_000, pendingText: (missing) => missing, reachedText: '', ...minimum, amount: 31_500 },
  decorators: [inside({ maxWidth: 388 })],
} satisfies Meta<typeof GoalProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Progress to the minimum. */
export const Default: Story = {};
export const Variants: Story = {
  render: variants(GoalProgress, {
    Nothing: { amount: 0 },
    'Then to free shipping': { ...shipping, amount: 50_000 },
    Reached: { ...shipping, amount: 70_000 },
  }),
};
/** One cent below the goal does not reach it. */
export const OneCentShort: Story = {
  args: { amount: 49_999.99 },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Te faltan \$\s0,01 para el pedido mínimo$/);
    await expect(text).toBeVisible();
  },
};
