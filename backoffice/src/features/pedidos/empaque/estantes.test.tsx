import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Estante, EstantesBody } from 'api-client/backoffice';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../../testing/api-fake.ts';
import { marca } from '../../../testing/catalogo-data.ts';
import { id } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const shelf = (n: number, nombre: string, tipo: Estante['tipo'] = 'categoria'): Estante => ({
  ...{ tipo, nombre },
  id: id(n),
});

function open(...estantes: Estante[]) {
  const api = fakeApi({
    'GET /estantes': () => ({ estantes }),
    'GET /categorias': () => ({ categorias: [], total: 0 }),
    'GET /etiquetas': () => ({ etiquetas: [], total: 0 }),
    'GET /marcas': () => ({
      marcas: [marca(9, { marca_id: id(9), nombre: 'Yerbas del Sur' })],
      total: 1,
    }),
    'PUT /estantes': ({ body }) => ({
      estantes: (body as EstantesBody).estantes.map(({ tipo, id }, at) => ({ tipo, id, nombre: `${at}` })),
    }),
  });
  renderApp('/estantes');
  return api;
}
const shelves = async () =>
  within(await screen.findByRole('list', { name: /^Estantes/ }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** Drags a shelf to the first place of a list with rows of 50 px. */
function dragFirst(nombre: string, count: number) {
  const handle = screen.getByRole('button', { name: `Ordenar con las flechas o arrastrando: ${nombre}` });
  const rows = [...(handle.closest('ol')?.children ?? [])];
  expect(rows).toHaveLength(count);
  rows.forEach((row, at) => {
    row.getBoundingClientRect = () => new DOMRect(0, at * 50, 100, 50);
  });
  const from = rows.findIndex((row) => row.contains(handle)) * 50 + 25;
  const at = (clientY: number) => ({ clientX: 50, clientY, pointerId: 1, button: 0, pointerType: 'touch' });
  fireEvent.pointerDown(handle, at(from));
  fireEvent.pointerMove(window, at(25));
  fireEvent.pointerUp(window, at(25));
}

it('are ordered by buttons or dragging, added, removed, and saved together', async () => {
  const api = open(shelf(1, 'Semillas'), shelf(2, 'Harinas'), shelf(3, 'Frutos secos'));
  expect(await shelves()).toEqual(['1. Semillas', '2. Harinas', '3. Frutos secos']);
  const up = screen.getByRole('button', { name: 'Subir: Frutos secos' });
  fireEvent.click(up);
  expect(await shelves()).toEqual(['1. Semillas', '2. Frutos secos', '3. Harinas']);
  expect(screen.getByRole('button', { name: 'Subir: Frutos secos' })).toHaveFocus();
  dragFirst('Harinas', 3);
  expect(await shelves()).toEqual(['1. Harinas', '2. Semillas', '3. Frutos secos']);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar: Semillas' }));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Agregar un estante' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Marca: Yerbas del Sur' }));
  expect(await shelves()).toEqual(['1. Harinas', '2. Frutos secos', '3. Marca: Yerbas del Sur']);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await screen.findByText('Orden de estantes guardado')).toBeVisible();
  expect(api.callsTo('PUT /estantes').map(({ body }) => body)).toEqual([
    {
      antes: [id(1), id(2), id(3)],
      estantes: [
        { tipo: 'categoria', id: id(2) },
        { tipo: 'categoria', id: id(3) },
        { tipo: 'marca', id: id(9) },
      ],
    },
  ]);
});

it('return to the saved order when changes are undone', async () => {
  open(shelf(1, 'Semillas'), shelf(2, 'Harinas'));
  await shelves();
  fireEvent.click(screen.getByRole('button', { name: 'Bajar: Semillas' }));
  expect(await shelves()).toEqual(['1. Harinas', '2. Semillas']);
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer Cambios' }));
  await waitFor(async () => expect(await shelves()).toEqual(['1. Semillas', '2. Harinas']));
});

it("merge with another user's changes after a conflict, without losing either", async () => {
  const [seeds, flours, nuts] = [shelf(1, 'Semillas'), shelf(2, 'Harinas'), shelf(3, 'Frutos secos')];
  let now = [seeds, flours];
  const api = open(...now);
  api.answer({
    'GET /estantes': () => ({ estantes: now }),
    'PUT /estantes': ({ body }) => {
      const { antes, estantes } = body as EstantesBody;
      if (antes.join() !== now.map((one) => one.id).join()) {
        return refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios antes.');
      }
      now = estantes.flatMap(({ id }) => [seeds, flours, nuts].filter((one) => one.id === id));
      return { estantes: now };
    },
  });
  await shelves();
  fireEvent.click(screen.getByRole('button', { name: 'Bajar: Semillas' }));
  // Another user added one shelf and removed another.
  now = [seeds, nuts];
  fireEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await screen.findByText('Otra persona guardó cambios antes.')).toBeVisible();
  await waitFor(async () => expect(await shelves()).toEqual(['1. Semillas', '2. Frutos secos']));
  expect(now).toEqual([seeds, nuts]);
  fireEvent.click(screen.getByRole('button', { name: 'Bajar: Semillas' }));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await screen.findByText('Orden de estantes guardado')).toBeVisible();
  expect(now).toEqual([nuts, seeds]);
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Orden deshecho: los estantes están como antes.')).toBeVisible();
  expect(now).toEqual([seeds, nuts]);
  expect(await shelves()).toEqual(['1. Semillas', '2. Frutos secos']);
});
