import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PedidoDelPanel, Vista, VistaBody } from 'api-client/backoffice';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers } from '../../../testing/api-fake.ts';
import { id, pedido, pedidosPage } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';
import { ownColumnas } from './columnas.ts';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  ownColumnas.set(null);
});

const ORDER: PedidoDelPanel = {
  ...pedido(7),
  asignado: { usuario_id: id(5), nombre: 'Eva', apellido: 'Paz' },
  ...{ etiquetas: ['Frágil', 'Retira'], notas: 2, bultos: 3, remito: '0001-00000042' },
};
const OF_TEAM: Vista = {
  ...{ vista_id: id(41), nombre: 'Depósito', de_equipo: true, version: 3 },
  ...{ filtros: { sin_empacar: 'si' }, columnas: ['etiquetas', 'empaque'] },
  autor: { usuario_id: id(1), nombre: 'Ana', apellido: 'Paz' },
};

/** Opens the list at desktop width, so that each column fits. */
async function openList(search = '', handlers: Handlers = {}) {
  signInAs('empleado');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') && !query.includes('max-width'),
    ...{ addEventListener: () => {}, removeEventListener: () => {} },
    ...{ addListener: () => {}, removeListener: () => {} },
  }));
  const api = fakeApi({
    'GET /pedidos': () => pedidosPage([ORDER, pedido(8)], 30),
    'GET /vistas': () => ({ vistas: [OF_TEAM] }),
    ...handlers,
  });
  const app = renderApp(`/panel-pedidos${search}`);
  await screen.findByRole('link', { name: /n\.º 7/ });
  return { api, asked: () => app.router.state.location.search };
}

async function openMenu() {
  const button = await screen.findByRole('button', { name: 'Columnas' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  // All content is inside a landmark region.
  return within(within(screen.getByRole('region', { name: 'Columnas' })).getByRole('menu'));
}
const headers = () => screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent);
const rowOf = (text: RegExp) => screen.getByText(text).closest('tr')?.textContent;

it('shows date and total until other columns are chosen, also by keys, and stores the choice', async () => {
  await openList();
  expect(headers()).toEqual(['Elegir', 'Cliente', 'Fecha', 'Total', 'Estado', 'Acciones']);
  expect(rowOf(/n\.º 7/)).toContain('n.º 7 · Ana Pérez · EmpacadoFrágil, Retira · 2 notas');
  expect(rowOf(/n\.º 8/)).not.toContain('Empacado');
  const menu = await openMenu();
  const ticked = () =>
    menu.getAllByRole('menuitemcheckbox', { checked: true }).map((item) => item.textContent);
  expect(ticked()).toEqual(['Fecha', 'Total']);
  expect(menu.getByText('Columnas de siempre').closest('li')).toHaveAttribute('aria-disabled', 'true');
  // The menu stays open.
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
  await userEvent.click(menu.getByText('Bultos'));
  expect(ticked()).toEqual(['Total', 'A cargo de', 'Bultos']);
  expect(headers()).toEqual(['Elegir', 'Cliente', 'A cargo de', 'Bultos', 'Total', 'Estado', 'Acciones']);
  expect(rowOf(/n\.º 7/)).toMatch(/Ana PérezFrágil, Retira · 2 notas.*Eva Paz3 bultos/);
  expect(rowOf(/n\.º 8/)).toContain('——');
  expect(localStorage.getItem('columnas-de-pedidos')).toBe('["total","asignado","empaque"]');
  await userEvent.click(menu.getByText('Columnas de siempre'));
  await waitFor(() => expect(headers()).toContain('Fecha'));
  expect(localStorage.getItem('columnas-de-pedidos')).toBeNull();
});

it('requests the same spreadsheet and orders with any columns', async () => {
  const { api, asked } = await openList('?page=2&columnas=notas,nada,remito');
  expect(headers()).toEqual(['Elegir', 'Cliente', 'Notas', 'Impreso', 'Estado', 'Acciones']);
  expect(rowOf(/n\.º 7/)).toContain('2 notas0001-00000042');
  expect(api.callsTo('GET /pedidos')[0]?.query.toString()).toBe('limit=10&offset=10');
  // A choice in the URL changes there; the stored choice stays.
  await userEvent.click((await openMenu()).getByText('Notas'));
  await waitFor(() => expect(asked()).toEqual({ page: 2, columnas: 'remito' }));
  expect(localStorage.getItem('columnas-de-pedidos')).toBeNull();
  expect(api.callsTo('GET /pedidos')).toHaveLength(1);
});

it("shows a view's columns, marks a changed choice, and saves it to the view", async () => {
  ownColumnas.set(['total']);
  let kept = OF_TEAM;
  const { api, asked } = await openList(`?sin_empacar=si&columnas=etiquetas,empaque&vista=${id(41)}`, {
    'GET /vistas': () => ({ vistas: [kept] }),
    'PATCH /vistas/:id': ({ body }) => {
      kept = { ...kept, ...(body as VistaBody), version: 4 } as Vista;
      return kept;
    },
  });
  const view = (name: string) => screen.findByRole('button', { name });
  await view('Depósito');
  await userEvent.click((await openMenu()).getByText('Etiquetas'));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await view('Depósito (modificada)'));
  await userEvent.click(await screen.findByText('Guardar los cambios'));
  await view('Depósito');
  expect(api.callsTo('PATCH /vistas/:id')[0]?.body).toMatchObject({
    filtros: { sin_empacar: 'si' },
    columnas: ['empaque'],
  });
  await userEvent.click(await view('Depósito'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Todos los pedidos' }));
  await waitFor(() => expect(asked()).toEqual({}));
  expect(headers()).toEqual(['Elegir', 'Cliente', 'Total', 'Estado', 'Acciones']);
});

it("stores the user's columns in a new view", async () => {
  ownColumnas.set(['total', 'remito']);
  const made = { ...OF_TEAM, vista_id: id(44), nombre: 'Mía', filtros: {}, columnas: ['total', 'remito'] };
  const { api, asked } = await openList('', {
    'POST /vistas': () => made,
    'GET /vistas': () => ({ vistas: [made] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Vistas' }));
  await userEvent.click(await screen.findByText('Guardar como vista nueva'));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nombre de la vista/ }), 'Mía{Enter}');
  await screen.findByRole('button', { name: 'Mía' });
  expect(api.callsTo('POST /vistas')[0]?.body).toMatchObject({ columnas: ['total', 'remito'] });
  expect(asked()).toEqual({ vista: id(44), columnas: 'total,remito' });
});
