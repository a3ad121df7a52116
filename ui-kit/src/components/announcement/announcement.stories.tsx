import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { Announcement } from './announcement.tsx';

const meta = {
  title: 'Components/Frame/Announcement',
  component: Announcement,
  args: { children: 'Cerramos del 24 al 26 de diciembre. Los pedidos salen el lunes 29.' },
} satisfies Meta<typeof Announcement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = { args: { children: 'Hoy despachamos hasta las 14.' } };
export const LongWord: Story = { args: { children: `${longWord} ${longWord}` } };
