import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ESTADOS_PEDIDO } from 'api-client/backoffice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal, refuse } from '../../testing/api-fake.ts';
import { id, pedido, pedidosPage, usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const rowOf = async (numero: number) => {
  const row = (await screen.findByText(new RegExp(`n\\.º ${numero} `))).closest('tr');
  if (!row) throw new Error(`No row of order ${numero}`);
  return within(row);
};

describe('the orders area', () => {
  it('lists ten per page with total, date, client and status [P2.19 P2.21 P4.2 P9.1]', async () => {
    const api = fakeApi({ 'GET /pedidos': () => pedidosPage([pedido(1)], 21) });
    const { router } = renderApp('/panel-pedidos');
    const row = await rowOf(1);
    expect(row.getByText('Ana Pérez')).toBeVisible();
    expect(row.getByText(/54\.321,50/)).toBeVisible();
    expect(row.getByText('ESPERANDO APROBACION')).toBeVisible();
    // The full date on hover, in the shop's time zone.
    expect(row.getByTitle(/5 de marzo de 2026, 14:05/)).toBeVisible();
    expect(screen.getByText('Página 1 de 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Anterior' })).toHaveProperty('disabled', true);

    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    await screen.findByText('Página 2 de 3');
    expect(router.state.location.search).toEqual({ page: 2 });
    expect(api.callsTo('GET /pedidos').at(-1)?.query.toString()).toBe('limit=10&offset=10');
  });

  it.each(['99999', '1e9', '1e30', '1e400'])('goes from page %s to the last page', async (page) => {
    const api = fakeApi({
      'GET /pedidos': ({ query }) => {
        const offset = Number(query.get('offset'));
        // Like the API, which refuses an offset above the integer range.
        if (offset > 2_147_483_647) throw new Refusal(400, 'DATOS_INVALIDOS', 'Demasiado grande.');
        return pedidosPage(offset === 20 ? [pedido(3)] : [], 21);
      },
    });
    const { router } = renderApp(`/panel-pedidos?page=${page}`);
    await rowOf(3);
    expect(screen.getByText('Página 3 de 3')).toBeVisible();
    expect(router.state.location.search).toEqual({ page: 3 });
    expect(api.callsTo('GET /pedidos').at(-1)?.query.get('offset')).toBe('20');
  });

  it("marks each status with its colour at the row's edge [P2.23]", async () => {
    const pedidos = ESTADOS_PEDIDO.map((estado_pedido, place) => pedido(place + 1, { estado_pedido }));
    fakeApi({ 'GET /pedidos': () => pedidosPage(pedidos) });
    renderApp('/panel-pedidos');
    await rowOf(5);
    const colours = [...document.querySelectorAll<HTMLElement>('[data-edge]')].map(
      ({ style }) => style.background,
    );
    expect(colours).toEqual([
      'rgb(214, 169, 0)',
      'rgb(111, 148, 89)',
      'rgb(42, 106, 41)',
      'rgb(0, 255, 81)',
      'rgb(199, 0, 57)',
    ]);
    // The only page is first and last.
    expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveProperty('disabled', true);
  });

  it('filters by status from the first page, in the URL [P2.18 P4.3]', async () => {
    const api = fakeApi({
      'GET /pedidos': () => pedidosPage([pedido(1)], 30),
      'GET /pedidos/:estado': () => pedidosPage([pedido(2, { estado_pedido: 'enviado' })]),
    });
    const { href } = renderApp('/panel-pedidos?page=2');
    await rowOf(1);
    await userEvent.click(screen.getByRole('combobox', { name: 'Estado' }));
    const options = screen.getAllByRole('option').map((option) => option.textContent);
    expect(options).toEqual([
      'Todos los pedidos',
      'ESPERANDO APROBACION',
      'APROBADO',
      'ENVIADO',
      'RECIBIDO',
      'CANCELADO',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'ENVIADO' }));
    await rowOf(2);
    expect(href()).toBe('/panel-pedidos?estado=enviado');
    expect(api.callsTo('GET /pedidos/:estado')[0]?.param).toBe('enviado');
    expect(api.callsTo('GET /pedidos/:estado')[0]?.query.get('offset')).toBe('0');
  });

  it('finds by number, customer, shop and days, in the URL, and shows the total amount', async () => {
    const api = fakeApi({
      'GET /pedidos': () => pedidosPage([pedido(1), pedido(2)], 1500),
      'GET /pedidos/:estado': () => pedidosPage([pedido(2, { estado_pedido: 'enviado' })]),
    });
    const { href } = renderApp('/panel-pedidos?page=2');
    await rowOf(1);
    expect(screen.getByText('1.500 pedidos, $ 108.643,00 en total sin los cancelados')).toBeVisible();
    const last = () => Object.fromEntries(api.callsTo('GET /pedidos').at(-1)?.query ?? []);
    await userEvent.type(screen.getByLabelText('Buscar pedido'), '20-30111222-9{Enter}');
    await waitFor(() => expect(last()).toEqual({ texto: '20301112229', limit: '10', offset: '0' }));
    fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-11-20' } });
    await waitFor(() => expect(last()).toMatchObject({ desde: '2026-11-01', hasta: '2026-11-20' }));
    expect(href()).toBe('/panel-pedidos?texto=20-30111222-9&desde=2026-11-01&hasta=2026-11-20');
    await userEvent.click(screen.getByRole('combobox', { name: 'Estado' }));
    await userEvent.click(screen.getByRole('option', { name: 'ENVIADO' }));
    await screen.findByText('1 pedido, $ 54.321,50 en total');
    expect(Object.fromEntries(api.callsTo('GET /pedidos/:estado')[0]?.query ?? [])).toMatchObject({
      texto: '20301112229',
      desde: '2026-11-01',
    });
  });

  it('filters and orders in a dialog, in the URL, with chips that can be removed', async () => {
    const api = fakeApi({
      'GET /pedidos': () => ({ ...pedidosPage([pedido(1)], 10_000), parcial: true }),
      'GET /pedidos/:estado': () => pedidosPage([pedido(1)]),
      'GET /usuarios/search': () => ({ usuarios: [usuario(2)], total: 1 }),
      'GET /usuarios/:id': () => usuario(2),
    });
    const { href } = renderApp('/panel-pedidos?page=2');
    await rowOf(1);
    expect(screen.getByText(/^Más de 10\.000 pedidos; los primeros, \$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar y ordenar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtrar y ordenar' }));
    const last = () => Object.fromEntries(api.callsTo('GET /pedidos').at(-1)?.query ?? []);
    await userEvent.click(dialog.getByLabelText('Enviado'));
    await userEvent.click(dialog.getByLabelText('Aprobado'));
    await waitFor(() => expect(last()).toEqual({ estados: 'aprobado,enviado', limit: '10', offset: '0' }));
    await userEvent.type(dialog.getByLabelText('De un cliente'), 'bruno');
    await userEvent.click(await screen.findByRole('option', { name: /Bruno/ }));
    await userEvent.type(dialog.getByLabelText('Total desde'), '1000,5{Enter}');
    await userEvent.type(dialog.getByLabelText('Total hasta'), '1e6{Tab}');
    expect(dialog.getByText(/^Un número con hasta 2 decimales/)).toBeVisible();
    await userEvent.click(dialog.getByLabelText('Aprobados sin remito impreso'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Orden' }));
    await userEvent.click(screen.getByRole('option', { name: 'Mayor total primero' }));
    await waitFor(() =>
      expect(last()).toMatchObject({
        ...{ estados: 'aprobado,enviado', cliente_id: id(2), importe_desde: '1000.5' },
        ...{ sin_imprimir: 'si', orden: 'mayor_importe' },
      }),
    );
    expect(last()).not.toHaveProperty('importe_hasta');
    await userEvent.click(dialog.getByRole('button', { name: 'Ver los pedidos' }));
    const set = within(await screen.findByRole('list', { name: 'Filtros puestos' }));
    expect(set.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Aprobado, Enviado', expect.stringContaining('Bruno'), expect.stringMatching(/^Desde \$/)],
      ...['Sin remito impreso', 'Mayor total primero'],
    ]);
    for (const button of set.getAllByRole('button')) await userEvent.click(button);
    await waitFor(() => expect(href()).toBe('/panel-pedidos'));
  });

  it("opens with the URL's filters, and ignores invalid ones", async () => {
    const api = fakeApi({ 'GET /pedidos': () => pedidosPage([pedido(1)]) });
    const asked = 'estado=enviado,nada&importe_desde=-3&cliente_id=7&orden=menor_importe&sin_imprimir=si';
    renderApp(`/panel-pedidos?${asked}`);
    await rowOf(1);
    expect(Object.fromEntries(api.callsTo('GET /pedidos')[0]?.query ?? [])).toEqual({
      ...{ orden: 'menor_importe', sin_imprimir: 'si', limit: '10', offset: '0' },
    });
    expect(screen.getByRole('button', { name: 'Filtrar y ordenar (2)' })).toBeVisible();
  });

  it('resets the filters of an empty search', async () => {
    fakeApi({ 'GET /pedidos': ({ query }) => pedidosPage(query.get('texto') ? [] : [pedido(1)]) });
    const { href } = renderApp(
      '/panel-pedidos?texto=nadie&hasta=2020-01-01&orden=mas_antiguos&sin_imprimir=si',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Ver todos los pedidos' }));
    await rowOf(1);
    expect(href()).toBe('/panel-pedidos');
    expect(screen.getByLabelText('Buscar pedido')).toHaveValue('');
  });

  it('returns from an order to the same filter and page', async () => {
    fakeApi({
      'GET /pedidos/:estado': () => pedidosPage([pedido(2)], 30),
      'GET /detalles-pedidos/pedido/:id': () => [],
    });
    const { href } = renderApp('/panel-pedidos?estado=aprobado&page=3');
    await userEvent.click((await rowOf(2)).getByRole('link', { name: 'Detalles: pedido 2' }));
    await screen.findByText('No se encontraron detalles para este pedido.');
    expect(href()).toBe(`/pedido/${id(2)}`);
    await userEvent.click(screen.getByRole('link', { name: 'Volver' }));
    await rowOf(2);
    expect(href()).toBe('/panel-pedidos?estado=aprobado&page=3');
  });

  it('goes to the last page from a later one, and ignores an invalid filter [P5.18]', async () => {
    fakeApi({ 'GET /pedidos': () => pedidosPage([], 11) });
    const { href } = renderApp('/panel-pedidos?estado=perdido&page=9');
    await screen.findByText('Página 2 de 2');
    await waitFor(() => expect(href()).toBe('/panel-pedidos?page=2'));
  });

  it('shows an empty state, and a failed request [P2.20 P8.2]', async () => {
    const api = fakeApi({ 'GET /pedidos': () => pedidosPage([]) });
    const { queryClient } = renderApp('/panel-pedidos');
    await screen.findByText('No se han encontrado pedidos');
    api.answer({
      'GET /pedidos': () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'),
    });
    await queryClient.resetQueries();
    await screen.findByText('Error al obtener los pedidos.');
    expect(screen.getByText('No se han encontrado pedidos')).toBeVisible();
    api.answer({ 'GET /pedidos': () => pedidosPage([pedido(1)]) });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await rowOf(1);
  });

  it('shows no pager skeleton below a failed page', async () => {
    const api = fakeApi({ 'GET /pedidos': () => pedidosPage([pedido(1)], 21) });
    renderApp('/panel-pedidos');
    await screen.findByText('Página 1 de 3');
    api.answer({
      'GET /pedidos': () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    await screen.findByText('Error al obtener los pedidos.');
    expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull();
  });

  it('shows five dots while loading [P2.19]', async () => {
    fakeApi({ 'GET /pedidos': () => new Promise(() => {}) });
    renderApp('/panel-pedidos');
    const dots = await screen.findByRole('status', { name: 'Cargando pedidos' });
    expect(dots.querySelectorAll('i')).toHaveLength(5);
  });
});

const at = (pedido_id: string, n: number, nombre: string) => ({
  pedido_id,
  usuario: { usuario_id: id(n), nombre, apellido: 'Gómez' },
});

it('the orders list shows which other users edit an order, until they leave', async () => {
  let presencias = [at(id(1), 7, 'Ana'), at(id(1), 8, 'Lía'), at(id(2), 7, 'Ana'), at(id(3), 1, 'Yo')];
  fakeApi({
    'GET /pedidos': () => pedidosPage([pedido(1), pedido(2), pedido(3)]),
    'GET /presencias': () => presencias,
  });
  const { live } = renderApp('/panel-pedidos');
  expect(await screen.findByText('Ana Gómez y Lía Gómez están editando')).toBeVisible();
  expect(screen.getByText('AG, LG')).toBeVisible();
  const words = screen.getByText('Ana Gómez está editando');
  // Inside the line with the order's number: a line of its own would make the row higher.
  expect(words.closest('p, span.MuiTypography-root')).toHaveTextContent(/n\.º 2 /);
  expect(screen.getByTitle('Ana Gómez está editando')).toContainElement(words);
  const row = words.closest('tr') as HTMLElement;
  expect(within(row).getByText(/n\.º 2 /)).toBeVisible();
  // Not the user themselves.
  expect(screen.getAllByText(/editando$/)).toHaveLength(2);
  presencias = [];
  act(() => live.handlers?.presenciasCambiadas?.({ pedido_id: id(1) }));
  await vi.waitFor(() => expect(screen.queryByText(/editando$/)).toBeNull());
});
