import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { lockSession } from '../../shared/session/access.ts';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { id } from '../../testing/data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');

const DIAS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
const figures: Handlers = {
  'GET /pedidos/ganancia-dia': ({ query }) => ({
    labels: DIAS,
    data: query.get('periodo') === 'anterior' ? [50, 0, 0, 0, 0, 0, 0] : [60.1, 40.2, 0, 0, 0, 0, 0],
  }),
  'GET /pedidos/ganancia-mes': ({ query }) =>
    (query.get('periodo') === 'anterior' ? [1, 2, 3, 4, 5] : [500, 0, 0, 0]).map((ganancia, n) => ({
      semana: `Semana ${n + 1}`,
      ganancia,
    })),
  'GET /pedidos/productos-vendidos/:range': ({ query, param }) => ({
    total: query.get('periodo') === 'anterior' ? 20 : param === 'week' ? 10 : 77,
  }),
  'GET /detalles-pedidos/total-productos-vendidos/:range': () => ({
    categoria: ['Semillas', 'Frutos secos'],
    cantidad: [7, 3],
  }),
  'GET /detalles-pedidos/productos-mas-vendidos/:range': () => [
    { categoria: 'Frutos secos', ganancia: 75.3 },
    { categoria: 'Semillas', ganancia: 25 },
  ],
};
/** Returns a card's text once it has loaded. Waits by text: a search by role is slow on this page. */
const card = async (name: string, figure: string | RegExp) => {
  const found = await screen.findByText(figure, { selector: 'p' });
  expect(within(found.closest('section') as HTMLElement).getByRole('heading').textContent).toBe(name);
  return found.closest('section')?.textContent?.replaceAll('\u00a0', ' ');
};

