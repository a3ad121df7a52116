import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoneyShort } from '../../money.ts';
import { longWord } from '../../test/samples.ts';
import { StatCard } from './stat-card.tsx';

const meta = {
  title: 'Components/Data/StatCard',
  component: StatCard,
  args: {
    label: 'Total Ganancias',
    value: 812400,
    previous: 640100,
    previousPeriod: 'la semana anterior',
    format: formatMoneyShort,
  },
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <StatCard {...args} />
    </div>
  ),
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreThanBefore: Story = {};
export const LessThanBefore: Story = { args: { value: 512000 } };
export const TheSame: Story = { args: { value: 640100 } };
export const FromNothing: Story = { args: { previous: 0 } };
export const NothingYet: Story = { args: { value: 0 } };
export const WithoutTrend: Story = { args: { previous: undefined } };
export const Loading: Story = { args: { loading: true } };
export const LongWords: Story = {
  args: { label: longWord, value: 999999999999.99, previousPeriod: longWord },
};
/** The two figures of the dashboard. */
export const Dashboard: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
      <StatCard {...args} />
      <StatCard label="Total Productos" value={1284} previous={1310} previousPeriod="la semana anterior" />
    </div>
  ),
};
