import { screen, waitFor } from '@testing-library/react';
import type { Condicion } from 'api-client/backoffice';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, type Handlers } from '../../testing/api-fake.ts';
import {
  carritoRegion,
  handOverHash,
  openQuestion,
  press,
  shop,
  wideWindow,
} from '../../testing/carrito-fixture.ts';
import { condicion } from '../../testing/condiciones-data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(wideWindow);

const answers = (more: Partial<Condicion>): Handlers => ({
  'GET /tienda': () => ({ monto_minimo: 100_000, envio_gratis: 150_000 }),
  'GET /usuarios/:id/condicion': () => ({ condicion: condicion(1, more) }),
});

/** Opens the cart of a customer with two products of $ 60.000, and with this agreement. */
async function cartWith(more: Partial<Condicion>) {
  await openQuestion(answers(more));
  await press('No, cancelar');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return carritoRegion();
}

describe("the amounts of a customer's cart", () => {
  it('are those of the agreement', async () => {
    const cart = await cartWith({ monto_minimo: 50_000, envio_gratis: 130_000 });
    expect(await cart.findByText(/^Faltan \$\s10\.000,00 para el envío gratis$/)).toBeVisible();
    expect(cart.getByRole('button', { name: 'Realizar pedido' })).toBeEnabled();
  });

  it('include the minimum order of the agreement', async () => {
    signInAs('empleado');
    fakeApi({ ...shop, ...answers({ monto_minimo: 130_000 }) });
    renderApp(`/pedido-nuevo/buscar${handOverHash}`);
    const cart = await carritoRegion();
    await cart.findByText('Almendra');
    await press('Elegir: Bruno Gómez 2');
    expect(await cart.findByText(/^Faltan \$\s10\.000,00 para el pedido mínimo$/)).toBeVisible();
    expect(cart.getByRole('button', { name: 'Realizar pedido' })).toBeDisabled();
  });

  it("are the shop's where the agreement has none", async () => {
    const cart = await cartWith({ monto_minimo: null, envio_gratis: null });
    expect(await cart.findByText(/^Faltan \$\s30\.000,00 para el envío gratis$/)).toBeVisible();
  });

  it("are the shop's while the agreement does not count", async () => {
    const cart = await cartWith({ monto_minimo: 130_000, envio_gratis: 130_000, vigente: false });
    expect(await cart.findByText(/^Faltan \$\s30\.000,00 para el envío gratis$/)).toBeVisible();
    expect(cart.getByRole('button', { name: 'Realizar pedido' })).toBeEnabled();
  });
});
