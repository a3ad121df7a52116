import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Zona } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/api-fake.ts';
import { id, pedido, pedidosPage } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

const NORTH: Zona = {
  ...{ zona_id: id(1), nombre: 'Norte', localidades: ['Pergamino'], codigos_postales: ['2700-2709'] },
  ...{ dias: ['jueves'], recibe_pedidos: true, version: 3 },
};
const list = (...zonas: Zona[]) => ({ zonas });
const field = (name: RegExp) => screen.findByRole('textbox', { name });

it('shows zones, and creates one from comma-separated places', async () => {
  signInAs('admin');
  const api = fakeApi({
    'GET /zonas': () => list({ ...NORTH, recibe_pedidos: false }),
    'POST /zonas': () => NORTH,
  });
  const { href } = renderApp('/panel-zonas');
  const row = within(await screen.findByRole('row', { name: /Norte/ }));
  for (const text of ['Pergamino, 2700-2709', 'Jueves', 'No se toman pedidos']) {
    expect(row.getByText(text)).toBeVisible();
  }
  await userEvent.click(screen.getByRole('link', { name: 'Agregar zona' }));
  await userEvent.type(await field(/^Nombre/), 'Sur');
  await userEvent.type(await field(/^Localidades/), 'Junín , Rojas');
  await userEvent.type(await field(/^Códigos postales/), '600');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findAllByText(/^Cada código postal lleva cuatro números/))[0]).toBeVisible();
  await userEvent.type(await field(/^Códigos postales/), '0, 6001 - 6009');
  await userEvent.click(screen.getByRole('combobox', { name: /^Días de reparto/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Lunes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Zona creada con éxito')).toBeVisible();
  expect(api.callsTo('POST /zonas').map(({ body }) => body)).toEqual([
    {
      ...{ nombre: 'Sur', localidades: ['Junín', 'Rojas'], codigos_postales: ['6000', '6001-6009'] },
      ...{ dias: ['lunes'], recibe_pedidos: true },
    },
  ]);
  await waitFor(() => expect(href()).toBe('/panel-zonas'));
});

it('saves an edit with the version that was seen, shows a taken place, and asks before deleting', async () => {
  signInAs('admin');
  let zonas = [NORTH];
  const message = '«Rojas» ya está en la zona Sur.';
  const api = fakeApi({
    'GET /zonas': () => list(...zonas),
    'PATCH /zonas/:id': () =>
      refuse(409, 'ZONA_EN_USO', 'Otra zona ya tiene ese lugar.', [{ field: 'localidades', message }]),
    'DELETE /zonas/:id': () => {
      zonas = [];
      return { mensaje: 'Zona eliminada con éxito' };
    },
  });
  renderApp('/panel-zonas');
  await userEvent.click(await screen.findByRole('link', { name: 'Editar: Norte' }));
  await userEvent.type(await field(/^Localidades/), ', Rojas');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findAllByText(message))[0]).toBeVisible();
  expect(api.callsTo('PATCH /zonas/:id')[0]?.headers.get('if-match')).toBe('"3"');
  await userEvent.clear(await field(/^Localidades/));
  await userEvent.type(await field(/^Localidades/), 'Pergamino');
  await userEvent.click(screen.getByRole('link', { name: /^Volver/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar: Norte' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, eliminar' }));
  expect(await screen.findByText('Todavía no hay zonas')).toBeVisible();
});

it('adds and removes holidays at once, and suggests national ones for confirmation', async () => {
  signInAs('admin');
  const holiday = { fecha: '2099-12-25', nombre: 'Navidad' };
  const api = fakeApi({
    'GET /feriados': () => ({ feriados: [holiday] }),
    'PATCH /feriados': () => ({ feriados: [holiday] }),
  });
  renderApp('/panel-zonas');
  expect(await screen.findByText('viernes 25 de diciembre de 2099')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar feriado' }));
  expect(await screen.findByText('La fecha no es válida.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Fecha'), { target: { value: '2099-11-02' } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Día del pueblo');
  await userEvent.click(screen.getByRole('button', { name: 'Agregar feriado' }));
  await waitFor(() => expect(api.callsTo('PATCH /feriados')).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: /^Quitar: Navidad/ }));
  await waitFor(() => expect(api.callsTo('PATCH /feriados')).toHaveLength(2));
  const next = new Date().getFullYear() + 1;
  await userEvent.click(await screen.findByRole('button', { name: `Feriados nacionales de ${next}` }));
  expect(await screen.findByText(/9 de julio: Día de la Independencia/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar estos feriados' }));
  await waitFor(() => expect(api.callsTo('PATCH /feriados')).toHaveLength(3));
  const bodies = api.callsTo('PATCH /feriados').map(({ body }) => body);
  expect(bodies.slice(0, 2)).toEqual([
    { agregados: [{ fecha: '2099-11-02', nombre: 'Día del pueblo' }], quitados: [] },
    { agregados: [], quitados: ['2099-12-25'] },
  ]);
  expect((bodies[2] as { agregados: unknown[] }).agregados).toHaveLength(16);
});

it('filters orders by zone, or by no zone', async () => {
  signInAs('empleado');
  const api = fakeApi({ 'GET /zonas': () => list(NORTH), 'GET /pedidos': () => pedidosPage([pedido(7)]) });
  const { href } = renderApp('/panel-pedidos?zona=ninguna');
  expect(await screen.findByRole('button', { name: 'Quitar: Sin zona' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Filtrar y ordenar/ }));
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Zona de reparto' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Norte' }));
  await waitFor(() => expect(href()).toContain(`zona=${NORTH.zona_id}`));
  await waitFor(() => expect(api.callsTo('GET /pedidos').at(-1)?.query.get('zona')).toBe(NORTH.zona_id));
});

it('is only for admins: an employee finds no such page', async () => {
  signInAs('empleado');
  fakeApi({});
  renderApp('/panel-zonas');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Feriados')).toBeNull();
});
