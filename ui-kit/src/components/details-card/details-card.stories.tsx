import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney } from '../../money.ts';
import { sampleStatuses } from '../../test/sample-data.tsx';
import { highestPrice, longWord } from '../../test/samples.ts';
import { StatusChip } from '../status-chip/status-chip.tsx';
import { DetailsCard } from './details-card.tsx';

const [, approved] = sampleStatuses;

const meta = {
  title: 'Components/Data/DetailsCard',
  component: DetailsCard,
  args: {
    details: [
      { label: 'Nombre', value: 'Ana' },
      { label: 'Apellido', value: 'Pérez' },
      { label: 'CUIT/CUIL', value: '20-12345678-9' },
      { label: 'Comercio', value: 'Almacén Doña Rosa' },
      { label: 'Teléfono', value: '' },
    ],
  },
} satisfies Meta<typeof DetailsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfAnOrder: Story = {
  args: {
    details: [
      { label: 'Estado', value: approved && <StatusChip status={approved} /> },
      { label: 'Fecha', value: '5 de marzo de 2026, 14:05' },
      { label: 'Total', value: formatMoney(highestPrice) },
    ],
  },
};
export const LongWords: Story = {
  args: {
    details: [
      { label: 'Comercio', value: longWord },
      { label: longWord, value: 'Ana' },
    ],
  },
};
/** Breaks before the `@`, or after a dot. */
export const LongEmail: Story = {
  args: {
    details: [
      { label: 'Correo electrónico', value: 'mariafernanda.etcheverrigaray@almacennaturalcentral.com.ar' },
    ],
  },
};
