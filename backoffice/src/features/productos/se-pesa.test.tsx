import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { categoria, etiqueta, marca, producto } from '../../testing/catalogo-data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

const cheese = producto(1, { se_pesa: true });
const path = `/editar-producto/${cheese.producto_id}`;
const shop: Handlers = {
  'GET /marcas': () => ({ marcas: [marca(1)], total: 1 }),
  'GET /categorias': () => ({ categorias: [categoria(1)], total: 1 }),
  'GET /etiquetas': () => ({ etiquetas: [etiqueta(1)], total: 1 }),
  'GET /productos': () => ({ productos: [cheese], total: 1 }),
  'GET /productos/:id': () => cheese,
  'PATCH /productos/:id': () => cheese,
};
const box = () => screen.findByRole('checkbox', { name: 'Se pesa al empacar' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Se pesa al empacar', () => {
  it('is hidden and sent as false for another way of sale', async () => {
    signInAs('empleado');
    const api = fakeApi(shop);
    renderApp(path);
    expect(await box()).toBeChecked();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Tipo de precio/ }), 'por_unidad');
    expect(screen.queryByRole('checkbox', { name: 'Se pesa al empacar' })).toBeNull();
    await press('Actualizar Producto');
    await screen.findByText('Producto actualizado con éxito!');
    expect(api.callsTo('PATCH /productos/:id')[0]?.body).toMatchObject({ se_pesa: ['false'] });
  });

  it('is copied with the product', async () => {
    signInAs('empleado');
    const api = fakeApi({ ...shop, 'POST /productos/:id/copias': () => producto(9) });
    renderApp(`/crear-producto?original=${cheese.producto_id}`);
    expect(await box()).toBeChecked();
    await press('Crear Producto');
    await screen.findByText('Producto creado con éxito!');
    expect(api.callsTo('POST /productos/:id/copias')[0]?.body).toMatchObject({ se_pesa: ['true'] });
  });

  it("stands beside another user's value in a conflict", async () => {
    signInAs('empleado');
    const api = fakeApi({
      ...shop,
      'GET /productos/:id': () => producto(1),
      'PATCH /productos/:id': () => refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona.'),
    });
    renderApp(path);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nombre/ }), ' cruda');
    api.answer({
      'GET /productos/:id': () => producto(1, { nombre: 'Nuez', se_pesa: true, version: 5 }),
    });
    await press('Actualizar Producto');
    const dialog = within(await screen.findByRole('dialog', { name: 'Otra persona guardó cambios antes' }));
    const cells = within(dialog.getByText('Se pesa al empacar').closest('tr') as HTMLElement);
    expect(cells.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Se pesa al empacar',
      '—',
      'Sí',
    ]);
  });
});
