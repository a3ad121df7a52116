import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../test/samples.ts';
import { ResultDialog, resultDialogTexts } from './result-dialog.tsx';

const onClose: () => void = fn();

const meta = {
  title: 'Components/Dialogs/ResultDialog',
  component: ResultDialog,
  parameters: { docs: { story: { inline: false, height: 360 } } },
  args: {
    texts: resultDialogTexts,
    open: true,
    kind: 'success',
    title: 'Listo',
    text: 'El usuario ha sido activado exitosamente.',
    onClose,
  },
} satisfies Meta<typeof ResultDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = {
  args: { kind: 'error', title: 'Error', text: 'Hubo un problema al intentar dar de alta al usuario.' },
};
export const LongTexts: Story = { args: { title: longWord, text: `${longWord} `.repeat(3) } };
/** Enter or Escape closes the dialog and returns the focus. */
export const FromAButton: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    const close = () => {
      setOpen(false);
      args.onClose();
    };
    return (
      <>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Activar
        </Button>
        <ResultDialog {...args} open={open} onClose={close} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Activar' });
    for (const key of ['{Enter}', '{Escape}']) {
      await userEvent.click(opener);
      const accept = await within(document.body).findByRole('button', { name: 'Aceptar' });
      await waitFor(() => expect(accept).toHaveFocus());
      await userEvent.keyboard(key);
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
