import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icons } from './icons.tsx';

const meta = {
  title: 'Foundations/Icons',
  component: Icons,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Icons>;
export default meta;
export const AllIcons: StoryObj<typeof meta> = {};
