import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Motion } from './motion.tsx';

const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Motion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mover: slow' }));
    const moved = [...canvasElement.querySelectorAll<HTMLElement>('[data-moved]')];
    await expect(moved.map(({ dataset }) => dataset.moved)).toEqual(['false', 'false', 'true']);
    // Under reduced motion the movement takes 1 ms.
    const { transitionDuration } = getComputedStyle(moved[2] as HTMLElement);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(Number.parseFloat(transitionDuration)).toBe(still ? 0.001 : 0.25);
  },
};
