import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../../testing/api-fake.ts';
import { categoria, etiqueta, marca, producto } from '../../../testing/catalogo-data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();

const OPTIONS: Handlers = {
  'GET /marcas': () => ({ marcas: [marca(1)], total: 1 }),
  'GET /categorias': () => ({ categorias: [categoria(1)], total: 1 }),
  'GET /etiquetas': () => ({ etiquetas: [etiqueta(1)], total: 1 }),
};
const PATH = `/editar-producto/${producto(1).producto_id}`;

async function open() {
  renderApp(PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Costo' }));
  return screen.findByRole('textbox', { name: 'Costo' });
}

it('is saved by an admin with the version that was seen, and removed by emptying the field', async () => {
  signInAs('admin');
  let costo = { costo: null as number | null, version: 0 };
  const api = fakeApi({
    ...OPTIONS,
    'GET /productos/:id': () => producto(1),
    'GET /productos/:id/costo': () => costo,
    'PUT /productos/:id/costo': ({ body }) => {
      costo = { ...(body as { costo: number | null }), version: costo.version + 1 };
      return costo;
    },
  });
  const field = await open();
  expect(field).toHaveValue('');
  await userEvent.type(field, '1234,5');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar costo' }));
  expect(await screen.findByText('Costo guardado. Vale para los pedidos nuevos.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Costo' })).toHaveValue('1.234,50'));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Costo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar costo' }));
  await waitFor(() => expect(api.callsTo('PUT /productos/:id/costo')).toHaveLength(2));
  const saved = api.callsTo('PUT /productos/:id/costo');
  expect(saved.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ costo: 1234.5 }, '"0"'],
    [{ costo: null }, '"1"'],
  ]);
});

it("is not saved over another user's", async () => {
  signInAs('admin');
  let version = 1;
  fakeApi({
    ...OPTIONS,
    'GET /productos/:id': () => producto(1),
    'GET /productos/:id/costo': () => ({ costo: version * 100, version }),
    'PUT /productos/:id/costo': () => {
      version = 2;
      return refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona lo cambió.');
    },
  });
  const field = await open();
  await userEvent.clear(field);
  await userEvent.type(field, '7');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar costo' }));
  expect(await screen.findByText(/^Otra persona cambió el costo mientras tanto/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Costo' })).toHaveValue('200,00'));
});

it('is hidden from an employee', async () => {
  signInAs('empleado');
  const api = fakeApi({ ...OPTIONS, 'GET /productos/:id': () => producto(1) });
  renderApp(PATH);
  expect(await screen.findByRole('button', { name: 'Precios anteriores' })).toBeVisible();
  expect(screen.queryByText(/[Cc]osto/)).toBeNull();
  expect(api.calls.filter(({ path }) => path.endsWith('/costo'))).toEqual([]);
});
