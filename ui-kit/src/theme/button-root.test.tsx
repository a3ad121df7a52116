// @vitest-environment jsdom
import Button from '@mui/material/Button';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderStory } from '../test/render-story.tsx';

function Saving({ onSave }: { onSave: () => void }) {
  const [saving, setSaving] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSaving(true);
        onSave();
      }}
    >
      <input aria-label="Nombre" />
      <Button type="submit" loading={saving}>
        Guardar
      </Button>
    </form>
  );
}

it('keeps the focus on a button that loads, and says that it is busy', async () => {
  const onSave = vi.fn();
  renderStory(() => <Saving onSave={onSave} />);
  const button = screen.getByRole('button', { name: 'Guardar' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // A disabled button is no tab stop, and browsers take the focus from it.
  expect(button).toBeEnabled();
  expect(button.tabIndex).toBe(0);
});

it('takes no second press while it loads: neither by mouse, by key nor by Enter in a field', async () => {
  const onSave = vi.fn();
  renderStory(() => <Saving onSave={onSave} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Guardar' }));
  await userEvent.keyboard('{Enter} ');
  await userEvent.type(screen.getByLabelText('Nombre'), 'a{Enter}');
  expect(onSave).toHaveBeenCalledOnce();
});

it('leaves other buttons as they are: a disabled one is no tab stop, one with an address is a link', () => {
  renderStory(() => (
    <>
      <Button disabled>Anterior</Button>
      <Button loading={false}>Siguiente</Button>
      <Button href="#pedidos">Pedidos</Button>
    </>
  ));
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Siguiente' })).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('link', { name: 'Pedidos' })).toHaveAttribute('href', '#pedidos');
});
