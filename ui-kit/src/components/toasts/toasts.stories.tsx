import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../test/samples.ts';
import { theme } from '../../theme/theme.ts';
import { roomVars } from '../../theme/tokens.ts';
import { type ToastOptions, useToasts } from './use-toasts.ts';

const onPhone = theme.breakpoints.down('sm').replace('@media ', '');

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
  title: 'Components/Feedback/Toasts',
  component: Demo,
  // Toasts stay, so that designers can look at them.
  args: { kind: 'success', message: 'Producto agregado al carrito!', options: { duration: null } },
  argTypes: { kind: { control: 'radio', options: ['success', 'error', 'warning', 'info'] } },
  parameters: { docs: { story: { inline: false, height: 320 } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar aviso' }));
    await within(document.body).findByText(args.message);
  },
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
    options: { place: 'top-center', duration: null },
  },
};
/** Toast with a detail, its link and an undo button. */
export const WithUndo: Story = {
  args: {
    message: 'Estado del pedido actualizado correctamente.',
    options: {
      place: 'top-center',
      duration: null,
      detail: { text: 'Pedido #12: Aprobado → Enviado', href: '#pedido', onOpen: fn() },
      action: { label: 'Deshacer', onClick: fn() },
    },
  },
};
/** The action is below the text, which has the whole width beside the close button. */
export const WithUndoOnAPhone: Story = {
  args: {
    message: 'Pedido confirmado. Es el n.º 402, por $ 595.000,00: te contactaremos para coordinar el pago.',
    options: { duration: null, action: { label: 'Ver pedido', onClick: fn() } },
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await meta.play(context);
    const toast = within(await within(document.body).findByRole('status'));
    const words = toast.getByText(context.args.message).getBoundingClientRect();
    const action = toast.getByRole('button', { name: 'Ver pedido' }).getBoundingClientRect();
    const close = toast.getByRole('button', { name: 'Cerrar aviso' }).getBoundingClientRect();
    expect(action.top).toBeGreaterThanOrEqual(words.bottom);
    expect(close.bottom).toBeLessThanOrEqual(action.top);
    expect(words.right).toBeLessThanOrEqual(close.left);
  },
};
/** Fits the window, centred. */
export const CentredOnAPhone: Story = {
  ...Centred,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await meta.play(context);
    const toast = await within(document.body).findByRole('status');
    await waitFor(() => {
      const { left, right } = toast.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(Math.abs(document.documentElement.clientWidth - right - left)).toBeLessThanOrEqual(1);
    });
  },
};
/** Above a phone's bar, whose 64 px a CSS variable reports. */
export const AboveTheBottomBar: Story = {
  args: { message: 'Pedido confirmado', options: { place: 'bottom-center', duration: null } },
  decorators: [
    (Story) => (
      <div style={{ [roomVars.bottomBar]: '64px' } as object}>
        <style>{`:root { ${roomVars.bottomBar}: 64px }`}</style>
        <Story />
        <div
          style={{
            position: 'fixed',
            inset: 'auto 0 0',
            height: 64,
            background: 'var(--tienda-palette-background-paper)',
            borderTop: '1px solid var(--tienda-palette-divider)',
          }}
        />
      </div>
    ),
  ],
  play: async (context) => {
    await meta.play(context);
    const toast = await within(document.body).findByRole('status');
    await waitFor(() =>
      expect(window.innerHeight - toast.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(64),
    );
  },
};
const belowTheHeader = (place: ToastOptions['place']): Story => ({
  args: { options: { ...(place && { place }), duration: null } },
  decorators: [
    (Story) => (
      <>
        <style>{`:root { ${roomVars.toastsTop}: 80px }`}</style>
        <Story />
      </>
    ),
  ],
  play: async (context) => {
    await meta.play(context);
    const toast = await within(document.body).findByRole('status');
    await waitFor(() => expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(80));
  },
});
/** Below a header: the page sets the top of toasts by a CSS variable. */
export const BelowTheHeader = belowTheHeader('top-right');
export const CentredBelowTheHeader = belowTheHeader('top-center');
/** A third toast waits; on a phone each toast replaces the previous one. */
export const TwoAtMost: Story = {
  play: async ({ canvas }) => {
    const page = within(document.body);
    const button = canvas.getByRole('button', { name: 'Mostrar aviso' });
    const most = matchMedia(onPhone).matches ? 1 : 2;
    for (let shown = 0; shown <= most; shown++) await userEvent.click(button);
    await waitFor(() => expect(page.getAllByRole('status')).toHaveLength(most));
    if (most === 1) return;
    const [first] = page.getAllByRole('button', { name: 'Cerrar aviso' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(page.getAllByRole('status')).toHaveLength(most));
  },
};
export const LongMessage: Story = {
  args: { kind: 'error', message: `No se pudo guardar «${longWord}». Intenta de nuevo.` },
};
