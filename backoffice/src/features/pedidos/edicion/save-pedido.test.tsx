import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { endSession, logOut } from '../../../shared/session/access.ts';
import { fakeApi, type Handlers, refuse } from '../../../testing/api-fake.ts';
import { producto } from '../../../testing/catalogo-data.ts';
import { id, linea, pedido, pedidosPage } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const path = `/pedido/editar/${id(1)}`;
const open = (version = 3, first = {}, estado_pedido = pedido(1).estado_pedido) => {
  const order = { ...pedido(1), version, estado_pedido };
  fakeApi({
    'GET /pedidos': () => pedidosPage([order]),
    'GET /detalles-pedidos/pedido/:id': () => [linea(1, order, first), linea(2, order)],
    'GET /pedidos/:id/historial': () => [],
    'GET /productos/search': () => ({ productos: [producto(5)], total: 1 }),
    'GET /productos/:id': () => producto(5),
    'POST /auth/logout': () => ({ mensaje: 'Sesión cerrada' }),
  });
  return renderApp(path);
};
const field = (column: string, n = 1) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `${column}: Almendra ${n}` });
const RECOVERED = 'Recuperamos los cambios que no habías guardado.';

const storedBorrador = () => sessionStorage.getItem('borrador');
/** Simulates a reload: no effect clean-up of the old page may change the stored draft. */
function reload(...shop: Parameters<typeof open>) {
  const found = storedBorrador();
  cleanup();
  if (found) sessionStorage.setItem('borrador', found);
  return open(...shop);
}

const edit = async () => {
  open();
  fireEvent.change(await field('Cantidad'), { target: { value: '9' } });
  await waitFor(() => expect(storedBorrador()).toContain('"cantidad":9'));
};

describe('a draft', () => {
  it('is restored after a reload, with a message', async () => {
    await edit();
    reload();
    expect(await screen.findByText(RECOVERED)).toBeVisible();
    expect((await field('Cantidad')).value).toBe('9');
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer Cambios' }));
    expect((await field('Cantidad')).value).toBe('4');
    expect(storedBorrador()).toBeNull();
  });

  it('includes prices and added products, without storing names or prices', async () => {
    open();
    fireEvent.change(await field('Precio Unitario'), { target: { value: '1070,54' } });
    fireEvent.change(await field('Aplicar Descuento', 2), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Agregar Producto' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar: Almendra 5' }));
    await screen.findByText('Producto agregado con éxito');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    fireEvent.change(await field('Precio Unitario', 5), { target: { value: '9000' } });
    await waitFor(() => expect(storedBorrador()).toContain('"added":true'));
    expect(storedBorrador()).not.toMatch(/precio|Almendra|1070|9000|12450/);
    reload();
    expect(await screen.findByText(RECOVERED)).toBeVisible();
    expect((await field('Precio Unitario')).value).toBe('1.070,54');
    expect((await field('Precio Unitario', 5)).value).toBe('9.000,00');
    expect((await field('Cantidad', 5)).value).toBe('1');
  });

  it('is applied to a version saved meanwhile, with a message', async () => {
    await edit();
    reload(4, { descuento: 20 });
    expect(await screen.findByText(/^Otra persona cambió este pedido mientras tanto: revisa/)).toBeVisible();
    expect((await field('Aplicar Descuento')).value).toBe('20');
    expect((await field('Cantidad')).value).toBe('9');
  });

  it('is dropped when the order is no longer editable', async () => {
    await edit();
    reload(4, {}, 'aprobado');
    expect(await screen.findByText('Solo se puede editar un pedido que espera aprobación.')).toBeVisible();
    expect(storedBorrador()).toBeNull();
  });

  it('is not used for another account or order', async () => {
    await edit();
    const found = storedBorrador() ?? '';
    endSession();
    signInAs('empleado', 3600, id(7));
    cleanup();
    sessionStorage.setItem('borrador', found);
    open();
    await field('Cantidad');
    await waitFor(() => expect(storedBorrador()).toBeNull());
    expect((await field('Cantidad')).value).toBe('4');
    cleanup();
    signInAs('empleado');
    sessionStorage.setItem('borrador', found.replaceAll(id(1), id(3)));
    open();
    await field('Cantidad');
    await waitFor(() => expect(storedBorrador()).toBeNull());
    expect((await field('Cantidad')).value).toBe('4');
  });

  it('is deleted when the user leaves or logs out', async () => {
    await edit();
    fireEvent.click(screen.getAllByRole('link', { name: /Área de Pedidos/ })[0] as HTMLElement);
    fireEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(storedBorrador()).toBeNull());
    cleanup();
    await edit();
    logOut();
    await waitFor(() => expect(storedBorrador()).toBeNull());
  });
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

  it("keeps the reasons for a line's price, which the answer does not say", async () => {
    const agreed = { precio_base: 2000, condicion: 'Supermercados', descuento_condicion: 5 };
    let answers = true;
    const { router } = await typeNine({
      'GET /detalles-pedidos/pedido/:id': () => (answers ? lines(3, agreed) : new Promise(() => {})),
      'PATCH /pedidos/:id': () => {
        answers = false;
        return { ...order, version: 4, detalles: lines(4, { cantidad: 9 }) };
      },
    });
    await userEvent.click(save());
    await screen.findByText('Pedido actualizado con éxito');
    await act(() => router.navigate({ to: '/pedido/$pedido_id', params: { pedido_id: id(1) } }));
    expect(await screen.findByText(/^Base .* · Supermercados .* \(con 5\s% de descuento\)$/)).toBeVisible();
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
