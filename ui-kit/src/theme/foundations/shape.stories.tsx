import type { Meta, StoryObj } from '@storybook/react-vite';
import { Corners, ElevationAndLines } from './shape.tsx';

const meta = {
  title: 'Foundations/Shape',
  component: Corners,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Corners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rounding: Story = {};
export const Elevation: Story = { render: () => <ElevationAndLines /> };
