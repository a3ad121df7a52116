import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HowToBuySteps } from './how-to-buy-steps.tsx';

const meta = {
  title: 'Patterns/HowToBuySteps',
  component: HowToBuySteps,
  args: {
    steps: [
      { title: 'Crea tu cuenta', text: 'Envía la solicitud y espera la validación.' },
      { title: 'Arma tu carrito', text: 'Con los precios a la vista.' },
      { title: 'Confirma el pedido', text: 'Desde $50.000.' },
      { title: 'Te contactamos', text: 'Coordinamos el pago y la entrega.' },
    ],
    action: <Button variant="contained">Solicitar una cuenta</Button>,
  },
} satisfies Meta<typeof HowToBuySteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
