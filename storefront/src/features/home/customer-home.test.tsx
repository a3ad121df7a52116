import { screen, waitFor, within } from '@testing-library/react';
import type { MiInicio, PedidoConDetalles } from 'api-client/storefront';
import { describe, expect, it } from 'vitest';
import { habitual, miInicio, pedido, producto, uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { customer, openPage, storedCartLines } from '../../testing/render-app.tsx';

const detalle = (number: number, cantidad: number): PedidoConDetalles['detalles'][number] => ({
  detalles_pedidos_id: uuid(number, 'd'),
  producto: { producto_id: uuid(number), nombre: `Producto ${number}`, precio: 1000 + number },
  cantidad,
  precio_unitario: 1000 + number,
  descuento: 0,
  total_precio: cantidad * (1000 + number),
});
const ultimo = { ...pedido, detalles: [detalle(1, 4), detalle(2, 3)] };
const toca = [1, 2, 3, 4].map((number) => habitual(producto(number), number));
const enCurso = {
  pedido_id: uuid(500, '9'),
  numero: 500,
  fecha_pedido: '2026-03-05T17:05:00.000Z',
  estado_pedido: 'aprobado' as const,
  total_precio: 60_000,
  proximo: '2026-12-03',
};
const weekly = miInicio({
  ...{ ultimo, toca, tiene_habituales: true, saldo: 60_000, vencido: 10_000 },
  ...{ en_curso: [enCurso], en_curso_total: 2 },
});

const open = (inicio: MiInicio | (() => never), roles = customer, handlers: Handlers = {}) =>
  openPage('/inicio', roles, {
    'GET /mi-inicio': typeof inicio === 'function' ? inicio : () => inicio,
    ...handlers,
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('home of a customer who orders every week', () => {
  it('shows the due products with their total and adds them in one press', async () => {
    const { user } = await open(weekly);
    const due = await card('Te tocaría pedir');
    expect(due.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 × Producto 1',
      '2 × Producto 2',
      '3 × Producto 3',
    ]);
    expect(due.getByText('y 1 más')).toBeVisible();
    expect(due.getByText(/^\$\s?10\.030,00$/)).toBeVisible();
    await user.click(due.getByRole('button', { name: 'Agregar 4 productos' }));
    await waitFor(() => expect(storedCartLines()).toHaveLength(4));
    expect(storedCartLines()[3]).toEqual(['Producto 4', 4]);
    await user.click(due.getByRole('button', { name: 'Ver el carrito' }));
    expect(await screen.findByRole('button', { name: 'Realizar pedido' })).toBeVisible();
  });

  it('repeats the last order in one press and opens the cart', async () => {
    const { user } = await open(weekly, undefined, {
      'GET /productos/varios': () => ({ productos: [producto(1), producto(2)], total: 2 }),
    });
    const last = await card('Tu último pedido');
    expect(last.getByRole('link', { name: 'Pedido n.º 412' })).toHaveAttribute(
      'href',
      `/mis-pedidos/${pedido.pedido_id}`,
    );
    expect(last.getByText(/2 productos/)).toBeVisible();
    await user.click(last.getByRole('button', { name: 'Repetir pedido n.º 412' }));
    await waitFor(() =>
      expect(storedCartLines()).toEqual([
        ['Producto 1', 4],
        ['Producto 2', 3],
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Realizar pedido' })).toBeVisible();
  });

  it('shows the order in progress with state and date, and the balance', async () => {
    await open(weekly);
    const way = await card('En curso');
    expect(way.getByRole('link', { name: 'Pedido n.º 500' })).toHaveAttribute(
      'href',
      `/mis-pedidos/${enCurso.pedido_id}`,
    );
    expect(way.getByText('Aprobado')).toBeVisible();
    expect(way.getByText('Reparto: jueves 3 de diciembre')).toBeVisible();
    expect(way.getByRole('link', { name: 'Ver los 2' })).toHaveAttribute('href', '/mis-pedidos');
    const account = screen.getByRole('link', { name: /^Cuenta corriente.*Debes/ });
    expect(account).toHaveAttribute('href', '/mi-cuenta-corriente');
    expect(account).toHaveTextContent(/Debes \$\s?60\.000,00 · vencido \$\s?10\.000,00/);
  });
});

describe('home of a customer', () => {
  it('shows that nothing is due and nothing is owed', async () => {
    await open(miInicio({ tiene_habituales: true }));
    expect((await card('Te tocaría pedir')).getByText(/hoy no te falta nada/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Cuenta corriente.*Estás al día/ })).toBeVisible();
    expect((await card('En curso')).getByText('No tienes pedidos en curso.')).toBeVisible();
  });

  it('shows a new customer the most popular products with prices', async () => {
    await open(miInicio({ populares: { de: 'todos', productos: [producto(1)] } }));
    const most = await card('Lo más pedido en la tienda');
    expect(most.getByText(/^Producto 1 · \$\s?1\.001,00$/)).toBeVisible();
    expect(most.getByRole('link', { name: 'Elegir para mi primer pedido' })).toHaveAttribute(
      'href',
      '/habituales',
    );
    expect((await card('Tu último pedido')).getByText('Todavía no hiciste ningún pedido.')).toBeVisible();
  });

  it('links a new customer of a new shop to the products', async () => {
    await open(miInicio());
    const first = await card('Tu primer pedido');
    expect(first.getByRole('link', { name: 'Elegir productos' })).toHaveAttribute('href', '/categorias');
  });

  it("shows a failure with links to the account pages and loads again on 'Reintentar'", async () => {
    const { user, answer } = await open(() => failure(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'));
    expect(await screen.findByText(/No pudimos cargar tu resumen\./)).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const name of ['Mis pedidos', 'Habituales', 'Pedido rápido', 'Cuenta corriente'])
      expect(main.getByRole('link', { name })).toBeVisible();
    answer({ 'GET /mi-inicio': () => weekly });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await card('Te tocaría pedir')).toBeDefined();
  });

  it.each([
    ['a visitor', []],
    ['an employee', ['empleado']],
    ['an admin who is also a customer', ['usuario', 'admin']],
  ])('does not load for %s', async (_, roles) => {
    const { callsTo } = await open(weekly, roles);
    await screen.findByRole('region', { name: 'Cómo comprar' });
    expect(callsTo('GET /mi-inicio')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Te tocaría pedir' })).toBeNull();
  });
});
