import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderStory } from '../test/render-story.tsx';
import * as dniStories from './dni-field.stories.tsx';
import * as actionsStories from './form-actions.stories.tsx';
import * as passwordStories from './password-field.stories.tsx';
import * as barStories from './save-bar.stories.tsx';

const everyStory = {
  password: composeStories(passwordStories),
  dni: composeStories(dniStories),
  actions: composeStories(actionsStories),
  saveBar: composeStories(barStories),
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

describe('DNI', () => {
  const { Empty } = everyStory.dni;
  const field = () => screen.getByRole<HTMLInputElement>('textbox');

  it.each(['20-12345678-9', '20 12345678 9', '20.12345678.9', 'CUIT N.º 20-12345678-9'])(
    'accepts a pasted %s, and submits its eleven digits',
    async (text) => {
      const onSubmit = vi.fn();
      renderStory(() => <Empty onSubmit={onSubmit} />);
      await userEvent.click(field());
      await userEvent.paste(text);
      expect(field().value).toBe('20-12345678-9');
      await save();
      await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ dni: '20123456789' }));
    },
  );

  it('keeps the caret in place during corrections, also at a dash and after a letter', async () => {
    renderStory(() => <Empty value="20123456789" />);
    await userEvent.click(field());
    field().setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    expect([field().value, field().selectionStart]).toEqual(['20-23456789', 2]);
    await userEvent.keyboard('x');
    expect([field().value, field().selectionStart]).toEqual(['20x-23456789', 3]);
    await userEvent.keyboard('{Backspace}');
    expect([field().value, field().selectionStart]).toEqual(['20-23456789', 2]);
    await userEvent.keyboard('1');
    expect([field().value, field().selectionStart]).toEqual(['20-12345678-9', 4]);
  });
});

describe('password', () => {
  it('announces politely how many rules are met, and nothing before the user types', async () => {
    renderStory(() => <everyStory.password.WithRules value="" />);
    expect(screen.queryByText(/requisitos cumplidos/)).toBeNull();
    await userEvent.type(screen.getByLabelText('Contraseña'), 'Aa1');
    expect(screen.getByText('2 de 4 requisitos cumplidos').getAttribute('aria-live')).toBe('polite');
    const rules = screen.getByRole('list', { name: 'La contraseña debe tener' });
    expect(screen.getByLabelText('Contraseña').getAttribute('aria-describedby')).toContain(rules.id);
  });
});

describe('actions', () => {
  it('submits once, and marks the button as busy without losing the focus', async () => {
    const onSubmit = vi.fn(() => new Promise<void>(() => {}));
    renderStory(() => <everyStory.actions.Default onSubmit={onSubmit} />);
    await userEvent.type(screen.getByRole('textbox'), 'a');
    await userEvent.click(screen.getByRole('button'));
    const button = await screen.findByRole('button', { name: 'Enviando…' });
    await userEvent.keyboard('{Enter} ');
    expect(button).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox'), '{Enter}{Enter}');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('save bar', () => {
  it('reserves its room only while it is visible', async () => {
    renderStory(everyStory.saveBar.ComesAndGoes);
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--tienda-save-bar')).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar algo' }));
    expect(style.getPropertyValue('--tienda-save-bar')).toMatch(/px$/);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer Cambios' }));
    expect(style.getPropertyValue('--tienda-save-bar')).toBe('');
  });

  it('disables saving while there is a problem or a save runs', () => {
    const { unmount } = renderStory(everyStory.saveBar.WithAProblem);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar Cambios' }).disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toContain('La cantidad no puede ser mayor a 1000');
    unmount();
    renderStory(everyStory.saveBar.Busy);
    expect(screen.getByRole('button', { name: 'Deshacer Cambios' })).toBeDisabled();
    // Not `disabled`: the pressed button would lose the focus.
    expect(screen.getByRole('button', { name: 'Guardando…' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Guardando…' })).toHaveAttribute('aria-disabled', 'true');
  });
});
