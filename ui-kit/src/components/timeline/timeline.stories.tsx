import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: {
    entries: [
      { key: 'sent', title: 'Enviado', facts: 'hoy 14:05' },
      {
        key: 'changed',
        title: 'Cambió lo que se entrega',
        facts: 'ayer 9:30',
        details: [{ key: 'oats', text: 'Avena arrollada: 10 → 7 (falta stock)' }],
      },
      { key: 'asked', title: 'Pedido solicitado', facts: 'ayer 8:02' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = {
  args: { entries: [{ key: 'asked', title: 'Pedido solicitado', facts: 'hoy 8:02' }] },
};
export const LongWords: Story = {
  args: {
    entries: [
      { key: 'told', title: longWord, facts: longWord, details: [{ key: longWord, text: longWord }] },
    ],
  },
};
