import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DetailsDialog } from './components/details-dialog/details-dialog.tsx';
import { SearchField } from './components/search-field/search-field.tsx';
import { renderStory } from './test/render-story.tsx';
import { hasTypedText, useTyped } from './typed.ts';

const onClose = vi.fn<() => void>();
beforeEach(() => onClose.mockClear());

function Field() {
  const [text, setText] = useState('');
  useTyped(text !== '');
  return <input aria-label="Nota" value={text} onChange={({ target }) => setText(target.value)} />;
}

function Dialog() {
  return (
    <DetailsDialog open title="Registrar pago" onClose={onClose}>
      <Field />
      <MuiTextField select label="Medio" defaultValue="efectivo">
        <MenuItem value="efectivo">Efectivo</MenuItem>
        <MenuItem value="cheque">Cheque</MenuItem>
      </MuiTextField>
      <SearchField onSearch={() => {}} />
    </DetailsDialog>
  );
}

const pressBeside = () => {
  const backdrop = screen.getByRole('dialog').parentElement;
  if (!backdrop) throw new Error('The dialog has no backdrop.');
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop, { timeStamp: performance.now() + 60_000 });
};
const closings: [string, () => unknown][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
  ['Back', () => fireEvent.popState(window)],
];

describe.each(closings)('a dialog that is closed by %s', (_, close) => {
  it('closes at once while nothing is typed', async () => {
    renderStory(Dialog);
    await close();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks before typed text is lost, and keeps the text unless the user agrees', async () => {
    renderStory(Dialog);
    await userEvent.type(screen.getByRole('textbox', { name: 'Nota' }), 'cheque 7');
    await close();
    await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveValue('cheque 7');
    await close();
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('asks before a click outside closes the dialog', async () => {
  renderStory(Dialog);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nota' }), 'x');
  pressBeside();
  expect(onClose).not.toHaveBeenCalled();
});

it('closes only the select on Escape in its open menu', async () => {
  renderStory(Dialog);
  await userEvent.click(screen.getByRole('combobox', { name: 'Medio' }));
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});

it('clears only the search field on the first Escape', async () => {
  renderStory(Dialog);
  await userEvent.type(screen.getByRole('searchbox'), 'maní{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('lists typed text until it is saved or its field unmounts', async () => {
  let saved = false;
  function Saving() {
    const [text, setText] = useState('');
    useTyped(text !== '', { isSaved: () => saved });
    return <input aria-label="Nota" value={text} onChange={({ target }) => setText(target.value)} />;
  }
  const { unmount } = renderStory(Saving);
  expect(hasTypedText()).toEqual([]);
  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect(hasTypedText()).toHaveLength(1);
  saved = true;
  expect(hasTypedText()).toEqual([]);
  saved = false;
  unmount();
  expect(hasTypedText()).toEqual([]);
});
