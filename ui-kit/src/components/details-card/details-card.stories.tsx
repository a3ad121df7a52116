import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { DetailsDialog } from '../details-dialog/details-dialog.tsx';
import { DetailsCard } from './details-card.tsx';

const details = [
  { label: 'Nombre', value: 'Ana' },
  { label: 'Apellido', value: 'Pérez' },
  { label: 'CUIT/CUIL', value: '20-12345678-9' },
  { label: 'Comercio', value: longWord },
  { label: 'Teléfono', value: '' },
];

const meta = {
  title: 'Components/DetailsCard',
  component: DetailsCard,
  args: { details },
} satisfies Meta<typeof DetailsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: 480 } } },
  render: (args) => (
    <DetailsDialog open title="Datos de usuario" onClose={() => {}}>
      <DetailsCard {...args} />
    </DetailsDialog>
  ),
};
