import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { controlled } from '../../test/story-frames.tsx';
import { StatCard } from '../stat-card/stat-card.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Data/Tabs',
  component: Tabs,
  args: {
    label: 'Período',
    tabs: [
      { value: 'week', label: 'Semana Actual' },
      { value: 'month', label: 'Mes Actual' },
    ],
    value: 'week',
    onChange: () => {},
  },
  render: controlled(Tabs, 'value', 'onChange'),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPanel: Story = { args: { children: 'Lo vendido en el período.' } };
export const OneDisabled: Story = {
  args: {
    tabs: [
      { value: 'week', label: 'Semana Actual' },
      { value: 'year', label: 'Año', disabled: true },
    ],
  },
};
/** More tabs than fit on a phone: the bar scrolls. */
export const Many: Story = {
  args: {
    tabs: ['Pedidos', 'Usuarios', 'Productos', 'Marcas', 'Categorías', 'Etiquetas', 'Notificaciones'].map(
      (label) => ({ value: label, label }),
    ),
    value: 'Usuarios',
  },
};
export const LongWords: Story = {
  args: {
    tabs: [
      { value: 'week', label: longWord },
      { value: 'month', label: 'Mes Actual' },
    ],
  },
};
export const InTheDashboard: Story = {
  args: {
    children: (
      <StatCard
        label="Total Ganancias"
        value={812400}
        previous={640100}
        previousPeriod="la semana anterior"
      />
    ),
  },
};
