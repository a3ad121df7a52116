import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { TaskProgress } from './task-progress.tsx';

const meta = {
  title: 'Components/Feedback/TaskProgress',
  component: TaskProgress,
  args: { label: 'Leyendo la planilla', value: 0.15, detail: '3.000 de 20.000 filas' },
} satisfies Meta<typeof TaskProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unknown: Story = { args: { value: undefined, detail: undefined } };
export const Full: Story = { args: { value: 1, detail: '20.000 de 20.000 filas' } };
export const LongWords: Story = { args: { label: longWord, detail: longWord } };
