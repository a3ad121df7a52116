import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../testing/api-fake.ts';
import { pedido, pedidosPage } from '../testing/data.ts';
import { renderApp, tidyUp } from '../testing/render-app.tsx';

tidyUp('admin');

const fails = () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.');
const persona = { usuario_id: '00000000-0000-4000-8000-000000000077', nombre: 'Eva', apellido: 'Paz' };

describe('the assignment of orders', () => {
  async function openDialog(handlers: Handlers) {
    const api = fakeApi({ 'GET /pedidos': () => pedidosPage([pedido(1), pedido(2)]), ...handlers });
    renderApp('/panel-pedidos');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Elegir toda la página' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Asignar' }));
    return { api, dialog: within(await screen.findByRole('alertdialog', { name: /^Asignar 2 pedidos/ })) };
  }
  const people = { personal: [persona], etiquetas: [] };

  it('is disabled while the staff failed to load, and lists them after a retry', async () => {
    const { api, dialog } = await openDialog({ 'GET /pedidos/seguimiento': fails });
    const retry = await dialog.findByRole('button', { name: 'Reintentar: A cargo de' });
    expect(dialog.getByRole('combobox', { name: 'A cargo de' })).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.getByText('No se pudo cargar')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Asignar pedidos' })).toBeDisabled();
    api.answer({ 'GET /pedidos/seguimiento': () => people });
    await userEvent.click(retry);
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'A cargo de' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(dialog.getByRole('combobox', { name: 'A cargo de' }));
    expect(await screen.findByRole('option', { name: 'Eva Paz' })).toBeVisible();
  });

  it('is disabled while the staff load', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof people>();
    const { dialog } = await openDialog({ 'GET /pedidos/seguimiento': () => promise });
    expect(dialog.getByText('Cargando…')).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'A cargo de' })).toHaveAttribute('aria-disabled', 'true');
    resolve(people);
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'A cargo de' })).not.toHaveAttribute('aria-disabled'),
    );
  });
});

it("disables a price change's filter that failed to load, with a retry", async () => {
  const api = fakeApi({ 'GET /marcas': fails, 'GET /precios/cambios': () => ({ cambios: [], total: 0 }) });
  renderApp('/panel-precios');
  const retry = await screen.findByRole('button', { name: 'Reintentar: Marca' }, { timeout: 20_000 });
  expect(screen.getByRole('combobox', { name: 'Marca' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText('Todas')).toBeNull();
  api.answer({ 'GET /marcas': () => ({ marcas: [], total: 0 }) });
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getAllByText('Todas')).toHaveLength(3));
});
