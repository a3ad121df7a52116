import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/api-fake.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

const EMPTY = {
  ...{ datos: true, aspecto: false, montos: false, textos: false, cobro: false },
  ...{ correo: false, catalogo: false, personal: false },
};

it('shows an admin of an empty shop the first steps', async () => {
  signInAs('admin');
  fakeApi({ 'GET /estado/primeros-pasos': () => EMPTY });
  renderApp('/panel-principal');
  expect(await screen.findByText('Tu tienda todavía no tiene productos.')).toBeVisible();
  expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Primeros pasos' })).toHaveAttribute(
    'href',
    '/primeros-pasos',
  );
});

it('shows which steps are done, and links to each', async () => {
  signInAs('admin');
  fakeApi({ 'GET /estado/primeros-pasos': () => EMPTY });
  renderApp('/primeros-pasos');
  await screen.findByText('Los datos de la tienda');
  const items = screen.getAllByRole('listitem');
  expect(items.filter((item) => item.textContent?.includes(': hecho'))).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Importar una planilla' })).toHaveAttribute(
    'href',
    '/panel-importaciones',
  );
  expect(screen.getByRole('link', { name: 'Fijar los montos' })).toHaveAttribute(
    'href',
    '/panel-ajustes#montos',
  );
  expect(screen.getByRole('link', { name: 'Invitar a sus empleados' })).toHaveAttribute(
    'href',
    '/panel-usuarios#invitar',
  );
});

it('is not requested for an employee', async () => {
  signInAs('empleado');
  const api = fakeApi({});
  renderApp('/panel-principal');
  expect(await screen.findByRole('heading', { name: 'Panel Principal' })).toBeVisible();
  expect(api.callsTo('GET /estado/primeros-pasos')).toHaveLength(0);
});
