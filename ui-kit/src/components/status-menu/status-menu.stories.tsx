import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleStatuses } from '../../test/sample-statuses.ts';
import { StatusMenu } from './status-menu.tsx';

const meta = {
  title: 'Components/StatusMenu',
  component: StatusMenu,
  args: {
    options: sampleStatuses,
    value: 'aprobado',
    onChange: () => {},
    label: 'Estado del pedido de Ana Pérez',
  },
} satisfies Meta<typeof StatusMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
