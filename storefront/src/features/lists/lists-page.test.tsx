import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { lista, uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { fakeApi, renderApp, resetApp } from '../../testing/render-app.tsx';
import { storedSession } from '../../testing/token.ts';

afterEach(resetApp);

async function open(handlers: Handlers = {}) {
  const user = userEvent.setup();
  const api = fakeApi(handlers);
  localStorage.setItem('auth', JSON.stringify(storedSession()));
  const { router } = await renderApp('/listas');
  return { ...api, user, router };
}

it('links to each list and shows its number of products', async () => {
  const { lista_id, nombre, version } = lista('Navidad');
  await open({ 'GET /mis-listas': () => ({ listas: [{ lista_id, nombre, version, productos: 12 }] }) });
  const link = await screen.findByRole('link', { name: 'Navidad' });
  expect(link).toHaveAttribute('href', `/listas/${lista_id}`);
  expect(screen.getByText('12 productos')).toBeVisible();
});

it('creates the first list and opens it', async () => {
  const made = lista('Pedido semanal');
  const { user, router, callsTo } = await open({
    'POST /mis-listas': () => made,
    'GET /mis-listas/:id': () => made,
  });
  expect(await screen.findByText('Todavía no tienes listas.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Crear una lista' }));
  await user.type(await screen.findByRole('textbox', { name: /^Lista nueva/ }), 'Pedido semanal');
  await user.click(screen.getByRole('button', { name: 'Crear lista' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/listas/${uuid(1, 'e')}`));
  expect(callsTo('POST /mis-listas').map(({ body }) => body)).toEqual([
    { nombre: 'Pedido semanal', productos: [] },
  ]);
  expect(await screen.findByText('Esta lista está vacía.')).toBeVisible();
});

it('shows a failure to load, and the limit of lists', async () => {
  const { user, answer } = await open({
    'GET /mis-listas': () => failure(503, 'NO_DISPONIBLE', 'Vuelve a intentar.'),
    'POST /mis-listas': () =>
      failure(409, 'DEMASIADAS_LISTAS', 'Puedes tener hasta 30 listas. Borra alguna.'),
  });
  expect(await screen.findByText('No pudimos cargar tus listas.')).toBeVisible();
  answer({ 'GET /mis-listas': () => ({ listas: [] }) });
  await user.click(screen.getByRole('button', { name: /intentar/i }));
  await user.click(await screen.findByRole('button', { name: 'Crear una lista' }));
  await user.type(await screen.findByRole('textbox', { name: /^Lista nueva/ }), 'Otra');
  await user.click(screen.getByRole('button', { name: 'Crear lista' }));
  expect(await screen.findByText('Puedes tener hasta 30 listas. Borra alguna.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Lista nueva/ })).toHaveValue('Otra');
});
