import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatMoneyShort } from '../../money.ts';
import { longWord } from '../../test/samples.ts';
import { variants } from '../../test/story-frames.tsx';
import { StatCard, type StatCardProps, statCardTexts } from './stat-card.tsx';

const Card = (props: StatCardProps) => (
  <div style={{ maxWidth: 420 }}>
    <StatCard {...props} />
  </div>
);

const meta = {
  title: 'Components/Data/StatCard',
  component: StatCard,
  args: {
    texts: statCardTexts,
    label: 'Total Ganancias',
    value: 812400,
    previous: 640100,
    previousPeriod: 'la semana anterior',
    format: formatMoneyShort,
  },
  render: (args) => <Card {...args} />,
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Trends: Story = {
  render: variants(Card, {
    Less: { label: 'Menos', value: 512000 },
    'The same': { label: 'Igual', value: 640100 },
    'From nothing': { label: 'Desde cero', previous: 0 },
    'Nothing yet': { label: 'Nada todavía', value: 0 },
    'Nothing to compare with': { label: 'Sin comparar', previous: undefined },
  }),
};
/** The amount stays on one line, as large as fits. */
export const NarrowCard: Story = {
  args: { value: 19300077.5 },
  render: (args) => (
    <div style={{ maxWidth: 200 }}>
      <StatCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const figure = canvas.getByText(/19\.300\.077,50/);
    const card = figure.closest('section') as HTMLElement;
    await expect(figure.getClientRects()).toHaveLength(1);
    await expect(figure.getBoundingClientRect().right).toBeLessThanOrEqual(
      card.getBoundingClientRect().right - 20,
    );
  },
};
export const Loading: Story = { args: { loading: true } };
export const LongWords: Story = {
  args: { label: longWord, value: 999999999999.99, previousPeriod: longWord },
};
/** The dashboard's two cards. */
export const Dashboard: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
      <StatCard {...args} />
      <StatCard label="Total Productos" value={1284} previous={1310} previousPeriod="la semana anterior" />
    </div>
  ),
};
