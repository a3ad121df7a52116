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

it('keeps the focus on a loading button, and marks it as busy', async () => {
  const onSave = vi.fn();
  renderStory(() => <Saving onSave={onSave} />);
  const button = screen.getByRole('button', { name: 'Guardar' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // A disabled button would lose the focus and its tab stop.
  expect(button).toBeEnabled();
  expect(button.tabIndex).toBe(0);
});

it('ignores clicks, keys and Enter in a field while loading', async () => {
  const onSave = vi.fn();
  renderStory(() => <Saving onSave={onSave} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Guardar' }));
  await userEvent.keyboard('{Enter} ');
  await userEvent.type(screen.getByLabelText('Nombre'), 'a{Enter}');
  expect(onSave).toHaveBeenCalledOnce();
});

it('does not change buttons that do not load: disabled, enabled or with an address', () => {
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
