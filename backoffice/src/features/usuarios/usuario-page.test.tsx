import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Nota, ResumenCliente } from 'api-client/backoffice';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentCarrito } from '../../shared/carritos/carritos.ts';
import { fakeApi, type Handlers, Refusal } from '../../testing/api-fake.ts';
import { producto } from '../../testing/catalogo-data.ts';
import { id, pedido, usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
});

const RESUMEN: ResumenCliente = {
  pedidos: 3,
  importe: 300_000,
  promedio: 100_000,
  ultimos: [pedido(7), pedido(6, { estado_pedido: 'cancelado' })],
  ultima_sesion: null,
};

const nota = (n: number, own: boolean): Nota => ({
  nota_id: id(800 + n),
  texto: `Nota ${n}`,
  fecha: '2026-03-05T17:05:00.000Z',
  usuario: { usuario_id: own ? id(1) : id(99), nombre: 'Emilia', apellido: 'Paz' },
});

function show(handlers: Handlers = {}, rol: 'admin' | 'empleado' = 'empleado') {
  signInAs(rol);
  const api = fakeApi({
    'GET /usuarios/:id': () => usuario(2, { telefono: '2477 415820', creado_en: '2026-03-05T17:05:00.000Z' }),
    'GET /usuarios/:id/resumen': () => RESUMEN,
    'GET /usuarios/:id/productos-habituales': () => [
      {
        producto: producto(1, { disponible: false }),
        pedidos: 5,
        cantidad_habitual: 12,
        ultima_compra: '2026-03-05T17:05:00.000Z',
      },
    ],
    'GET /usuarios/:id/notas': () => [],
    ...handlers,
  });
  return { api, ...renderApp(`/usuario/${id(2)}`) };
}

it("shows a customer's data, contacts, orders and usual products", async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Bruno Gómez 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: '2477 415820' })).toHaveAttribute('href', 'tel:+5492477415820');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5492477415820',
  );
  expect(await screen.findByText(/^\$\s300\.000,00$/)).toBeVisible();
  expect(screen.getByText(/^\$\s100\.000,00$/)).toBeVisible();
  const orders = within(await screen.findByRole('table', { name: 'Últimos pedidos' }));
  expect(orders.getByRole('link', { name: 'N.º 7' })).toHaveAttribute('href', `/pedido/${id(7)}`);
  expect(orders.getByText('CANCELADO')).toBeVisible();
  const all = screen.getByRole('link', { name: 'Ver todos sus pedidos' }).getAttribute('href') ?? '';
  expect(new URLSearchParams(all.split('?')[1]).get('texto')).toContain('20123456789');
  const usual = within(await screen.findByRole('table', { name: 'Lo que suele comprar' }));
  expect(usual.getByText('Sin stock')).toBeVisible();
  expect(usual.getByText('12')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ver en la bitácora' })).toBeNull();
});

