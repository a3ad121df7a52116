import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { BackButton } from '../back-button/back-button.tsx';
import { PageTitle } from './page-title.tsx';

const meta = {
  title: 'Components/Frame/PageTitle',
  component: PageTitle,
  args: { children: 'Nuevos Productos' },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Button variant="contained">Guardar Cambios</Button>
    <Button variant="outlined">Agregar Producto</Button>
    <Button variant="outlined">Deshacer Cambios</Button>
  </>
);

export const Default: Story = {};
export const WithEverything: Story = {
  args: {
    children: 'Lista de productos',
    before: <BackButton href="#atras" label="Regresar" />,
    lead: 'Lo que se ve en el catálogo, y lo que está por volver.',
    actions: <Button variant="contained">Agregar producto</Button>,
  },
};
/** On phones the buttons are below the title. */
export const ManyActions: Story = { args: { children: 'Editar el pedido n.º 1284', actions } };
export const LongWord: Story = { args: { children: longWord, lead: longWord, actions } };
