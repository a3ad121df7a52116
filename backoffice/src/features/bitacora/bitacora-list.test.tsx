import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Entrada } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/api-fake.ts';
import { id } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';
import { ACCION_TEXTS, describeEntrada } from './entrada-texts.ts';

tidyUp();

const entrada = (n: number, changes: Partial<Entrada> = {}): Entrada => ({
  entrada_id: id(n),
  fecha: '2026-11-20T15:04:00.000Z',
  accion: 'usuario.alta',
  usuario: { usuario_id: id(100), nombre: 'Juan', apellido: 'Paz' },
  objeto: 'usuario',
  objeto_id: id(200),
  objeto_nombre: 'Dietética Sol',
  cambios: [],
  ip: '203.0.113.7',
  llamada: id(300),
  ...changes,
});
const page = (...entradas: Entrada[]) => ({ entradas, total: entradas.length });

const rowOf = async (sentence: string) => {
  const row = (await screen.findByText(sentence)).closest('tr');
  if (!row) throw new Error(`No row of ${sentence}`);
  return within(row);
};

it('shows an admin the author, the address and the previous values', async () => {
  signInAs('admin');
  const precio = entrada(2, {
    accion: 'producto.edicion',
    objeto: 'producto',
    objeto_nombre: 'Maní tostado',
    cambios: [
      { campo: 'precio', antes: '$ 100,00', despues: '$ 120,50' },
      { campo: 'precio_antes_oferta', antes: null, despues: '$ 100,00' },
    ],
  });
  fakeApi({ 'GET /bitacora': () => page(entrada(1), precio) });
  renderApp('/panel-bitacora');
  const approved = await rowOf('Juan Paz aprobó la cuenta de Dietética Sol');
  expect(screen.getByRole('heading', { name: 'Bitácora' })).toBeVisible();
  expect(approved.getByText('Desde 203.0.113.7')).toBeVisible();
  const edited = await rowOf('Juan Paz editó el producto Maní tostado');
  expect(edited.getByText(/^Precio:/).textContent).toBe('Precio: $ 100,00 → $ 120,50');
  expect(edited.getByText(/^Precio antes/).textContent).toBe('Precio antes de la oferta: $ 100,00');
});

it('requests the filters of the URL, from the first page', async () => {
  signInAs('admin');
  const api = fakeApi({ 'GET /bitacora': () => ({ ...page(entrada(1)), total: 40 }) });
  const { href } = renderApp('/panel-bitacora?page=3&accion=nada&objeto=pedido&desde=2026-11-01');
  await rowOf('Juan Paz aprobó la cuenta de Dietética Sol');
  // On phones the other filters are collapsed; the button shows their number.
  expect(screen.getByText('Filtros (2)')).toHaveAttribute('aria-expanded', 'true');
  const last = () => Object.fromEntries(api.callsTo('GET /bitacora').at(-1)?.query ?? []);
  expect(last()).toMatchObject({ objeto: 'pedido', desde: '2026-11-01', offset: '20', limit: '10' });
  expect(last()).not.toHaveProperty('accion');
  fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-11-20' } });
  await waitFor(() => expect(last()).toMatchObject({ hasta: '2026-11-20', offset: '0' }));
  expect(href()).toContain('hasta=2026-11-20');
  await userEvent.click(screen.getByRole('combobox', { name: 'Acción' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Cuenta aprobada' }));
  await waitFor(() => expect(last()).toMatchObject({ accion: 'usuario.alta', objeto: 'pedido' }));
});

it('shows an empty state', async () => {
  signInAs('admin');
  fakeApi({ 'GET /bitacora': () => page() });
  renderApp('/panel-bitacora');
  expect(await screen.findByText('No hay nada en la bitácora')).toBeVisible();
});

it('offers a retry after a failed request', async () => {
  signInAs('admin');
  const api = fakeApi({ 'GET /bitacora': () => refuse(503, 'NO_DISPONIBLE', 'No disponible.') });
  renderApp('/panel-bitacora');
  await userEvent.click(await screen.findByRole('button', { name: /Reintentar/ }));
  await waitFor(() => expect(api.callsTo('GET /bitacora').length).toBeGreaterThan(1));
});

it('redirects an employee to the start page and has no menu entry', async () => {
  signInAs('empleado');
  const api = fakeApi({});
  const { href } = renderApp('/panel-bitacora');
  await waitFor(() => expect(href()).toBe('/panel-principal'));
  expect(screen.queryByRole('link', { name: 'Bitácora' })).toBeNull();
  expect(api.callsTo('GET /bitacora')).toEqual([]);
});

it.each([
  [{ accion: 'usuario.baja', objeto_nombre: null }, 'Juan Paz desactivó una cuenta borrada'],
  [
    { accion: 'sesion.clave_incorrecta', usuario: null },
    'Alguien no acertó la contraseña de la cuenta de Dietética Sol',
  ],
  [
    { accion: 'sesion.clave_incorrecta', usuario: null, objeto: null, objeto_nombre: null },
    'Alguien quiso entrar con un correo que no tiene cuenta',
  ],
  [{ usuario: null, ip: null }, 'Desde el servidor, alguien aprobó la cuenta de Dietética Sol'],
  [
    { accion: 'pedido.estado', objeto: 'pedido', objeto_nombre: 'N.º 12' },
    'Juan Paz cambió el estado del pedido N.º 12',
  ],
  [
    { accion: 'pedido.remito', objeto: 'pedido', objeto_nombre: 'N.º 12' },
    'Juan Paz imprimió el remito del pedido N.º 12',
  ],
  [
    { accion: 'filtro.baja', objeto: 'categoria', objeto_nombre: 'Semillas' },
    'Juan Paz desactivó la categoría Semillas',
  ],
] as const)('tells %j in words', (changes, sentence) => {
  expect(describeEntrada(entrada(1, changes))).toBe(sentence);
});

it('has a distinct text for each action', () => {
  const acciones = Object.keys(ACCION_TEXTS) as Entrada['accion'][];
  const told = acciones.map((accion) => describeEntrada(entrada(1, { accion })));
  expect(new Set(told).size).toBe(told.length);
  expect(new Set(Object.values(ACCION_TEXTS).map(([label]) => label)).size).toBe(told.length);
});
