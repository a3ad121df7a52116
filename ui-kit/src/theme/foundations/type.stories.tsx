import type { Meta, StoryObj } from '@storybook/react-vite';
import { Families, TabularFigures, TypeScale } from './type.tsx';

const meta = {
  title: 'Foundations/Type',
  component: TypeScale,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof TypeScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {};
export const TwoFamilies: Story = { render: () => <Families /> };
export const Tabular: Story = { render: () => <TabularFigures /> };
