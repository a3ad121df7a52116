import type { Meta, StoryObj } from '@storybook/react-vite';
import { Labels, Pairs, Vocabulary } from './words.tsx';

const meta = {
  title: 'Foundations/Words',
  component: Pairs,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Pairs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SoAndNotSo: Story = {};
export const SameWordForTheSame: Story = { render: () => <Vocabulary /> };
export const StatesTypesAndRoles: Story = { render: () => <Labels /> };
