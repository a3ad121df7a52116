/** Orders with products sold por kilo, whose quantities may have decimals. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { uuid } from '../../testing/data.ts';
import { createdStep, line, openOrder, order, step } from '../../testing/order-page.tsx';
import { press } from '../../testing/render-app.tsx';

const kilos = line(1, { cantidad: 9.85, por_kilo: true });
const weighed = { ...kilos, cantidad_pedida: 10, motivo_entrega: 'peso' as const };
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

it('shows the delivered weight beside the ordered kilos, and offers nothing as missing', async () => {
  const { precio_unitario, descuento, total_precio } = weighed;
  const figures = { precio_unitario, descuento, total_precio };
  await openOrder({
    'GET /mis-pedidos/:id': () => order({ detalles: [weighed, line(2)] }),
    'GET /mis-pedidos/:id/historial': () => [
      createdStep,
      step(1, {
        tipo: 'entrega',
        lineas: [
          {
            ...{ producto_id: uuid(1), nombre: 'Producto 1', antes: { ...figures, cantidad: 10 } },
            despues: { ...figures, cantidad: 9.85, cantidad_pedida: 10, motivo_entrega: 'peso' },
          },
        ],
      }),
    ],
  });
  const text = plain(screen.getByRole('article', { name: 'Pedido n.º 412' }));
  expect(text).toContain('9,850 kg × $ 1.001,00 · pediste 10 kg, van 9,850 kg');
  expect(text).toContain('10 × $ 1.002,00');
  expect(
    await screen.findByText('Producto 1: 10 → 9,850 kg (pediste 10 kg, van 9,850 kg)'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Agregar lo que no llegó/ })).toBeNull();
});

describe('reporting missing kilos', () => {
  const open = async () => {
    const opened = await openOrder({
      'GET /mis-pedidos/:id': () => order({ detalles: [weighed, line(2)] }),
      'PUT /mis-pedidos/:id/recepcion': () => ({ mensaje: 'Le avisamos a la distribuidora.' }),
    });
    await press(opened.user, 'Falta algo o llegó mal');
    await opened.user.click(await screen.findByRole('checkbox', { name: /te enviamos 9,850 kg$/ }));
    const field = screen.getByRole('textbox', { name: 'Cuántos kilos de Producto 1' });
    expect(field).toHaveValue('9,85');
    const sent = () => opened.callsTo('PUT /mis-pedidos/:id/recepcion').map(({ body }) => body);
    return { ...opened, field, sent };
  };
  const lineas = (cantidad: number) => ({
    falta: null,
    lineas: [{ detalles_pedidos_id: uuid(1, 'd'), cantidad, motivo: 'no_llego', foto_id: null }],
  });

  it.each([
    ['0,35', 0.35],
    ['1.250', 1.25],
    ['2 kg', 2],
  ])('reads %s as %d kilos', async (written, cantidad) => {
    const { user, field, sent } = await open();
    await user.clear(field);
    await user.type(field, written);
    await press(user, 'Avisar a la distribuidora');
    await waitFor(() => expect(sent()).toEqual([lineas(cantidad)]));
  });

  it.each(['9,851', '0', 'dos', '0,3555'])('refuses %s and sends nothing', async (written) => {
    const { user, field, sent } = await open();
    await user.clear(field);
    await user.type(field, written);
    await press(user, 'Avisar a la distribuidora');
    expect(screen.getByText('Escribe los kilos con coma: hasta 9,850 kg.')).toBeVisible();
    expect(field).toHaveValue(written);
    expect(sent()).toEqual([]);
  });

  it('keeps whole units for other products', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: /te enviamos 10$/ }));
    expect(screen.getByRole('textbox', { name: 'Cuántos de Producto 2' })).toHaveValue('10');
  });
});

describe('changing an order whose line staff edited to decimals', () => {
  const open = async (inCart = false) => {
    if (inCart) {
      const item = { ...{ producto_id: uuid(1), nombre: 'Producto 1', precio: 1001 }, cantidad: 3 };
      localStorage.setItem('cart', JSON.stringify({ items: [{ ...item, tipo_de_precio: 'por_kilo' }] }));
    }
    const opened = await openOrder({
      'GET /mis-pedidos/:id': () =>
        order({ estado_pedido: 'esperando_aprobacion', detalles: [kilos, line(2)] }),
      'PUT /mis-pedidos/:id/propuesta': () => ({ propuesta: null }),
    });
    await press(opened.user, 'Pedir un cambio');
    const list = await screen.findByRole('button', { name: 'Cambiar la cantidad de Producto 1' });
    const row = within(list.closest('li') ?? document.body);
    const sent = () => opened.callsTo('PUT /mis-pedidos/:id/propuesta').map(({ body }) => body);
    return { ...opened, row, sent };
  };

  it('shows the kilos, and does not send them while unchanged', async () => {
    const { user, row, sent } = await open();
    expect(row.getByText('9,850 kg')).toBeVisible();
    await press(user, 'Quitar Producto 2');
    await press(user, 'Pedir este cambio');
    await waitFor(() => expect(sent()).toEqual([{ lineas: [{ producto_id: uuid(2), cantidad: 0 }] }]));
  });

  it('makes the quantity whole when the customer changes it, and returns to the kilos', async () => {
    const { user, row, sent } = await open();
    await press(user, 'Quitar Producto 1');
    await press(user, 'Dejar Producto 1');
    expect(row.getByText('9,850 kg')).toBeVisible();
    await press(user, 'Cambiar la cantidad de Producto 1');
    expect(row.getByText('· son 9,850 kg')).toBeVisible();
    expect(row.getByRole('textbox')).toHaveValue('10');
    await press(user, 'Pedir este cambio');
    await waitFor(() => expect(sent()).toEqual([{ lineas: [{ producto_id: uuid(1), cantidad: 10 }] }]));
  });

  it("adds the cart's kilos to whole ones", async () => {
    const { user, sent } = await open(true);
    await user.click(screen.getByRole('checkbox', { name: /^Sumar lo que está en tu carrito/ }));
    await press(user, 'Pedir este cambio');
    await waitFor(() => expect(sent()).toEqual([{ lineas: [{ producto_id: uuid(1), cantidad: 13 }] }]));
  });
});
