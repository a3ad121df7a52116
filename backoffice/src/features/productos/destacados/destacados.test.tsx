import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DestacadosBody } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../../testing/api-fake.ts';
import { producto } from '../../../testing/catalogo-data.ts';
import { renderApp, tidyUp } from '../../../testing/render-app.tsx';

tidyUp('empleado');

const all = [producto(1), producto(2), producto(3)];
const idsOf = (...numbers: number[]) => numbers.map((n) => producto(n).producto_id);

/** A fake API that stores the order. */
function open(productos = all) {
  let now = productos;
  const page = () => ({ productos: now, total: now.length });
  const api = fakeApi({
    'GET /productos/destacados': page,
    'PUT /productos/destacados': ({ body }) => {
      now = (body as DestacadosBody).productos.flatMap((id) => all.filter((one) => one.producto_id === id));
      return page();
    },
  });
  renderApp('/destacados');
  const meanwhile = (next: typeof all) => {
    now = next;
  };
  return { api, meanwhile };
}
const shown = async () =>
  within(await screen.findByRole('list', { name: /^Destacados/ }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/Marca.*/, ''));
const handle = (n: number) =>
  screen.getByRole('button', { name: `Ordenar con las flechas o arrastrando: Almendra ${n}` });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' }));

it('are ordered by keys and buttons, saved together, and undone', async () => {
  const { api } = open();
  expect(await shown()).toEqual(['1. Almendra 1', '2. Almendra 2', '3. Almendra 3']);
  handle(3).focus();
  await userEvent.keyboard('{Home}');
  expect(await shown()).toEqual(['1. Almendra 3', '2. Almendra 1', '3. Almendra 2']);
  expect(handle(3)).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Bajar: Almendra 1' }));
  save();
  expect(await screen.findByText('Orden de destacados guardado')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Orden deshecho: los destacados están como antes.')).toBeVisible();
  await waitFor(async () =>
    expect(await shown()).toEqual(['1. Almendra 1', '2. Almendra 2', '3. Almendra 3']),
  );
  expect(api.callsTo('PUT /productos/destacados').map(({ body }) => body)).toEqual([
    { antes: idsOf(1, 2, 3), productos: idsOf(3, 2, 1) },
    { antes: idsOf(3, 2, 1), productos: idsOf(1, 2, 3) },
  ]);
});

it("keep the user's order after a conflict, merged with the current list", async () => {
  const { api, meanwhile } = open([producto(1), producto(2)]);
  await shown();
  fireEvent.click(screen.getByRole('button', { name: 'Subir: Almendra 2' }));
  api.answer({
    'PUT /productos/destacados': () => {
      meanwhile([producto(3), producto(1), producto(2)]);
      return refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios.');
    },
  });
  save();
  expect(await screen.findByText('Otra persona guardó cambios.')).toBeVisible();
  await waitFor(async () =>
    expect(await shown()).toEqual(['1. Almendra 2', '2. Almendra 1', '3. Almendra 3']),
  );
  save();
  await waitFor(() =>
    expect(api.callsTo('PUT /productos/destacados')[1]?.body).toEqual({
      antes: idsOf(3, 1, 2),
      productos: idsOf(2, 1, 3),
    }),
  );
});

it('show an empty state', async () => {
  open([]);
  expect(await screen.findByText('Todavía no hay productos destacados.')).toBeVisible();
});

it('show a failed request, and retry', async () => {
  const api = fakeApi({
    'GET /productos/destacados': () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'),
  });
  renderApp('/destacados');
  await screen.findByText('No pudimos cargar los destacados.');
  api.answer({ 'GET /productos/destacados': () => ({ productos: all, total: 130 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await shown()).toHaveLength(3);
  expect(screen.getByText('Se ordenan los primeros 3 de 130.')).toBeVisible();
});
