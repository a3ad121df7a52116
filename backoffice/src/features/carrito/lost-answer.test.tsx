/** Orders without a response: the request never left the device, or the response was lost. */
import { screen, waitFor } from '@testing-library/react';
import { expectComplaint } from 'api-client/testing/complaints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aside, atTheQuestion, press, wideWindow } from '../../testing/carrito-fixture.ts';
import { tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(wideWindow);

describe('an order without a response', () => {
  it('unlocks the cart when the order never left the device', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const { api } = await atTheQuestion();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Sí, confirmar');
    await screen.findByText('No hay señal: el pedido no salió. El carrito sigue como estaba.');
    const cart = await aside();
    expect(cart.getByRole('button', { name: 'Eliminar: Almendra' })).toHaveProperty('disabled', false);
    expect(api.callsTo('POST /pedidos/adminPedidos')).toHaveLength(0);
  });

  it('unlocks the cart once the server reports that the order did not arrive', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const { api } = await atTheQuestion({
      'POST /pedidos/adminPedidos': () => {
        throw new TypeError('Failed to fetch');
      },
      'PUT /pedidos/intentos/:clave': () => ({ pedido: null }),
    });
    await press('Sí, confirmar');
    const cart = await aside();
    await cart.findByText(/No sabemos si el pedido nos llegó/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Ver si llegó');
    await screen.findByText(/^El pedido no nos había llegado/);
    expect(cart.getByRole('button', { name: 'Eliminar: Almendra' })).toHaveProperty('disabled', false);
    expect(api.callsTo('PUT /pedidos/intentos/:clave')).toHaveLength(1);
  });
});
