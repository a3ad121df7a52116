import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../testing/api-fake.ts';
import { id, linea, pedido } from '../../testing/data.ts';
import { twoRates, withIva } from '../../testing/iva-data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const path = `/pedido/${id(1)}`;

describe('an order', () => {
  it('shows status, date, total, and each line with quantity and prices [P2.25]', async () => {
    const order = pedido(1, { estado_pedido: 'aprobado' });
    fakeApi({
      'GET /detalles-pedidos/pedido/:id': () => [linea(1, order), linea(2, order, { descuento: 12.5 })],
    });
    renderApp(path);
    const line = (await screen.findByText('Almendra 2')).closest('tr');
    expect(within(line as HTMLElement).getByText(/1\.000,50/)).toBeVisible();
    expect(within(line as HTMLElement).getByText(/4\.002,00/)).toBeVisible();
    expect(within(line as HTMLElement).getByText('12,5 %')).toBeVisible();
    expect(screen.getByText(/^N\.º 1 · /)).toBeVisible();
    expect(document.title).toMatch(/^N\.º 1 · .+ · Detalles del Pedido · /);
    expect(screen.getByText('jueves, 5 de marzo de 2026, 14:05')).toBeVisible();
    expect(screen.getByText(/54\.321,50/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Estado del pedido 1: APROBADO' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remito: pedido 1' })).toHaveProperty('disabled', false);
    expect(screen.getByRole('link', { name: 'Volver' }).getAttribute('href')).toBe('/panel-pedidos');
  });

  it("shows the customer's notes, also in the edit", async () => {
    const order = pedido(1, { nota: 'Entregar el martes' });
    fakeApi({
      'GET /detalles-pedidos/pedido/:id': () => [linea(1, order, { nota: 'Sin abrir' }), linea(2, order)],
    });
    const { router } = renderApp(path);
    const expectShown = async () => {
      expect(await screen.findByText('Entregar el martes')).toBeVisible();
      expect(screen.getByText('Nota del cliente: Sin abrir')).toBeVisible();
    };
    await expectShown();
    await act(() => router.navigate({ to: '/pedido/editar/$pedido_id', params: { pedido_id: id(1) } }));
    await screen.findByRole('heading', { name: 'Editar Pedido' });
    await expectShown();
  });

  it.each([
    ['discriminado', 'Los precios incluyen IVA.'],
    ['sumado', 'Los precios incluyen IVA. El cliente los ve sin IVA.'],
  ] as const)('with IVA %s shows what the total consists of', async (modo, note) => {
    fakeApi({ 'GET /detalles-pedidos/pedido/:id': () => withIva(twoRates(pedido(1)), modo) });
    renderApp(path);
    expect(await screen.findByText(note)).toBeVisible();
    const total = within(screen.getByText('Precio total', { selector: 'dt' }).parentElement as HTMLElement);
    expect(
      total
        .getAllByRole('term')
        .map(({ nextElementSibling: amount, textContent }) => [
          textContent?.replaceAll('\u00a0', ' '),
          amount?.textContent?.replaceAll('\u00a0', ' '),
        ])
        .slice(1),
    ).toEqual([
      ['Subtotal sin IVA', '$ 2.000,00'],
      ['IVA 21 %', '$ 210,00'],
      ['IVA 10,5 %', '$ 105,00'],
    ]);
    expect(total.getByText(/2\.315,00/)).toBeVisible();
    // Lines have prices with IVA, as for other customers.
    expect(
      within(screen.getByRole('table', { name: 'Productos del pedido' })).getAllByText(/1\.105,00/),
    ).toHaveLength(2);
  });

  it('shows no IVA otherwise', async () => {
    fakeApi({ 'GET /detalles-pedidos/pedido/:id': () => [linea(1, pedido(1))] });
    renderApp(path);
    await screen.findByText('Almendra 1');
    expect(screen.queryByText(/IVA/)).toBeNull();
  });

  it("shows each product's code", async () => {
    const order = pedido(1);
    const { producto, ...rest } = linea(1, order);
    const coded = { ...rest, producto: { ...producto, codigo: 'AL-01' } };
    fakeApi({ 'GET /detalles-pedidos/pedido/:id': () => [coded, linea(2, order)] });
    renderApp(path);
    const line = (await screen.findByText('Cód. AL-01')).closest('tr');
    expect(within(line as HTMLElement).getByText(producto.nombre)).toBeVisible();
    expect(screen.getAllByText(/Cód\./)).toHaveLength(1);
  });

  it('shows who placed the order for the customer', async () => {
    const pedido_por = { usuario_id: id(9), nombre: 'Ana', apellido: 'Paz' };
    const order = pedido(1, { pedido_por });
    fakeApi({ 'GET /detalles-pedidos/pedido/:id': () => [linea(1, order)] });
    renderApp(path);
    expect(await screen.findByText('Pedido por')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ana Paz' })).toHaveAttribute('href', `/usuario/${id(9)}`);
  });

  it('saves and shows a new status', async () => {
    let order = pedido(1);
    fakeApi({
      'GET /detalles-pedidos/pedido/:id': () => [linea(1, order)],
      'PATCH /pedidos/:id/estado': () => {
        order = pedido(1, { estado_pedido: 'aprobado', version: 4 });
        return order;
      },
    });
    renderApp(path);
    await userEvent.click(await screen.findByRole('button', { name: /^Estado del pedido 1/ }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'APROBADO' }));
    await screen.findByRole('button', { name: 'Estado del pedido 1: APROBADO' });
    expect(screen.getByRole('button', { name: 'Remito: pedido 1' })).toHaveProperty('disabled', false);
  });

  it("adds the user's own change to the history without a live connection", async () => {
    const cambio = {
      cambio_id: id(1),
      tipo: 'estado' as const,
      usuario: { usuario_id: id(2), nombre: 'Lía', apellido: 'Paz' },
      fecha: '2026-03-05T17:05:00.000Z',
      estado_antes: 'esperando_aprobacion' as const,
      estado_despues: 'aprobado' as const,
      lineas: [],
    };
    const api = fakeApi({
      'GET /detalles-pedidos/pedido/:id': () => [linea(1, pedido(1))],
      'PATCH /pedidos/:id/estado': () => pedido(1, { estado_pedido: 'aprobado', version: 4 }),
    });
    renderApp(path);
    await userEvent.click(await screen.findByRole('button', { name: /^Estado del pedido 1/ }));
    api.answer({ 'GET /pedidos/:id/historial': () => [cambio] });
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'APROBADO' }));
    await within(await screen.findByRole('region', { name: 'Historial' })).findByText(/Lía Paz/);
  });

  it('shows its history newest first, with changes, author, time, and edited lines', async () => {
    const by = { usuario_id: id(2), nombre: 'Lía', apellido: 'Paz' };
    const common = {
      usuario: by,
      fecha: '2026-03-05T17:05:00.000Z',
      estado_antes: null,
      estado_despues: null,
      lineas: [],
    };
    const figures = { cantidad: 4, precio_unitario: 1000, descuento: 0, total_precio: 4000 };
    fakeApi({
      'GET /detalles-pedidos/pedido/:id': () => [linea(1, pedido(1))],
      'GET /pedidos/:id/historial': () => [
        { ...common, cambio_id: id(1), tipo: 'creado', estado_despues: 'esperando_aprobacion' },
        {
          ...common,
          cambio_id: id(2),
          tipo: 'edicion',
          lineas: [
            {
              producto_id: id(1),
              nombre: 'Nuez',
              antes: figures,
              despues: { ...figures, cantidad: 6, descuento: 10 },
            },
            { producto_id: id(2), nombre: 'Chía', antes: null, despues: figures },
            { producto_id: id(3), nombre: 'Lino', antes: figures, despues: null },
          ],
        },
        {
          ...common,
          cambio_id: id(3),
          tipo: 'estado',
          estado_antes: 'esperando_aprobacion',
          estado_despues: 'aprobado',
        },
      ],
    });
    renderApp(path);
    const history = within(await screen.findByRole('region', { name: 'Historial' }));
    await history.findByText('Pedido creado');
    const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');
    expect(history.getAllByRole('listitem').map(text)).toEqual([
      'Estado: ESPERANDO APROBACION → APROBADOLía Paz · 5 mar 14:05',
      expect.stringMatching(/^Edición de 3 líneasLía Paz · 5 mar 14:05/),
      'Nuez: cantidad 4 → 6, descuento 0 % → 10 %',
      'Chía: agregado, 4 × $ 1.000,00',
      'Lino: quitado (era 4 × $ 1.000,00)',
      'Pedido creadoLía Paz · 5 mar 14:05',
    ]);
  });

  it("links to the edit while allowed, and follows other users' changes", async () => {
    let order = pedido(1);
    fakeApi({ 'GET /detalles-pedidos/pedido/:id': () => [linea(1, order)] });
    const { live } = renderApp(path);
    await screen.findByRole('link', { name: 'Editar: pedido 1' });
    order = pedido(1, { estado_pedido: 'enviado', version: 4 });
    act(() => live.handlers?.pedidoCambiado?.({ pedido_id: id(1), estado_pedido: 'enviado', version: 4 }));
    await screen.findByRole('button', { name: 'Estado del pedido 1: ENVIADO' });
    expect(screen.getByRole('button', { name: 'Editar: pedido 1' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('shows that it loads [P2.26]', async () => {
    fakeApi({ 'GET /detalles-pedidos/pedido/:id': () => new Promise(() => {}) });
    renderApp(path);
    await screen.findByText('Cargando...');
  });

  it.each([
    [500, 'ERROR_INTERNO', 'Error al cargar los detalles del pedido.'],
    [404, 'NO_ENCONTRADO', 'No se encontraron detalles para este pedido.'],
    [400, 'DATOS_INVALIDOS', 'No se encontraron detalles para este pedido.'],
  ] as const)('shows the failure %s [P2.26 P2.27]', async (status, code, text) => {
    fakeApi({
      'GET /detalles-pedidos/pedido/:id': () => refuse(status, code, 'Porque sí.'),
    });
    renderApp(path);
    await screen.findByText(text);
    expect(screen.getByRole('link', { name: 'Volver' })).toBeVisible();
    // Errors without a retry offer a link.
    const wayOn = screen.queryByRole('link', { name: 'Ver los pedidos' });
    expect(wayOn?.getAttribute('href')).toBe(status === 500 ? undefined : '/panel-pedidos');
  });
});
