import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No se ha encontrado ningún producto.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAWayOn: Story = {
  args: { text: 'Prueba con otra palabra.', action: <Button variant="outlined">Borrar la búsqueda</Button> },
};
