import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { categoria, etiqueta, marca, producto } from '../../testing/catalogo-data.ts';
import { renderApp, signInAs, signInAsRol, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

const reduced = producto(1, { alicuota_iva: 10.5 });
const path = `/editar-producto/${reduced.producto_id}`;
const shop: Handlers = {
  'GET /marcas': () => ({ marcas: [marca(1)], total: 1 }),
  'GET /categorias': () => ({ categorias: [categoria(1)], total: 1 }),
  'GET /etiquetas': () => ({ etiquetas: [etiqueta(1)], total: 1 }),
  'GET /productos': () => ({ productos: [reduced], total: 1 }),
  'GET /productos/:id': () => reduced,
  'PATCH /productos/:id': () => reduced,
};
const rate = () => screen.findByRole('combobox', { name: /^IVA/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the rate of IVA of a product', () => {
  it('is 21 % for a new product, whose price includes the tax', async () => {
    signInAs('empleado');
    fakeApi(shop);
    renderApp('/crear-producto');
    expect(await rate()).toHaveDisplayValue('21\u00a0%');
    expect(screen.getByText('Lo que paga el comercio, con IVA incluido.')).toBeVisible();
    const options = within(await rate()).getAllByRole('option', { name: /\d/ });
    expect(options.map(({ textContent }) => textContent)).toEqual(['21\u00a0%', '10,5\u00a0%', '0\u00a0%']);
  });

  it('is changed in the form', async () => {
    signInAs('empleado');
    const api = fakeApi(shop);
    renderApp(path);
    expect(await rate()).toHaveDisplayValue('10,5\u00a0%');
    await userEvent.selectOptions(await rate(), '0');
    await press('Actualizar Producto');
    await screen.findByText('Producto actualizado con éxito!');
    expect(api.callsTo('PATCH /productos/:id')[0]?.body).toMatchObject({ alicuota_iva: ['0'] });
  });

  it('is copied with the product', async () => {
    signInAs('empleado');
    const api = fakeApi({ ...shop, 'POST /productos/:id/copias': () => producto(9) });
    renderApp(`/crear-producto?original=${reduced.producto_id}`);
    expect(await rate()).toHaveDisplayValue('10,5\u00a0%');
    await press('Crear Producto');
    await screen.findByText('Producto creado con éxito!');
    expect(api.callsTo('POST /productos/:id/copias')[0]?.body).toMatchObject({ alicuota_iva: ['10.5'] });
  });

  it('is neither shown nor sent without the right to change prices', async () => {
    const permisos = signInAsRol(['catalogo', 'ver-precios'], 'Catálogo');
    const api = fakeApi({ ...shop, ...permisos });
    renderApp(path);
    fireEvent.change(await screen.findByLabelText(/^Descripción/), {
      target: { value: 'Enteras, sin piel.' },
    });
    expect(screen.queryByRole('combobox', { name: /^IVA/ })).toBeNull();
    await press('Actualizar Producto');
    await screen.findByText('Producto actualizado con éxito!');
    expect(api.callsTo('PATCH /productos/:id')[0]?.body).not.toHaveProperty('alicuota_iva');
  });

  it("stands beside another user's rate in a conflict", async () => {
    signInAs('empleado');
    const api = fakeApi({
      ...shop,
      'PATCH /productos/:id': () => refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona.'),
    });
    renderApp(path);
    await userEvent.selectOptions(await rate(), '0');
    api.answer({ 'GET /productos/:id': () => producto(1, { alicuota_iva: 21, version: 5 }) });
    await press('Actualizar Producto');
    const dialog = within(await screen.findByRole('dialog', { name: 'Otra persona guardó cambios antes' }));
    const cells = within(dialog.getByText('IVA').closest('tr') as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['IVA', '0\u00a0%', '21\u00a0%']);
  });
});
