import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Correo } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/api-fake.ts';
import { id } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

const correo = (n: number, changes: Partial<Correo> = {}): Correo => ({
  correo_id: id(n),
  estado: 'abandonado',
  nombre: `Ana Pérez ${n}`,
  email: `ana${n}@ejemplo.test`,
  asunto: `Recibimos tu pedido N.º ${n}`,
  fecha: '2026-11-20T15:04:00.000Z',
  intentos: 1,
  ultimo_intento: '2026-11-20T15:04:01.000Z',
  proximo_intento: null,
  motivo: 'El servidor de correo lo rechazó: 550 5.1.1 No existe',
  guardado_hasta: '2026-12-04T15:04:00.000Z',
  ...changes,
});
const page = (...correos: Correo[]) => ({ correos, total: correos.length });
const rowOf = async (n: number) => {
  const row = (await screen.findByText(`Ana Pérez ${n}`)).closest('tr');
  if (!row) throw new Error(`No row of ${n}`);
  return within(row);
};

it('shows an admin waiting and failed mails, with reason and expiry', async () => {
  signInAs('admin');
  const waiting = { estado: 'en_espera', proximo_intento: '2026-11-20T16:00:00.000Z' } as const;
  fakeApi({ 'GET /correos': () => page(correo(1), correo(2, { ...waiting, motivo: 'No contesta' })) });
  const { href } = renderApp('/panel-correos');
  const given = await rowOf(1);
  expect(screen.getByRole('heading', { name: 'Correos sin entregar' })).toBeVisible();
  for (const text of [
    'ana1@ejemplo.test',
    'Recibimos tu pedido N.º 1',
    /550 5\.1\.1/,
    /^Abandonado\. Se borra/,
  ]) {
    expect(given.getByText(text)).toBeVisible();
  }
  expect((await rowOf(2)).getByText(/^Se intenta de nuevo/)).toBeVisible();
  expect(href()).toBe('/panel-correos');
});

it('filters by state and words in the URL, from the first page', async () => {
  signInAs('admin');
  const api = fakeApi({ 'GET /correos': () => page(correo(1)) });
  const { href } = renderApp('/panel-correos?estado=otra&page=0');
  await rowOf(1);
  await userEvent.click(screen.getByRole('combobox', { name: 'Estado' }));
  await userEvent.click(screen.getByRole('option', { name: 'Abandonados' }));
  await waitFor(() => expect(href()).toBe('/panel-correos?estado=abandonado'));
  await userEvent.type(screen.getByPlaceholderText('Buscar correo...'), 'ana{Enter}');
  await waitFor(() => expect(href()).toBe('/panel-correos?term=ana&estado=abandonado'));
  await waitFor(() =>
    expect(api.callsTo('GET /correos').at(-1)?.query.toString()).toBe(
      'term=ana&estado=abandonado&limit=10&offset=0',
    ),
  );
});

it('shows an empty state, and resets a filter without results', async () => {
  signInAs('admin');
  fakeApi({ 'GET /correos': () => page() });
  const { href } = renderApp('/panel-correos?estado=en_espera');
  expect(await screen.findByText('No hay correos sin entregar')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver todo' }));
  await waitFor(() => expect(href()).toBe('/panel-correos'));
});

it.each([
  [
    'the mail was sent',
    correo(1, { estado: 'enviado', intentos: 2 }),
    'El correo a ana1@ejemplo.test salió.',
  ],
  [
    'the mail failed again',
    correo(1, { intentos: 2, motivo: 'El servidor de correo lo rechazó: 550 Sigue sin existir' }),
    /^El correo a ana1@ejemplo\.test volvió a fallar\. .*550 Sigue sin existir/,
  ],
])('sends a mail again, once on a double click, and reports that %s', async (_, after, told) => {
  signInAs('admin');
  const under = Promise.withResolvers<void>();
  const api = fakeApi({
    'GET /correos': () => page(correo(1)),
    'PATCH /correos/reenviar/:id': async () => {
      await under.promise;
      return correo(1, { estado: 'en_espera' });
    },
    'GET /correos/:id': () => after,
  });
  renderApp('/panel-correos');
  await userEvent.dblClick(
    (await rowOf(1)).getByRole('button', { name: 'Enviar ahora: correo a ana1@ejemplo.test' }),
  );
  expect((await rowOf(1)).getByRole('button', { name: /^Enviando…/ })).toBeVisible();
  under.resolve();
  await screen.findByText(told);
  expect(api.callsTo('PATCH /correos/reenviar/:id')).toHaveLength(1);
  await waitFor(() => expect(api.callsTo('GET /correos')).toHaveLength(2));
});

it("shows the server's refusal for a mail that was sent meanwhile", async () => {
  signInAs('admin');
  fakeApi({
    'GET /correos': () => page(correo(1)),
    'PATCH /correos/reenviar/:id': () => refuse(409, 'CORREO_NO_PENDIENTE', 'El correo ya salió.'),
  });
  renderApp('/panel-correos');
  await userEvent.click((await rowOf(1)).getByRole('button', { name: /^Enviar ahora/ }));
  await screen.findByText('El correo ya salió.');
});

it('is in the menu for admins, which closes on navigation', async () => {
  signInAs('admin');
  fakeApi({ 'GET /correos': () => page(correo(1)) });
  renderApp('/panel-principal');
  await userEvent.click(await screen.findByRole('button', { name: /^Menú/ }));
  const menu = await screen.findByRole('dialog', { name: 'Menú' });
  await userEvent.click(within(menu).getByRole('button', { name: 'Sistema', expanded: false }));
  await userEvent.click(within(menu).getByRole('link', { name: 'Correos sin entregar' }));
  await rowOf(1);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menú' })).toBeNull());
});

it('is closed to other staff', async () => {
  signInAs('empleado');
  const api = fakeApi({ 'GET /correos': () => page(correo(1)) });
  const { href } = renderApp('/panel-correos');
  await waitFor(() => expect(href()).toBe('/panel-principal'));
  expect(screen.queryByRole('link', { name: 'Correos sin entregar' })).toBeNull();
  expect(api.callsTo('GET /correos')).toHaveLength(0);
});
