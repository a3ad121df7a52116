import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';
import { shapeText } from './shape-text.ts';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
});

it('finds a call by words, and tells who may make it, what it takes and what it answers', async () => {
  signInAs('admin');
  renderApp('/panel-api');
  const search = await screen.findByRole('searchbox', { name: 'Buscar llamadas' });
  expect(screen.getByRole('button', { name: 'GET /bitacora' })).toBeVisible();
  await userEvent.type(search, 'PATCH pedidos estado{Enter}');
  const call = await screen.findByRole('button', { name: 'PATCH /pedidos/{pedido_id}/estado' });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'GET /bitacora' })).toBeNull());
  await userEvent.click(call);
  const details = within(await screen.findByRole('region'));
  expect(details.getByText('el personal: empleados y administradores')).toBeVisible();
  expect(details.getByText(/^pedido_id \(path\): string \(format uuid/)).toBeVisible();
  expect(details.getByText('Cuerpo, application/json').parentElement).toHaveTextContent('estado_pedido: "');
  expect(details.getByText(/NO_ENCONTRADO/)).toBeVisible();
});

it('says so when no call has the words', async () => {
  signInAs('admin');
  renderApp('/panel-api');
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Buscar llamadas' }),
    'nada de esto{Enter}',
  );
  expect(await screen.findByText('Ninguna llamada tiene esas palabras')).toBeVisible();
});

it('writes a shape that names itself once, and what may be left out', () => {
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
