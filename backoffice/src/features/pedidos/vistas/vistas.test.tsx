import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PedidoDelPanel, Vista, VistaBody } from 'api-client/backoffice';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, Refusal, refuse } from '../../../testing/api-fake.ts';
import { id, pedido, pedidosPage } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';
import { ownColumnas } from '../columnas/columnas.ts';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  ownColumnas.set(null);
});

/** The user of `signInAs`. */
const OWN = { usuario_id: id(1), nombre: 'Ana', apellido: 'Paz' };
const OTHER = { usuario_id: id(9), nombre: 'Beto', apellido: 'Ruiz' };
const vista = (n: number, nombre: string, more: Partial<Vista> = {}): Vista => ({
  vista_id: id(n),
  nombre,
  de_equipo: false,
  filtros: {},
  columnas: null,
  autor: OWN,
  version: 3,
  ...more,
});
const URGENT = vista(41, 'Urgentes', {
  filtros: { estados: 'aprobado', sin_imprimir: 'si', orden: 'mas_antiguos' },
});
const OF_TEAM = vista(42, 'De mañana', { de_equipo: true, autor: OTHER, filtros: { texto: '123' } });

async function openList(search = '', handlers: Handlers = {}, role: 'admin' | 'empleado' = 'empleado') {
  signInAs(role);
  const api = fakeApi({
    'GET /pedidos': () => pedidosPage([pedido(7)], 30),
    'GET /pedidos/:estado': () => pedidosPage([pedido(7)], 30),
    'GET /vistas': () => ({ vistas: [OF_TEAM, URGENT] }),
    ...handlers,
  });
  const app = renderApp(`/panel-pedidos${search}`);
  await screen.findByRole('link', { name: /n\.º 7/ });
  const button = (name: RegExp | string = /^Vistas$/) => screen.findByRole('button', { name });
  const open = async (name?: RegExp | string) => {
    await userEvent.click(await button(name));
    return within(await screen.findByRole('menu'));
  };
  const currentSearch = () => app.router.state.location.search;
  return { api, button, open, asked: currentSearch };
}
const namesOf = (menu: ReturnType<typeof within>) =>
  [...menu.queryAllByRole('menuitem'), ...menu.queryAllByRole('menuitemradio')].map(
    (item) => item.textContent,
  );

it("opens views, the user's own first, and switches without the former view's filters", async () => {
  const { api, open, asked, button } = await openList();
  expect(api.callsTo('GET /vistas')).toEqual([]);
  let menu = await open();
  await menu.findByText('Urgentes');
  expect(menu.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
    'Urgentes',
    'De mañanaDel equipo, de Beto Ruiz',
  ]);
  await userEvent.click(menu.getByText('Urgentes'));
  await button('Urgentes');
  expect(asked()).toEqual({ estado: 'aprobado', sin_imprimir: 'si', orden: 'mas_antiguos', vista: id(41) });
  menu = await open('Urgentes');
  expect(menu.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Urgentes');
  await userEvent.click(menu.getByText('De mañana'));
  await button('De mañana');
  expect(asked()).toEqual({ texto: '123', vista: id(42) });
  await userEvent.click((await open('De mañana')).getByText('Todos los pedidos'));
  await button('Vistas');
  expect(asked()).toEqual({});
});

it('marks a changed list, resets it, or saves it with the version that was seen', async () => {
  let kept = URGENT;
  const { api, open, button, asked } = await openList(`?estado=enviado&sin_imprimir=si&vista=${id(41)}`, {
    'GET /vistas': () => ({ vistas: [kept] }),
    'PATCH /vistas/:id': ({ body }) => {
      kept = { ...kept, ...(body as VistaBody), version: 4 } as Vista;
      return kept;
    },
  });
  await userEvent.click((await open('Urgentes (modificada)')).getByText('Volver a la vista'));
  await button('Urgentes');
  expect(asked()).toMatchObject({ estado: 'aprobado', orden: 'mas_antiguos' });
  expect(namesOf(await open('Urgentes'))).not.toContain('Guardar los cambios');
  await userEvent.keyboard('{Escape}');
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar: Más antiguos primero' }));
  await userEvent.click((await open('Urgentes (modificada)')).getByText('Guardar los cambios'));
  await button('Urgentes');
  const [call] = api.callsTo('PATCH /vistas/:id');
  expect(call?.body).toEqual({
    nombre: 'Urgentes',
    de_equipo: false,
    filtros: { estados: 'aprobado', sin_imprimir: 'si' },
    columnas: null,
  });
  expect(call?.headers.get('if-match')).toBe('"3"');
});

