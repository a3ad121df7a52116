import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../../testing/api-fake.ts';
import { marca, producto } from '../../../testing/catalogo-data.ts';
import { renderApp, tidyUp } from '../../../testing/render-app.tsx';

tidyUp('empleado');

const [first, second] = [producto(1, { version: 4, marca: marca(1) }), producto(2, { marca: marca(2) })];
const shop: Handlers = {
  'GET /productos': () => ({ productos: [first, second], total: 2 }),
  'GET /marcas': () => ({ marcas: [marca(1), marca(2)], total: 2 }),
  'GET /categorias': () => ({ categorias: [], total: 0 }),
  'GET /etiquetas': () => ({ etiquetas: [], total: 0 }),
};

/** Chooses both products and a change. */
async function ask(change: string) {
  renderApp('/panel-producto');
  fireEvent.click(await screen.findByRole('button', { name: 'Elegir varios' }));
  for (const { nombre } of [first, second]) {
    fireEvent.click(await screen.findByRole('checkbox', { name: `Elegir ${nombre}` }));
  }
  expect(screen.getByText('2 productos elegidos')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar los elegidos' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Cambiar 2 productos' }));
  expect(asked.getByRole('button', { name: 'Cambiar productos' })).toBeDisabled();
  await userEvent.click(asked.getByRole('combobox', { name: 'Qué hacer' }));
  fireEvent.click(await screen.findByRole('option', { name: change }));
  return asked;
}

describe('several products', () => {
  it('are changed in one call with the versions that were seen, and undone together', async () => {
    const api = fakeApi({
      ...shop,
      'PATCH /productos/varios': () => ({ productos: [{ ...first, version: 5 }] }),
    });
    const asked = await ask('Pasar a la marca');
    expect(asked.queryByRole('listitem')).toBeNull();
    await userEvent.click(asked.getByRole('combobox', { name: 'Marca' }));
    fireEvent.click(await screen.findByRole('option', { name: marca(2).nombre }));
    expect(asked.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      `Cambian 1 producto: ${first.nombre}`,
      'Ya están así: 1 producto',
    ]);
    fireEvent.click(asked.getByRole('button', { name: 'Cambiar 1 producto' }));
    expect(await screen.findByText('Cambió 1 producto.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Cambio deshecho en 1 producto.')).toBeVisible();
    const { producto_id } = first;
    expect(api.callsTo('PATCH /productos/varios').map(({ body }) => body)).toEqual([
      { cambios: [{ producto_id, version: 4, marca_id: marca(2).marca_id }] },
      { cambios: [{ producto_id, version: 5, marca_id: marca(1).marca_id }] },
    ]);
    // The selection is cleared.
    expect(screen.getByRole('checkbox', { name: `Elegir ${first.nombre}` })).not.toBeChecked();
  });

  it('stay unchanged and chosen when one was changed meanwhile', async () => {
    const api = fakeApi({
      ...shop,
      'PATCH /productos/varios': () => refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios.'),
    });
    const asked = await ask('Dejar sin stock');
    fireEvent.click(asked.getByRole('button', { name: 'Cambiar 2 productos' }));
    expect(
      await screen.findByText('No se cambió ningún producto. Otra persona guardó cambios.'),
    ).toBeVisible();
    fireEvent.click(asked.getByRole('button', { name: 'Volver a la lista' }));
    expect(screen.getByText('2 productos elegidos')).toBeVisible();
    // The list is reloaded.
    expect(api.callsTo('GET /productos').length).toBeGreaterThan(1);
  });
});
