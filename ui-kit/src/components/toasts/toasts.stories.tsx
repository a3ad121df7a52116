import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ToastOptions, useToasts } from './use-toasts.ts';

interface DemoProps {
  kind: 'success' | 'error' | 'warning' | 'info';
  message: string;
  options?: ToastOptions;
}

function Demo({ kind, message, options }: DemoProps) {
  const toasts = useToasts();
  return (
    <Button variant="outlined" onClick={() => toasts[kind](message, options)}>
      Mostrar aviso
    </Button>
  );
}

const meta = {
  title: 'Components/Toasts',
  component: Demo,
  args: { kind: 'success', message: 'Producto agregado al carrito!', options: { duration: 2000 } },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Warning: Story = { args: { kind: 'warning', message: 'Producto eliminado del carrito!' } };
export const Failure: Story = {
  args: { kind: 'error', message: 'Credenciales incorrectas. Por favor, intente nuevamente.' },
};
export const Centred: Story = {
  args: {
    kind: 'info',
    message: 'Estado del pedido actualizado correctamente.',
    options: { place: 'top-center' },
  },
};