it('saves a new view under a name, and shows a refusal at the name field', async () => {
  const { api, open, button, asked } = await openList('?asignado_a=nadie', {
    'POST /vistas': ({ body }) => {
      const { nombre } = body as VistaBody;
      if (nombre === 'Urgentes') {
        throw new Refusal(409, 'NOMBRE_EN_USO', 'Ya hay una vista con este nombre.', [
          { field: 'nombre', message: 'Ya hay una vista con este nombre.' },
        ]);
      }
      return { ...URGENT, ...(body as VistaBody), vista_id: id(43) } as Vista;
    },
    'GET /vistas': () => ({
      vistas: [URGENT, vista(43, 'De nadie', { de_equipo: true, filtros: { asignado_a: 'nadie' } })],
    }),
  });
  await userEvent.click((await open()).getByText('Guardar como vista nueva'));
  const name = await screen.findByRole('textbox', { name: /^Nombre de la vista/ });
  expect(name).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('El nombre es obligatorio.')).toBeVisible();
  await userEvent.keyboard('Urgentes{Enter}');
  expect(await screen.findByText('Ya hay una vista con este nombre.')).toBeVisible();
  expect(name).toHaveValue('Urgentes');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Para todo el equipo' }));
  await userEvent.clear(name);
  await userEvent.type(name, 'De nadie{Enter}');
  await button('De nadie');
  expect(asked()).toMatchObject({ asignado_a: 'nadie', vista: id(43) });
  expect(api.callsTo('POST /vistas').at(-1)?.body).toEqual({
    nombre: 'De nadie',
    de_equipo: true,
    filtros: { asignado_a: 'nadie' },
    columnas: null,
  });
});

it("offers to change or delete the user's own views, and the team's to an admin", async () => {
  const changes = ['Nombre y para quién', 'Eliminar la vista'];
  const employee = await openList(`?texto="123"&vista=${id(42)}`);
  const menu = await employee.open('De mañana');
  for (const label of changes) expect(namesOf(menu)).not.toContain(label);
});

it('renames a view without changing its filters, and deletes it after a question', async () => {
  let vistas = [OF_TEAM];
  const { api, open, button } = await openList(
    `?estado=enviado&vista=${id(42)}`,
    {
      'GET /vistas': () => ({ vistas }),
      'PATCH /vistas/:id': ({ body }) => {
        vistas = [{ ...OF_TEAM, ...(body as VistaBody) } as Vista];
        return vistas[0] as Vista;
      },
      'DELETE /vistas/:id': () => {
        vistas = [];
        return { mensaje: 'La vista fue eliminada.' };
      },
    },
    'admin',
  );
  await userEvent.click((await open('De mañana (modificada)')).getByText('Nombre y para quién'));
  const name = await screen.findByRole('textbox', { name: /^Nombre de la vista/ });
  // Another user's view stays the team's.
  expect(screen.queryByRole('checkbox', { name: 'Para todo el equipo' })).toBeNull();
  await userEvent.clear(name);
  await userEvent.type(name, 'De la mañana{Enter}');
  await button('De la mañana (modificada)');
  expect(api.callsTo('PATCH /vistas/:id')[0]?.body).toMatchObject({
    de_equipo: true,
    filtros: { texto: '123' },
  });
  await userEvent.click((await open('De la mañana (modificada)')).getByText('Eliminar la vista'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Todo el equipo deja de tenerla. Los pedidos quedan como están.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Sí, confirmar' }));
  await button('Vistas');
  expect(await screen.findByText('La vista fue eliminada.')).toBeVisible();
});

it('shows a failed request, with a retry', async () => {
  let down = true;
  const { open } = await openList('', {
    'GET /vistas': () =>
      down ? refuse(400, 'DATOS_INVALIDOS', 'No hay vistas por ahora.') : { vistas: [URGENT] },
  });
  const menu = await open();
  await menu.findByText('No hay vistas por ahora.');
  down = false;
  await userEvent.click(menu.getByText('Reintentar'));
  await waitFor(() => expect(menu.getByText('Urgentes')).toBeVisible());
});

const ORDER: PedidoDelPanel = {
  ...pedido(7),
  asignado: { usuario_id: id(5), nombre: 'Eva', apellido: 'Paz' },
  ...{ etiquetas: ['Frágil', 'Retira'], notas: 2, bultos: 3, remito: '0001-00000042' },
};
const WAREHOUSE = vista(41, 'Depósito', {
  de_equipo: true,
  filtros: { sin_empacar: 'si' },
  columnas: ['etiquetas', 'empaque'],
});

/** Opens the list at desktop width, so that each column fits. */
async function openWide(search = '', handlers: Handlers = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') && !query.includes('max-width'),
    ...{ addEventListener: () => {}, removeEventListener: () => {} },
    ...{ addListener: () => {}, removeListener: () => {} },
  }));
  return openList(search, {
    'GET /pedidos': () => pedidosPage([ORDER, pedido(8)], 30),
    'GET /vistas': () => ({ vistas: [WAREHOUSE] }),
    ...handlers,
  });
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
  await openWide();
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
  const { api, asked } = await openWide('?page=2&columnas=notas,nada,remito');
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
  let kept = WAREHOUSE;
  const { api, asked } = await openWide(`?sin_empacar=si&columnas=etiquetas,empaque&vista=${id(41)}`, {
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
  const made = { ...WAREHOUSE, vista_id: id(44), nombre: 'Mía', filtros: {}, columnas: ['total', 'remito'] };
  const { api, asked } = await openWide('', {
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
