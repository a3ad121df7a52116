import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { HowToBuySteps, howToBuyStepsTexts } from './how-to-buy-steps.tsx';

const steps = [
  {
    title: 'Crea tu cuenta',
    text: 'Completa la solicitud con los datos de tu comercio y espera la validación.',
  },
  {
    title: 'Arma tu carrito',
    text: 'Con la cuenta activa ves los precios. La compra mínima es de $50.000 ARS.',
  },
  { title: 'Confirma el pedido', text: 'Revisa las cantidades y confírmalo desde el carrito.' },
  { title: 'Te contactamos', text: 'La distribuidora se comunica contigo para coordinar el pago.' },
];

const meta = {
  title: 'Components/Home/HowToBuySteps',
  component: HowToBuySteps,
  args: {
    texts: howToBuyStepsTexts,
    steps,
    action: <Button variant="contained">Solicitar una cuenta</Button>,
  },
  argTypes: { action: { control: false } },
  decorators: [
    (Story) => (
      <section aria-label="Cómo comprar">
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof HowToBuySteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** For customers with an account: the first step is done. */
export const FirstDone: Story = {
  args: {
    steps: [{ title: 'Tu cuenta', text: 'Ya está activa.', done: true }, ...steps.slice(1)],
    action: <Button variant="contained">Ver productos</Button>,
  },
};
/** Two steps, without a button. */
export const Two: Story = { args: { steps: steps.slice(0, 2), action: undefined } };
export const LongWords: Story = {
  args: { steps: [{ title: longWord, text: longWord }, ...steps.slice(1)] },
};
