import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as stories from '../patterns/account-form.stories.tsx';
import { expectAccessible, renderStory } from '../test/render-story.tsx';
import { cuitDigits, formatCuit, isCuitRight } from './cuit.ts';

const { Empty, Filled, RefusedByTheServer } = composeStories(stories);
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const described = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

it('shows an error at its field after leaving it, not before', async () => {
  renderStory(Empty);
  const email = field('Correo electrónico');
  await userEvent.type(email, 'ana');
  expect(email.getAttribute('aria-invalid')).toBe('false');
  await userEvent.tab();
  await vi.waitFor(() => expect(described(email)).toBe('El correo electrónico no es válido.'));
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible();
});

it('shows the errors of all untouched fields after submitting', async () => {
  const onSubmit = vi.fn();
  renderStory(() => <Empty onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  await vi.waitFor(() => expect(described(field('CUIT/CUIL'))).toBe('El DNI debe tener entre 11 dígitos.'));
  expect(described(field('Correo electrónico'))).toBe('El correo electrónico no es válido.');
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each([
  ['30-71584932-8', true],
  ['20-12345678-6', true],
  ['27123456780', true],
  ['20-12345678-9', false],
  ['20-1234567-8', false],
])('isCuitRight(%s) returns %s', (text, right) => {
  expect(isCuitRight(text)).toBe(right);
});

it('shows a CUIT with dashes, and submits only its digits', async () => {
  const onSubmit = vi.fn();
  renderStory(() => <Empty onSubmit={onSubmit} values={{ email: 'a@b.ar' }} />);
  await userEvent.type(field('CUIT/CUIL'), '20 123456789');
  expect(field('CUIT/CUIL').value).toBe('20-12345678-9');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  await vi.waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ dni: '20123456789' }));
});

it.each(['20a123456789', '2,03E+10', '20-1234567B-9'])(
  'keeps the typed text %s unchanged, and rejects it',
  async (text) => {
    const onSubmit = vi.fn();
    renderStory(() => <Empty onSubmit={onSubmit} values={{ email: 'a@b.ar' }} />);
    await userEvent.type(field('CUIT/CUIL'), text);
    expect(field('CUIT/CUIL').value).toBe(text);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    await vi.waitFor(() => expect(described(field('CUIT/CUIL'))).toBe('El DNI debe tener entre 11 dígitos.'));
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

it('accepts a pasted CUIT with dashes, and keeps extra digits and letters', async () => {
  renderStory(Empty);
  await userEvent.click(field('CUIT/CUIL'));
  await userEvent.paste('20-12345678-9');
  expect(field('CUIT/CUIL').value).toBe('20-12345678-9');
  expect(cuitDigits('20.12345678.99')).toBe('201234567899');
  expect(formatCuit('201234567899')).toBe('20-12345678-99');
  expect(formatCuit('2012')).toBe('20-12');
  expect(formatCuit('20-1234o678-9')).toBe('20-1234o678-9');
});

it('shows and hides the password with its button, and marks the rules that it meets', async () => {
  renderStory(Filled);
  const password = field('Contraseña');
  expect(password.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(password.type).toBe('text');
  expect(screen.getAllByTitle('cumple')).toHaveLength(3);
  await userEvent.type(password, '*');
  expect(screen.getAllByTitle('cumple')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(password.type).toBe('password');
  expect(password.value).toBe('Almendra1*');
  await expectAccessible();
});

it("shows the server's error", async () => {
  renderStory(RefusedByTheServer);
  expect(screen.getByRole('alert').textContent).toBe('Error de red o de servidor. Intenta de nuevo.');
  await expectAccessible();
});
