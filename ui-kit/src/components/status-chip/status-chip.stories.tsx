import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleStatuses } from '../../test/sample-data.tsx';
import { longWord } from '../../test/samples.ts';
import { StatusChip } from './status-chip.tsx';

const meta = {
  title: 'Components/Data/StatusChip',
  component: StatusChip,
  args: { status: { label: 'APROBADO', color: 'rgb(111,148,89)', contrast: '#0D1109' } },
} satisfies Meta<typeof StatusChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryOrderStatus: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {sampleStatuses.map((status) => (
        <StatusChip key={status.value} status={status} />
      ))}
    </div>
  ),
};
export const LongWord: Story = {
  args: { status: { label: longWord, color: '#C70039', contrast: '#FFFFFF' } },
};