describe('the dashboard', () => {
  it('shows the week’s earnings and products compared with the week before [P2.12 P2.13]', async () => {
    fakeApi(figures);
    renderApp('/panel-principal');
    expect(await card('Total Ganancias', /100,30/)).toMatch(/\$ 100,30101 % más que la semana anterior$/);
    expect(await card('Total Productos', '10')).toMatch(
      /^Total Productos1050 % menos que la semana anterior$/,
    );
  });

  it('shows the best categories with earnings and share [P2.15 P3.10]', async () => {
    fakeApi(figures);
    renderApp('/panel-principal');
    const top = within(await screen.findByRole('region', { name: 'Top categorías en ventas' }));
    await top.findByText('Frutos secos');
    await waitFor(() =>
      expect(top.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00a0', ' '))).toEqual(
        [
          expect.stringMatching(/^Frutos secos\$ 75.*75 % de las ganancias$/),
          expect.stringMatching(/^Semillas\$ 25.*25 % de las ganancias$/),
        ],
      ),
    );
  });

  it('explains why the categories sum to more than the total', async () => {
    fakeApi({
      ...figures,
      'GET /detalles-pedidos/total-productos-vendidos/:range': () => ({
        categoria: ['Semillas', 'Sin TACC'],
        cantidad: [7, 5],
      }),
    });
    renderApp('/panel-principal');
    await screen.findByRole('rowheader', { name: 'Sin TACC' });
    const chart = screen.getByRole('figure', { name: 'Cantidad por categoría' });
    const note = document.getElementById(chart.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Un producto de varias categorías cuenta en cada una.');
  });

  it('switches to the month by tab, in the URL [P2.12 P9.10]', async () => {
    const api = fakeApi(figures);
    const { href } = renderApp('/panel-principal');
    await userEvent.click(await screen.findByRole('tab', { name: 'Mes Actual' }));
    expect(await card('Total Productos', '77')).toMatch(/que el mes anterior$/);
    expect(href()).toBe('/panel-principal?periodo=mes');
    expect(await card('Total Ganancias', /500/)).toMatch(/\$ 500/);
    expect(api.callsTo('GET /pedidos/ganancia-mes')).toHaveLength(2);
    await userEvent.click(screen.getByRole('tab', { name: 'Semana Actual' }));
    await waitFor(() => expect(href()).toBe('/panel-principal'));
  });

  it.each([
    ['/panel-principal', 'No hay productos vendidos en esta semana'],
    ['/panel-principal?periodo=mes', 'No hay productos vendidos en este mes'],
  ])('%s without sales: %s [P2.16]', async (path, text) => {
    fakeApi({
      'GET /pedidos/ganancia-dia': () => ({ labels: DIAS, data: DIAS.map(() => 0) }),
      'GET /pedidos/ganancia-mes': () => [{ semana: 'Semana 1', ganancia: 0 }],
      'GET /pedidos/productos-vendidos/:range': () => ({ total: 0 }),
      'GET /detalles-pedidos/total-productos-vendidos/:range': () => ({ categoria: [], cantidad: [] }),
      'GET /detalles-pedidos/productos-mas-vendidos/:range': () => [],
    });
    renderApp(path);
    await screen.findByText(text);
    expect(screen.queryByRole('region', { name: 'Top categorías en ventas' })).toBeNull();
  });

  it('shows a failed request, and retries [P2.17 P8.8]', async () => {
    const api = fakeApi({
      ...figures,
      'GET /pedidos/productos-vendidos/:range': () =>
        refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'),
    });
    renderApp('/panel-principal');
    await screen.findByText('Error al cargar los datos');
    expect(screen.getByText('Ocurrió un error inesperado.')).toBeVisible();
    api.answer(figures);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await card('Total Productos', '10');
  });

  it('without a token shows that, and sends no request [P8.9]', async () => {
    const api = fakeApi({ ...figures, 'GET /pedidos/ganancia-dia': () => new Promise(() => {}) });
    renderApp('/panel-principal');
    await screen.findByText('Total Productos');
    act(lockSession);
    await screen.findByText('Token is missing');
    expect(screen.getByText('Error al cargar los datos')).toBeVisible();
    fireEvent.click(screen.getByText('Mes Actual'));
    await screen.findByText('Token is missing');
    expect(api.callsTo('GET /pedidos/ganancia-mes')).toHaveLength(0);
  });

  it('begins with pending tasks, their links and dates', async () => {
    fakeApi({
      ...figures,
      'GET /tablero/pedidos': () => ({
        por_aprobar: { cantidad: 1200, desde: '2026-11-18T14:05:00.000Z' },
        por_empacar: { cantidad: 3, desde: null },
        por_enviar: { cantidad: 1, desde: null },
      }),
      'GET /pedidos/:estado': () => ({ pedidos: [], total: 0, importe: 0 }),
    });
    const { href } = renderApp('/panel-principal');
    const waiting = within(await screen.findByRole('region', { name: 'Para hacer' }));
    await waiting.findByText('1.200');
    expect(waiting.getAllByRole('link').map((link) => link.textContent?.trim())).toEqual([
      expect.stringMatching(/^1\.200pedidos por aprobardesde .*11:05$/),
      '3pedidos por empacar',
      '1pedido por enviar',
      '0solicitudes de cuentaal día',
    ]);
    expect(waiting.getByRole('link', { name: /solicitudes de cuenta/ })).toHaveAttribute(
      'href',
      '/solicitudes',
    );
    expect(waiting.getByRole('link', { name: /por empacar/ })).toHaveAttribute(
      'href',
      '/panel-pedidos?sin_empacar=si',
    );
    await userEvent.click(waiting.getByText('pedidos por aprobar'));
    await waitFor(() => expect(href()).toBe('/panel-pedidos?estado=esperando_aprobacion'));
  });

  it('works without the tasks when their request fails', async () => {
    fakeApi({ ...figures, 'GET /tablero/solicitudes': () => refuse(500, 'ERROR_INTERNO', 'Falló.') });
    renderApp('/panel-principal');
    await card('Total Productos', '10');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Para hacer' })).toBeNull());
    expect(screen.queryByText('Falló.')).toBeNull();
  });

  it('updates when an order changes', async () => {
    const api = fakeApi(figures);
    const { live } = renderApp('/panel-principal');
    await card('Total Productos', '10');
    api.answer({ 'GET /pedidos/productos-vendidos/:range': () => ({ total: 11 }) });
    act(() => live.handlers?.pedidoCambiado?.({ pedido_id: id(1), estado_pedido: 'aprobado', version: 2 }));
    await card('Total Productos', '11');
  });
});
