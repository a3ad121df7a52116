import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../test/samples.ts';
import { DetailsCard } from '../details-card/details-card.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { LoadingDots } from '../loading-dots/loading-dots.tsx';
import { DetailsDialog, detailsDialogTexts } from './details-dialog.tsx';

const onClose: () => void = fn();
const user = [
  { label: 'Nombre', value: 'Ana' },
  { label: 'Apellido', value: 'Pérez' },
  { label: 'CUIT/CUIL', value: '20-12345678-9' },
  { label: 'Comercio', value: 'Almacén Doña Rosa' },
  { label: 'Correo electrónico', value: 'ana@almacendonarosa.example' },
];

const meta = {
  title: 'Components/Dialogs/DetailsDialog',
  component: DetailsDialog,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: {
    texts: detailsDialogTexts,
    open: true,
    title: 'Datos de usuario',
    onClose,
    children: <DetailsCard details={user} />,
  },
} satisfies Meta<typeof DetailsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = { args: { actions: <Button variant="contained">Dar de alta</Button> } };
export const Loading: Story = { args: { children: <LoadingDots /> } };
export const Failed: Story = {
  args: { children: <ErrorState title="No se han encontrado un usuario." onRetry={() => {}} /> },
};
export const LongTexts: Story = {
  args: {
    title: longWord,
    children: (
      <DetailsCard
        details={Array.from({ length: 24 }, (_, at) => ({ label: `Dato ${at + 1}`, value: longWord }))}
      />
    ),
  },
};
/** Traps the focus; Escape closes and returns the focus. */
export const FromAButton: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Ver datos
        </Button>
        <DetailsDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ver datos' });
    await userEvent.click(opener);
    const dialog = await within(document.body).findByRole('dialog', { name: 'Datos de usuario' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cerrar' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
