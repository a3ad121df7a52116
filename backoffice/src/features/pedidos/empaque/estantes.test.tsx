import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Estante, EstantesBody } from 'api-client/backoffice';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/api-fake.ts';
import { marca } from '../../../testing/catalogo-data.ts';
import { id } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();
/** The first screen of a test also loads its code. */
const PATIENT = { timeout: 10_000 };
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
  within(await screen.findByRole('list', { name: /^Estantes/ }, PATIENT))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('are arranged by buttons or by dragging, added, taken away, and saved as a whole', async () => {
  const api = open(shelf(1, 'Semillas'), shelf(2, 'Harinas'), shelf(3, 'Frutos secos'));
  expect(await shelves()).toEqual(['1. Semillas', '2. Harinas', '3. Frutos secos']);
  const up = screen.getByRole('button', { name: 'Subir: Frutos secos' });
  fireEvent.click(up);
  expect(await shelves()).toEqual(['1. Semillas', '2. Frutos secos', '3. Harinas']);
  expect(screen.getByRole('button', { name: 'Subir: Frutos secos' })).toHaveFocus();
  const [first, , last] = screen.getAllByRole('listitem').filter((item) => item.draggable);
  if (first && last) {
    fireEvent.dragStart(last);
    fireEvent.dragOver(first);
    fireEvent.drop(first);
  }
  expect(await shelves()).toEqual(['1. Harinas', '2. Semillas', '3. Frutos secos']);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar: Semillas' }));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Agregar un estante' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Marca: Yerbas del Sur' }));
  expect(await shelves()).toEqual(['1. Harinas', '2. Frutos secos', '3. Marca: Yerbas del Sur']);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await screen.findByText('Orden de estantes guardado')).toBeVisible();
  expect(api.callsTo('PUT /estantes').map(({ body }) => body)).toEqual([
    {
      estantes: [
        { tipo: 'categoria', id: id(2) },
        { tipo: 'categoria', id: id(3) },
        { tipo: 'marca', id: id(9) },
      ],
    },
  ]);
});

it('are as they were once the changes are undone', async () => {
  open(shelf(1, 'Semillas'), shelf(2, 'Harinas'));
  await shelves();
  fireEvent.click(screen.getByRole('button', { name: 'Bajar: Semillas' }));
  expect(await shelves()).toEqual(['1. Harinas', '2. Semillas']);
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer Cambios' }));
  await waitFor(async () => expect(await shelves()).toEqual(['1. Semillas', '2. Harinas']));
});
