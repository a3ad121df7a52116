import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { variants } from '../../test/story-frames.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No se ha encontrado ningún producto.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAWayOn: Story = {
  args: { text: 'Prueba con otra palabra.', action: <Button variant="outlined">Borrar la búsqueda</Button> },
};
export const Variants: Story = {
  render: variants(EmptyState, {
    'An empty cart': {
      title: 'El carrito de compras está vacío.',
      text: '¡Añade productos a tu carrito para comenzar a comprar!',
      action: <Button variant="contained">Ver más productos</Button>,
    },
    'Another picture': { icon: <SearchOutlined sx={{ fontSize: 64 }} aria-hidden /> },
  }),
};
export const LongWords: Story = {
  args: {
    title: `Nada con «${longWord}»`,
    text: longWord,
    action: <Button variant="outlined">Volver</Button>,
  },
};
