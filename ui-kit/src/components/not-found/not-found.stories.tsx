import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from './not-found.tsx';

const meta = {
  title: 'Patterns/NotFound',
  component: NotFound,
  args: { action: <Button variant="contained">Volver al inicio</Button> },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
