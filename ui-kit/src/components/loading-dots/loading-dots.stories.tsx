import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { LoadingDots } from './loading-dots.tsx';

const meta = {
  title: 'Components/Feedback/LoadingDots',
  component: LoadingDots,
} satisfies Meta<typeof LoadingDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithWords: Story = { args: { label: 'Cargando productos destacados...', showLabel: true } };
export const LongWords: Story = { args: { label: `Cargando ${longWord}`, showLabel: true } };