it('starts an order for the customer in a new cart', async () => {
  const { href } = show({
    'GET /productos': () => ({ productos: [], total: 0 }),
    'GET /categorias': () => ({ categorias: [], total: 0 }),
    'GET /marcas': () => ({ marcas: [], total: 0 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pedido para Bruno Gómez 2' }));
  await waitFor(() => expect(href()).toBe('/pedido-nuevo'));
  expect(currentCarrito()).toMatchObject({ cliente: id(2), lineas: [] });
});

it('refuses orders for a deactivated account, and links admins to the audit log', async () => {
  show({ 'GET /usuarios/:id': () => usuario(2, { esta_activo: false }) }, 'admin');
  expect(await screen.findByRole('button', { name: /^Dar de alta/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pedido para/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver en la bitácora' })).toBeVisible();
});

it('saves a note once, clears the field, and deletes an own note after a question', async () => {
  let notas: Nota[] = [];
  const { api } = show({
    'GET /usuarios/:id/notas': () => [...notas, nota(2, false)],
    'POST /usuarios/:id/notas': ({ body }) => {
      const made = { ...nota(1, true), ...(body as { texto: string }) };
      notas = [made];
      return made;
    },
    'DELETE /usuarios/:id/notas/:nota': () => {
      notas = [];
      return { mensaje: 'La nota fue borrada.' };
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Nota nueva' });
  await userEvent.type(field, 'Paga los lunes.');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Agregar nota' }));
  const list = within(screen.getByRole('list', { name: 'Notas' }));
  expect(await list.findByText('Paga los lunes.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nota nueva' })).toHaveValue('');
  expect(api.callsTo('POST /usuarios/:id/notas')).toHaveLength(1);
  // A colleague's note has no button.
  const [own, ...others] = list.getAllByRole('button', { name: /^Borrar la nota/ });
  expect(others).toEqual([]);
  if (own) await userEvent.click(own);
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, borrar' }));
  await waitFor(() => expect(list.queryByText('Paga los lunes.')).toBeNull());
  expect(api.callsTo('DELETE /usuarios/:id/notas/:nota')).toHaveLength(1);
});

it('edits the data, and returns to the page', async () => {
  const { api, href } = show({
    'PATCH /usuarios/:id': () => usuario(2, { telefono: '11 4444', version: 3 }),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Editar datos' }));
  const field = await screen.findByRole('textbox', { name: /^Teléfono/ });
  await userEvent.clear(field);
  await userEvent.type(field, '11 4444');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(href()).toBe(`/usuario/${id(2)}`));
  const [sent] = api.callsTo('PATCH /usuarios/:id');
  expect(sent?.body).toEqual({
    nombre: 'Bruno',
    apellido: 'Gómez 2',
    dni: '20123456789',
    nombre_comercio: 'Dietética Bruno',
    telefono: '11 4444',
    dom_fiscal: 'Calle 1',
    condicion_iva: null,
  });
});

it('shows and changes how the customer is registered for IVA', async () => {
  let stored = usuario(2);
  const { api } = show({
    'GET /usuarios/:id': () => stored,
    'PATCH /usuarios/:id': () => {
      stored = usuario(2, { condicion_iva: 'responsable_inscripto', version: 3 });
      return stored;
    },
  });
  const shown = async () => (await screen.findByText('Condición frente al IVA')).nextElementSibling;
  expect(await shown()).toHaveTextContent('Sin datos');
  await userEvent.click(screen.getByRole('link', { name: 'Editar datos' }));
  const field = await screen.findByRole('combobox', { name: 'Condición frente al IVA' });
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sin datos', 'Responsable inscripto', 'Monotributo', 'Exento', 'Consumidor final']);
  await userEvent.selectOptions(field, 'Responsable inscripto');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Responsable inscripto', { selector: 'dd' })).toBeVisible();
  expect(api.callsTo('PATCH /usuarios/:id')[0]?.body).toMatchObject({
    condicion_iva: 'responsable_inscripto',
  });
});

it('links a person who orders for a shop to its owner, and offers no role', async () => {
  const persona = usuario(2, { titular_id: id(9), nombre_comercio: 'El Sol' });
  show({ 'GET /usuarios/:id': () => persona }, 'admin');
  expect(await screen.findByRole('link', { name: 'El Sol' })).toHaveAttribute('href', `/usuario/${id(9)}`);
  expect(screen.getByText('Pide por El Sol')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Dar de baja/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Asignar Rol Empleado/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.queryByRole('heading', { name: 'Lo que suele comprar' })).toBeNull();
});

it('resends the password link while none is chosen, and reports a too early repeat', async () => {
  let asked = 0;
  const { api } = show({
    'GET /usuarios/:id': () => usuario(2, { sin_clave: true, correo_confirmado: false }),
    'POST /auth/request-password-reset': () => {
      asked += 1;
      if (asked > 1) throw new Refusal(429, 'RESET_YA_SOLICITADO', 'Ya has solicitado restablecer.');
      return { message: 'Recibirás un enlace.' };
    },
  });
  expect(await screen.findByText('Falta que la elija')).toBeVisible();
  const again = screen.getByRole('button', { name: 'Enviar otra vez la invitación a Bruno Gómez 2' });
  await userEvent.click(again);
  expect(await screen.findByText('Enviamos otra vez la invitación a bruno2@tienda.test')).toBeVisible();
  const [sent] = api.callsTo('POST /auth/request-password-reset');
  expect(sent?.body).toEqual({ email: 'bruno2@tienda.test' });
  // The audit log records the employee.
  expect(sent?.headers.get('authorization')).toMatch(/^Bearer /);
  await userEvent.click(again);
  expect(await screen.findByText(/^Ya se envió un enlace hace unos minutos/)).toBeVisible();
});

it("resends an older version's invitation to a person with an unconfirmed e-mail", async () => {
  const state = { titular_id: id(9), sin_clave: false, correo_confirmado: false };
  const { api } = show({
    'GET /usuarios/:id': () => usuario(2, state),
    'POST /auth/request-password-reset': () => ({ message: 'Recibirás un enlace.' }),
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Enviar otra vez la invitación a Bruno Gómez 2' }),
  );
  expect(await screen.findByText('Enviamos otra vez la invitación a bruno2@tienda.test')).toBeVisible();
  expect(api.callsTo('POST /auth/request-password-reset')).toHaveLength(1);
});

it.each([
  ['has chosen a password', { sin_clave: false }],
  ['is deactivated', { sin_clave: true, esta_activo: false }],
])('sends no link to a user who %s', async (_why, state) => {
  show({ 'GET /usuarios/:id': () => usuario(2, state) });
  await screen.findByRole('heading', { name: 'Bruno Gómez 2' });
  await screen.findByText('Dietética Bruno', { selector: 'dd' });
  expect(screen.queryByRole('button', { name: /^Enviar otra vez la invitación/ })).toBeNull();
});
