import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: 360 } } },
  args: {
    open: true,
    title: '¿Estás seguro?',
    text: 'Confirma tu pedido para continuar.',
    onConfirm: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Destructive: Story = {
  args: { title: '¿Quieres dar de baja a este usuario?', text: undefined, destructive: true },
};
export const OtherWords: Story = {
  args: { title: '¿Asignar rol de empleado?', confirmLabel: 'Sí, asignar' },
};
