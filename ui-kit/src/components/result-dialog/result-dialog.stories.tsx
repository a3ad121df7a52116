import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultDialog } from './result-dialog.tsx';

const meta = {
  title: 'Components/ResultDialog',
  component: ResultDialog,
  parameters: { docs: { story: { inline: false, height: 360 } } },
  args: {
    open: true,
    kind: 'success',
    title: 'Listo',
    text: 'El usuario ha sido activado exitosamente.',
    onClose: () => {},
  },
} satisfies Meta<typeof ResultDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = {
  args: { kind: 'error', title: 'Error', text: 'Hubo un problema al intentar dar de alta al usuario.' },
};
export const Cancelled: Story = {
  args: { kind: 'error', title: 'Cancelado', text: 'Tu pedido no ha sido confirmado.' },
};
