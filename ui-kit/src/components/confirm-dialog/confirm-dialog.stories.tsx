import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../test/samples.ts';
import { ConfirmDialog, confirmDialogTexts } from './confirm-dialog.tsx';

const onConfirm: (reason: string) => void = fn();
const onCancel: () => void = fn();

const meta = {
  title: 'Components/Dialogs/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: 400 } } },
  args: {
    texts: confirmDialogTexts,
    open: true,
    title: '¿Estás seguro?',
    text: 'Confirma tu pedido para continuar.',
    onConfirm,
    onCancel,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole('alertdialog');

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
/** A slow action: the user may stop waiting for the answer. */
export const BusyAndLeaving: Story = { args: { busy: true, texts: { busy: 'Enviando…' }, onLeave: fn() } };
export const Destructive: Story = {
  args: { title: '¿Quieres dar de baja a este usuario?', text: undefined, destructive: true },
};

/** Asks for a reason, which is sent to the person concerned. */
export const WithReason: Story = {
  args: {
    title: '¿Rechazar la solicitud de Ana Pérez?',
    text: 'Recibirá un correo con el motivo.',
    destructive: true,
    texts: { confirm: 'Sí, rechazar' },
    reason: { label: 'Motivo', required: true, maxLength: 300, help: 'Lo leerá tal como lo escribes.' },
  },
  play: async ({ args }) => {
    const inside = within(await dialog());
    await userEvent.click(inside.getByRole('button', { name: 'Sí, rechazar' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent('Escribe el motivo.');
    await expect(inside.getByRole('textbox', { name: /Motivo/ })).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The field may start with a text; Ctrl+Enter in the field confirms. */
export const WithATextToChange: Story = {
  args: {
    title: 'Aprobar la cuenta de Ana Pérez',
    texts: { confirm: 'Aprobar y avisar' },
    reason: { label: 'Mensaje', required: true, maxLength: 900, initial: 'Tu cuenta está activa.' },
  },
};

export const LongTexts: Story = {
  args: {
    title: `¿Eliminar «${longWord}»?`,
    text: Array.from({ length: 30 }, (_, at) => <p key={`p${at + 1}`}>Esto no se puede deshacer.</p>),
    texts: { confirm: 'Sí, eliminar del catálogo y de los pedidos' },
  },
};

/** Traps the focus; Escape closes and returns the focus. */
export const FromAButton: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    const cancel = () => {
      setOpen(false);
      args.onCancel();
    };
    return (
      <>
        <Button variant="contained" onClick={() => setOpen(true)}>
          Realizar pedido
        </Button>
        <ConfirmDialog {...args} open={open} onCancel={cancel} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Realizar pedido' });
    await userEvent.click(opener);
    const inside = within(await dialog());
    const [no, yes] = inside.getAllByRole('button');
    await waitFor(() => expect(no).toHaveFocus());
    await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.tab();
    await waitFor(async () => expect((await dialog()).contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
