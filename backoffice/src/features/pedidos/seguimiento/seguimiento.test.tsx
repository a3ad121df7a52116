import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Nota, PedidoDelPanel, SeguimientoBody } from 'api-client/backoffice';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/api-fake.ts';
import { id, linea, pedido, pedidosPage } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';
import { inverseOf } from './seguimiento-dialog.tsx';

tidyUp();
const ANA = { usuario_id: id(5), nombre: 'Ana', apellido: 'Gómez' };

it('shows assignee, tags and notes of an order, and saves each change at once', async () => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
  let order: PedidoDelPanel = { ...pedido(1), asignado: null, etiquetas: ['Frágil'], notas: 0 };
  const notas: Nota[] = [];
  const api = fakeApi({
    'GET /detalles-pedidos/pedido/:id': () => [linea(1, order)],
    'GET /pedidos/seguimiento': () => ({ personal: [ANA], etiquetas: ['Frágil', 'Retira'] }),
    'GET /pedidos/:id/notas': () => notas,
    'PATCH /pedidos/seguimiento': ({ body }) => {
      const { asignado_a, etiquetas_nuevas = [], etiquetas_quitadas = [] } = body as SeguimientoBody;
      const asignado = asignado_a === undefined ? (order.asignado ?? null) : asignado_a && ANA;
      const kept = (order.etiquetas ?? []).filter((one) => !etiquetas_quitadas.includes(one));
      order = { ...order, asignado: asignado || null, etiquetas: [...kept, ...etiquetas_nuevas] };
      return { pedidos: [order] };
    },
    'POST /pedidos/:id/notas': ({ body }) => {
      const nota = {
        nota_id: id(9),
        ...(body as { texto: string }),
        fecha: order.fecha_pedido,
        usuario: ANA,
      };
      notas.push(nota);
      order = { ...order, notas: 1 };
      return nota;
    },
  });
  renderApp(`/pedido/${id(1)}`);
  const open = async () => {
    const name = 'Responsable, etiquetas y notas';
    await userEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: 'Pedido N.º 1, para la casa' }));
  };
  let dialog = await open();
  await userEvent.click(dialog.getByRole('combobox', { name: 'A cargo de' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ana Gómez' }));
  await waitFor(() =>
    expect(api.callsTo('PATCH /pedidos/seguimiento')[0]?.body).toEqual({
      pedido_ids: [id(1)],
      asignado_a: id(5),
    }),
  );
  await userEvent.type(dialog.getByRole('combobox', { name: 'Etiquetas' }), 'Retira{Enter}');
  await waitFor(() =>
    expect(api.callsTo('PATCH /pedidos/seguimiento')[1]?.body).toEqual({
      pedido_ids: [id(1)],
      etiquetas_nuevas: ['Retira'],
      etiquetas_quitadas: [],
    }),
  );
  await userEvent.type(dialog.getByLabelText('Nota nueva'), 'Llamar antes');
  // A draft survives closing the dialog.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await open();
  expect(dialog.getByLabelText('Nota nueva')).toHaveValue('Llamar antes');
  await userEvent.click(dialog.getByRole('button', { name: 'Agregar nota' }));
  expect(await dialog.findByText('Llamar antes', { ignore: 'textarea' })).toBeVisible();
  expect(dialog.getByLabelText('Nota nueva')).toHaveValue('');
  await userEvent.click(dialog.getByRole('button', { name: 'Volver al pedido' }));
  expect(await screen.findByText('A cargo de Ana Gómez · Frágil, Retira · 1 nota')).toBeVisible();
  // The last change can be undone.
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('A cargo de Ana Gómez · Frágil · 1 nota')).toBeVisible();
  expect(api.callsTo('PATCH /pedidos/seguimiento').at(-1)?.body).toEqual({
    ...{ pedido_ids: [id(1)], etiquetas_nuevas: [], etiquetas_quitadas: ['Retira'] },
  });
});

it('returns an order to its former assignee, unless another user reassigned it', () => {
  const order: PedidoDelPanel = { ...pedido(1), asignado: ANA };
  expect(inverseOf(order, { asignado_a: null })).toEqual({ asignado_a: ANA.usuario_id, solo_de: null });
  expect(inverseOf({ ...order, asignado: null }, { asignado_a: id(7) })).toEqual({
    ...{ asignado_a: null, solo_de: id(7) },
  });
});

it('shows tags and notes in the list, and filters by them', async () => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
  const marked: PedidoDelPanel = { ...pedido(1), etiquetas: ['Frágil'], notas: 2 };
  const api = fakeApi({
    'GET /pedidos': () => pedidosPage([marked]),
    'GET /pedidos/seguimiento': () => ({ personal: [ANA], etiquetas: ['Frágil'] }),
  });
  renderApp(`/panel-pedidos?asignado_a=${id(5)}&etiqueta=Fr%C3%A1gil&con_nota=si`);
  expect(await screen.findByText('2 notas')).toBeVisible();
  expect(Object.fromEntries(api.callsTo('GET /pedidos')[0]?.query ?? [])).toMatchObject({
    ...{ asignado_a: id(5), etiqueta: 'Frágil', con_nota: 'si' },
  });
  const set = within(await screen.findByRole('list', { name: 'Filtros puestos' }));
  expect(await set.findByText('A cargo de Ana Gómez')).toBeVisible();
  expect(set.getByText('Etiqueta Frágil')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar y ordenar (3)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrar y ordenar' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'A cargo de' }));
  await userEvent.click(await screen.findByRole('option', { name: 'nadie' }));
  await userEvent.click(dialog.getByLabelText('Con notas de la casa'));
  await waitFor(() => {
    const last = Object.fromEntries(api.callsTo('GET /pedidos').at(-1)?.query ?? []);
    expect(last).toMatchObject({ asignado_a: 'nadie' });
    expect(last).not.toHaveProperty('con_nota');
  });
});
