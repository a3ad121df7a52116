import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Sinonimo } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/api-fake.ts';
import { id } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

const group = (n: number, ...palabras: string[]): Sinonimo => ({ sinonimo_id: id(n), palabras, version: 3 });
const page = (...sinonimos: Sinonimo[]) => ({ sinonimos, total: sinonimos.length });
const peanuts = group(1, 'maní', 'cacahuate');
const field = () => screen.findByRole('textbox', { name: /^Palabras/ });

it('shows the groups to all staff from the menu, and searches them', async () => {
  signInAs('empleado');
  const api = fakeApi({ 'GET /sinonimos': () => page(peanuts, group(2, 'palta', 'aguacate')) });
  const { href } = renderApp('/panel-principal');
  await userEvent.click(await screen.findByRole('button', { name: /^Menú/ }));
  const menu = await screen.findByRole('dialog', { name: 'Menú' });
  await userEvent.click(within(menu).getByRole('button', { name: 'Catálogo', expanded: false }));
  await userEvent.click(within(menu).getByRole('link', { name: 'Sinónimos' }));
  expect(await screen.findByText('maní = cacahuate')).toBeVisible();
  await userEvent.type(screen.getByPlaceholderText('Buscar sinónimos...'), 'maní{Enter}');
  await waitFor(() => expect(href()).toBe('/panel-sinonimos?term=man%C3%AD'));
  await waitFor(() => expect(api.callsTo('GET /sinonimos').at(-1)?.query.get('term')).toBe('maní'));
});

it('creates a group from comma-separated words, and returns to the list', async () => {
  signInAs('empleado');
  const api = fakeApi({ 'GET /sinonimos': () => page(), 'POST /sinonimos': () => peanuts });
  const { href } = renderApp('/panel-sinonimos');
  expect(await screen.findByText('Todavía no hay sinónimos')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Agregar sinónimos' }));
  await userEvent.type(await field(), 'maní');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(
    (await screen.findAllByText('Escribe al menos dos palabras, separadas por comas.'))[0],
  ).toBeVisible();
  expect(api.callsTo('POST /sinonimos')).toHaveLength(0);
  await userEvent.type(await field(), ' ,  cacahuate , ');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Sinónimos creados con éxito')).toBeVisible();
  expect(api.callsTo('POST /sinonimos').map(({ body }) => body)).toEqual([
    { palabras: ['maní', 'cacahuate'] },
  ]);
  await waitFor(() => expect(href()).toBe('/panel-sinonimos'));
});

it('shows at the field which word is taken, and keeps the text', async () => {
  signInAs('empleado');
  const message = '«cacahuate» ya está en otro grupo: maní = cacahuate.';
  fakeApi({
    'POST /sinonimos': () =>
      refuse(409, 'SINONIMO_EN_USO', 'Una de las palabras ya está en otro grupo.', [
        { field: 'palabras', message },
      ]),
  });
  renderApp('/crear-sinonimo?palabra=cacahuates');
  expect(await field()).toHaveValue('cacahuates, ');
  await userEvent.type(await field(), 'palta');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findAllByText(message))[0]).toBeVisible();
  expect(await field()).toHaveValue('cacahuates, palta');
});

it('saves an edit with the version that was seen', async () => {
  signInAs('admin');
  const api = fakeApi({
    'GET /sinonimos': () => page(peanuts),
    'GET /sinonimos/:id': () => peanuts,
    'PATCH /sinonimos/:id': () => peanuts,
  });
  renderApp('/panel-sinonimos');
  await userEvent.click(await screen.findByRole('link', { name: 'Editar: maní = cacahuate' }));
  expect(await field()).toHaveValue('maní, cacahuate');
  await userEvent.type(await field(), ', cacahuete');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Sinónimos actualizados con éxito')).toBeVisible();
  const [saved] = api.callsTo('PATCH /sinonimos/:id');
  expect(saved?.body).toEqual({ palabras: ['maní', 'cacahuate', 'cacahuete'] });
  expect(saved?.headers.get('if-match')).toBe('"3"');
});

it('asks before deleting a group', async () => {
  signInAs('empleado');
  let groups = [peanuts];
  const api = fakeApi({
    'GET /sinonimos': () => page(...groups),
    'DELETE /sinonimos/:id': () => {
      groups = [];
      return { mensaje: 'Sinónimos eliminados con éxito' };
    },
  });
  renderApp('/panel-sinonimos');
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar: maní = cacahuate' }));
  await userEvent.click(await screen.findByRole('button', { name: 'No, cancelar' }));
  expect(api.callsTo('DELETE /sinonimos/:id')).toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar: maní = cacahuate' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, eliminar' }));
  expect(await screen.findByText('Sinónimos eliminados con éxito')).toBeVisible();
  expect(await screen.findByText('Todavía no hay sinónimos')).toBeVisible();
});
