import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { NotFound } from './not-found.tsx';

const meta = {
  title: 'Components/Feedback/NotFound',
  component: NotFound,
  args: { action: <Button variant="contained">Volver al inicio</Button> },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneProduct: Story = {
  args: {
    title: 'Producto no encontrado',
    text: 'Puede que ya no lo tengamos, o que la dirección esté incompleta.',
    action: <Button variant="contained">Ver el catálogo</Button>,
  },
};
export const LongWords: Story = { args: { title: longWord, text: longWord } };
