import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../../test/samples.ts';
import { variants } from '../../test/story-frames.tsx';
import { ErrorState, errorStateTexts } from './error-state.tsx';

const onRetry: () => void = fn();

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: { texts: errorStateTexts, title: 'Hubo un error al cargar los productos.', onRetry },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithReason: Story = {
  args: { text: 'No hubo respuesta del servidor. Intenta de nuevo.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { busy: true } };
export const Variants: Story = {
  render: variants(ErrorState, {
    'Another way on': { action: <Button>Volver al inicio</Button> },
    'Another way only': { onRetry: undefined as never, action: <Button>Volver al inicio</Button> },
    'No way on': { onRetry: undefined as never },
  }),
};
export const LongWords: Story = { args: { title: longWord, text: `Código: ${longWord}` } };
