import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { title: 'Hubo un error al cargar los productos.', onRetry: () => {} },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithReason: Story = { args: { text: 'No hubo respuesta del servidor. Intenta de nuevo.' } };
export const Retrying: Story = { args: { busy: true } };
