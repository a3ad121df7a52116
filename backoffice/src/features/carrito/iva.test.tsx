import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PrecioIva } from 'api-client/backoffice';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, type Handlers } from '../../testing/api-fake.ts';
import { almonds, carritoRegion, chia, press, shop, wideWindow } from '../../testing/carrito-fixture.ts';
import { usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(wideWindow);

const both = `#carrito=${almonds.producto_id}:2,${chia.producto_id}:3`;

/** Almonds have 21 %, chia has 10.5 %. Only the customer's prices carry the tax. */
const taxed = (modo: PrecioIva['modo']) => ({
  productos: [
    { ...almonds, iva: { modo, alicuota: 21, neto: 49_586.78 } },
    { ...chia, iva: { modo, alicuota: 10.5, neto: 904.98 } },
  ],
  total: 2,
});
const plain = { productos: [almonds, chia], total: 2 };
const rated = (modo: PrecioIva['modo']): Handlers => ({
  'GET /productos/varios': () => plain,
  'GET /productos/varios/:id': () => taxed(modo),
});

/** Opens a cart with these lines, for a customer with these answers. */
async function cartWith(answers: Handlers) {
  signInAs('empleado');
  const api = fakeApi({ ...shop, ...answers });
  const app = renderApp(`/pedido-nuevo/buscar${both}`);
  const cart = await carritoRegion();
  await cart.findByText('Almendra');
  await press('Elegir: Bruno Gómez 2');
  await screen.findByRole('alertdialog');
  await press('No, cancelar');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return { api, cart, ...app };
}
type Cart = Awaited<ReturnType<typeof cartWith>>['cart'];

const amountOf = async (cart: Cart, label: string) =>
  (
    await cart.findByText(label, { normalizer: (text) => text.replaceAll('\u00a0', ' ') })
  ).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');

describe('the cart of a customer who sees IVA', () => {
  it('shows net amount and tax of each rate above the total', async () => {
    const { cart } = await cartWith(rated('discriminado'));
    // 120.000 / 1,21 + 3.000 / 1,105.
    expect(await amountOf(cart, 'Subtotal sin IVA')).toBe('$ 101.888,48');
    expect(await amountOf(cart, 'IVA 21 %')).toBe('$ 20.826,45');
    expect(await amountOf(cart, 'IVA 10,5 %')).toBe('$ 285,07');
    expect(await amountOf(cart, 'Total')).toBe('$ 123.000,00');
    expect(cart.queryByText(/^Los precios de la lista/)).toBeNull();
  });

  it('says which prices the customer sees, if those are without IVA', async () => {
    const { cart } = await cartWith(rated('sumado'));
    expect(
      await cart.findByText('Los precios de la lista incluyen IVA. El cliente los ve sin IVA.'),
    ).toBeVisible();
    expect(await amountOf(cart, 'Subtotal sin IVA')).toBe('$ 101.888,48');
  });

  it('says that the minimum includes IVA', async () => {
    signInAs('empleado');
    fakeApi({
      ...shop,
      ...rated('discriminado'),
      'GET /tienda': () => ({ monto_minimo: 130_000, envio_gratis: 150_000 }),
    });
    renderApp(`/pedido-nuevo/buscar${both}`);
    const cart = await carritoRegion();
    await cart.findByText('Almendra');
    await press('Elegir: Bruno Gómez 2');
    expect(
      await cart.findByText(/^Faltan \$\s7\.000,00 para el pedido mínimo \(con IVA incluido\)$/),
    ).toBeVisible();
    expect(
      cart.getByText('El monto mínimo para realizar un pedido es de $130.000 (con IVA incluido)'),
    ).toBeVisible();
  });

  it('follows a change of the customer without a reload', async () => {
    let condicion_iva: 'responsable_inscripto' | null = null;
    const { cart, router } = await cartWith({
      'GET /usuarios/:id/notas': () => [],
      'GET /usuarios/:id/resumen': () => ({
        ...{ pedidos: 0, importe: 0, promedio: 0, ultimos: [], ultima_sesion: null },
      }),
      'GET /productos/varios': () => plain,
      'GET /productos/varios/:id': () => (condicion_iva ? taxed('discriminado') : plain),
      'GET /usuarios/:id': () => usuario(2, { condicion_iva }),
      'PATCH /usuarios/:id': () => {
        condicion_iva = 'responsable_inscripto';
        return usuario(2, { condicion_iva });
      },
    });
    expect(cart.queryByText('Subtotal sin IVA')).toBeNull();
    await act(() =>
      router.navigate({ to: '/editar-usuario/$usuario_id', params: { usuario_id: usuario(2).usuario_id } }),
    );
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Condición frente al IVA' }),
      'Responsable inscripto',
    );
    await press('Guardar');
    await screen.findByText('Datos actualizados con éxito');
    await act(() => router.navigate({ to: '/pedido-nuevo' }));
    expect(await amountOf(await carritoRegion(), 'Subtotal sin IVA')).toBe('$ 101.888,48');
  });
});

it('shows no IVA in the cart of another customer', async () => {
  const { cart } = await cartWith({ 'GET /productos/varios': () => plain });
  expect(await amountOf(cart, 'Total')).toBe('$ 123.000,00');
  expect(cart.queryByText(/IVA/)).toBeNull();
});
