import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { inside } from '../../test/story-frames.tsx';
import { BarChart, barChartTexts } from './bar-chart.tsx';

const week = [
  { label: 'Lun', value: 84500, previous: 61200 },
  { label: 'Mar', value: 132000, previous: 98400 },
  { label: 'Mié', value: 97800.5, previous: 120300 },
  { label: 'Jue', value: 156400, previous: 110900 },
  { label: 'Vie', value: 201300, previous: 148000 },
  { label: 'Sáb', value: 88200, previous: 91500 },
];

const meta = {
  title: 'Components/Charts/BarChart',
  component: BarChart,
  args: {
    title: 'Ganancias de la semana',
    points: week,
    texts: { ...barChartTexts, previous: 'Semana anterior', label: 'Día' },
  },
  decorators: [inside({ maxWidth: 760 })],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A good week with the previous week behind. */
export const Default: Story = {};
/** Without previous period and trend. */
export const Plain: Story = {
  args: { points: week.map(({ label, value }) => ({ label, value })), trend: false },
};
/** On Thursday: the later days are unknown, not zero. */
export const SoFar: Story = {
  args: { points: week.map((point, day) => ({ ...point, value: day > 3 ? null : point.value })) },
};
/** Small amounts: the axis still reaches 800. */
export const SmallSales: Story = {
  args: {
    points: [
      { label: 'Semana 1', value: 120 },
      { label: 'Semana 2', value: 0 },
      { label: 'Semana 3', value: 260 },
    ],
    texts: { label: 'Semana' },
  },
};
export const OneBar: Story = {
  args: { points: [{ label: 'Semana 47', value: 999999.99, previous: 640000 }] },
};
export const ThirtyDays: Story = {
  args: {
    title: 'Ganancias del mes',
    points: Array.from({ length: 30 }, (_, day) => ({
      label: String(day + 1),
      value: 40000 + ((day * 37) % 23) * 3900,
      previous: 35000 + ((day * 29) % 19) * 3100,
    })),
  },
};
export const LongWords: Story = {
  args: { title: longWord, points: week.map((point, at) => ({ ...point, label: `${at + 1} ${longWord}` })) },
};
export const Loading: Story = { args: { loading: true, points: [] } };
export const Empty: Story = {
  args: { points: [], texts: { empty: 'No hay productos vendidos en esta semana' } },
};
