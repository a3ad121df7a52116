import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breakpoints, SpaceScale, Widths } from './space.tsx';

const meta = {
  title: 'Foundations/Space',
  component: SpaceScale,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SpaceScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {};
export const WidthsAndGutters: Story = { render: () => <Widths /> };
export const BreakpointsAndColumns: Story = { render: () => <Breakpoints /> };
