import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';
import { shapeText } from './document.ts';

tidyUp();

/** Finds calls by label and text: a search by role is slow among more than a hundred. */
async function lookFor(words: string): Promise<void> {
  signInAs('admin');
  renderApp('/panel-api');
  await userEvent.click(await screen.findByLabelText('Buscar llamadas'));
  await userEvent.paste(words);
}

it('finds a call by words, and shows its audience, parameters and responses', async () => {
  await lookFor('PATCH pedidos estado');
  expect(screen.getByText('GET /bitacora')).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByText('GET /bitacora')).toBeNull());
  await userEvent.click(screen.getByText('PATCH /pedidos/{pedido_id}/estado'));
  const details = within(await screen.findByRole('region'));
  expect(details.getByText('el personal: empleados y administradores')).toBeVisible();
  expect(details.getByText(/^pedido_id \(path\): string \(format uuid/)).toBeVisible();
  expect(details.getByText('Cuerpo, application/json').parentElement).toHaveTextContent('estado_pedido: "');
  expect(details.getByText(/NO_ENCONTRADO/)).toBeVisible();
});

it('links to the UI kit where the server has it', async () => {
  signInAs('admin');
  renderApp('/panel-api');
  expect(await screen.findByRole('link', { name: 'Kit de diseño' })).toHaveAttribute('href', '/kit/');
});

it('shows an empty state when no call matches', async () => {
  await lookFor('nada de esto');
  expect(await screen.findByText('Ninguna llamada tiene esas palabras')).toBeVisible();
});

it('writes a recursive schema once, and marks optional fields', () => {
  const branch = {
    properties: {
      name: { type: 'string', maxLength: 80 },
      below: { type: 'array', items: { $ref: '#/Branch' } },
    },
    required: ['name'],
  };
  const document = { paths: {}, components: { schemas: { Branch: branch }, responses: {} } };
  expect(shapeText({ $ref: '#/Branch' }, document)).toBe(
    '{\n  name: string (maxLength 80)\n  below?: Branch[]\n}',
  );
});
