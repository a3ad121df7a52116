import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Producto } from 'api-client/backoffice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers } from '../../../testing/api-fake.ts';
import { producto } from '../../../testing/catalogo-data.ts';
import { id, linea, pedido } from '../../../testing/data.ts';
import { twoRates, withIva } from '../../../testing/iva-data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const path = `/pedido/editar/${id(1)}`;
const parts = () => screen.findByRole('region', { name: 'IVA del pedido' });
const rows = async () =>
  within(await parts())
    .queryAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '));

function open(more: Handlers = {}) {
  fakeApi({ 'GET /detalles-pedidos/pedido/:id': () => withIva(twoRates(pedido(1))), ...more });
  renderApp(path);
}

/** Adds the product that the search finds. */
async function add(found: Producto) {
  open({ 'GET /productos/search/:id': () => ({ productos: [found], total: 1 }) });
  await parts();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar Producto' }));
  await userEvent.click(await screen.findByRole('button', { name: `Agregar: ${found.nombre}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
}

describe('an edited order that shows IVA', () => {
  it('shows what the total of the edited lines consists of', async () => {
    open();
    expect(await rows()).toEqual(['Subtotal sin IVA $ 2.000,00', 'IVA 21 % $ 210,00', 'IVA 10,5 % $ 105,00']);
    expect(within(await parts()).getByText('Los precios incluyen IVA.')).toBeVisible();
    const cantidad = screen.getByRole('textbox', { name: 'Cantidad: Almendra 1' });
    await userEvent.clear(cantidad);
    await userEvent.type(cantidad, '3');
    expect(await rows()).toEqual(['Subtotal sin IVA $ 4.000,00', 'IVA 21 % $ 630,00', 'IVA 10,5 % $ 105,00']);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar: Almendra 2' }));
    expect(await rows()).toEqual(['Subtotal sin IVA $ 3.000,00', 'IVA 21 % $ 630,00']);
  });

  it('counts an added product at its rate', async () => {
    const iva = { modo: 'discriminado' as const, alicuota: 10.5, neto: 1000 };
    await add(producto(9, { nombre: 'Nuez', precio: 1105, iva }));
    expect(await rows()).toEqual(['Subtotal sin IVA $ 3.000,00', 'IVA 21 % $ 210,00', 'IVA 10,5 % $ 210,00']);
  });

  it('says that an added product of unknown rate counts after the save', async () => {
    const { alicuota_iva: _, ...nuez } = producto(9, { nombre: 'Nuez', precio: 1105 });
    await add(nuez);
    expect(await rows()).toEqual([]);
    expect(
      within(await parts()).getByText(
        'Los precios incluyen IVA. El IVA de los productos agregados se ve al guardar.',
      ),
    ).toBeVisible();
  });

  it('shows nothing about IVA for other orders', async () => {
    open({ 'GET /detalles-pedidos/pedido/:id': () => [linea(1, pedido(1))] });
    await screen.findByRole('textbox', { name: 'Cantidad: Almendra 1' });
    expect(screen.queryByText(/IVA/)).toBeNull();
  });
});
