import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../../testing/api-fake.ts';
import { linea, pedido, pedidosPage } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const order = pedido(1);
const lines = (version = 3, first = {}) => [
  linea(1, { ...order, version }, first),
  linea(2, { ...order, version }),
];
const save = () => screen.getByRole('button', { name: 'Guardar Cambios' });

/** Opens the edit from the list, and types a quantity of nine for the first product. */
async function typeNine(more: Handlers) {
  const api = fakeApi({
    'GET /pedidos': () => pedidosPage([order]),
    'GET /detalles-pedidos/pedido/:id': () => lines(),
    ...more,
  });
  const app = renderApp('/panel-pedidos');
  await userEvent.click(await screen.findByRole('link', { name: 'Editar: pedido 1' }));
  const cantidad = await screen.findByRole('textbox', { name: 'Cantidad: Almendra 1' });
  await userEvent.clear(cantidad);
  await userEvent.type(cantidad, '9');
  return { api, ...app };
}

describe('a save', () => {
  it('is sent once for several clicks', async () => {
    let version = 3;
    const { api, href } = await typeNine({
      'PATCH /pedidos/:id': () => {
        if (version > 3) return refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios antes.');
        version = 4;
        return { ...order, version, detalles: lines(version, { cantidad: 9 }) };
      },
    });
    const button = save();
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('Pedido actualizado con éxito');
    await waitFor(() => expect(href()).toBe('/panel-pedidos'));
    expect(api.callsTo('PATCH /pedidos/:id')).toHaveLength(1);
    expect(screen.queryByText(/guardó cambios en este pedido/)).toBeNull();
  });

  it('with a lost response is recognised on retry, without a conflict', async () => {
    let stored = lines();
    const { href } = await typeNine({
      'GET /detalles-pedidos/pedido/:id': () => stored,
      'PATCH /pedidos/:id': ({ headers }) => {
        if (headers.get('If-Match') !== '"3"') throw new Error('Not the version that was read');
        if (stored[0]?.pedido.version !== 3) return refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona.');
        stored = lines(4, { cantidad: 9 });
        throw new TypeError('Failed to fetch');
      },
    });
    await userEvent.click(save());
    await screen.findByText('Error al actualizar el pedido');
    await waitFor(() => expect(save()).toBeEnabled());
    await userEvent.click(save());
    await screen.findByText('Pedido actualizado con éxito');
    await waitFor(() => expect(href()).toBe('/panel-pedidos'));
  });
});
