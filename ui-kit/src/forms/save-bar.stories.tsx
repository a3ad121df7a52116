import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { formatMoney } from '../money.ts';
import { highestPrice, longWord } from '../test/samples.ts';
import { SaveBar, saveBarTexts } from './save-bar.tsx';

const onUndo: () => void = fn();
const onSave: () => void = fn();

const meta = {
  title: 'Components/Forms/SaveBar',
  component: SaveBar,
  args: { texts: saveBarTexts, changes: 3, onUndo, onSave },
  render: (args) => (
    <>
      <div style={{ minHeight: '120vh' }}>Lo que se edita.</div>
      <SaveBar {...args} />
    </>
  ),
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneChange: Story = { args: { changes: 1 } };
export const WithATotal: Story = { args: { children: <strong>Total {formatMoney(highestPrice)}</strong> } };
export const WithAProblem: Story = { args: { problem: 'La cantidad no puede ser mayor a 1000' } };
export const Busy: Story = { args: { busy: true } };
export const LongWords: Story = { args: { texts: { changes: () => longWord }, problem: longWord } };

/** Visible without changes, with disabled buttons. After undoing, the status text gets the focus. */
export const Always: Story = {
  args: { changes: 0, always: true },
  render: function Changing(args) {
    const [changes, setChanges] = useState(args.changes);
    return (
      <>
        <Button variant="outlined" onClick={() => setChanges(changes + 1)}>
          Cambiar algo
        </Button>
        <SaveBar {...args} changes={changes} onUndo={() => setChanges(0)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const undo = canvas.getByRole('button', { name: 'Deshacer Cambios' });
    const save = canvas.getByRole('button', { name: 'Guardar Cambios' });
    await expect(canvas.getByRole('region', { name: 'No hay cambios sin guardar' })).toBeVisible();
    await expect(undo).toBeDisabled();
    await expect(save).toBeDisabled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar algo' }));
    await expect(save).toBeEnabled();
    await userEvent.click(undo);
    await expect(save).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('No hay cambios sin guardar');
  },
};

/** Visible only while there are changes. */
export const ComesAndGoes: Story = {
  args: { changes: 0 },
  render: function Counting(args) {
    const [changes, setChanges] = useState(args.changes);
    const undo = () => {
      setChanges(0);
      args.onUndo();
    };
    return (
      <>
        <Button variant="outlined" onClick={() => setChanges(changes + 1)}>
          Cambiar algo
        </Button>
        <SaveBar {...args} changes={changes} onUndo={undo} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const change = canvas.getByRole('button', { name: 'Cambiar algo' });
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(change);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 cambio sin guardar');
    await userEvent.click(change);
    await expect(canvas.getByRole('region', { name: '2 cambios sin guardar' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Deshacer Cambios' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('No hay cambios sin guardar');
  },
};
