import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Solicitud } from 'api-client/backoffice';
import { KitProvider } from 'ui-kit/kit-provider';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../../testing/api-fake.ts';
import { id, usuario } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';
import { AnswerDialog } from './solicitudes-page.tsx';
import { ANSWERS } from './use-answer-solicitud.ts';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});
const DAY = 24 * 3600 * 1000;

const solicitud = (n: number, more: Partial<Solicitud> = {}): Solicitud => ({
  usuario: usuario(n, {
    ...{ nombre_comercio: `Dietética ${n}`, dado_de_alta: false, esta_activo: false, roles: [] },
    ...{ creado_en: new Date(Date.now() - 3.5 * DAY).toISOString(), correo_confirmado: false },
  }),
  coincidencias: [],
  ...more,
});

/** Three requests are pending; a final answer removes one. */
function show(handlers: Handlers = {}, path = '/solicitudes') {
  let waiting = [solicitud(2), solicitud(3), solicitud(4)];
  const leaves = (call: { path: string }) => {
    waiting = waiting.filter(({ usuario: { usuario_id } }) => !call.path.includes(usuario_id));
  };
  const api = fakeApi({
    'GET /solicitudes': () => ({ solicitudes: waiting, total: waiting.length }),
    'GET /usuarios/:id/notas': () => [],
    'PATCH /solicitudes/:id/aprobar': (call) => {
      leaves(call);
      return usuario(2);
    },
    'PATCH /solicitudes/:id/pedir-datos': () => ({ mensaje: 'Le pedimos más datos por correo.' }),
    'PATCH /usuarios/rechazar/:id': (call) => {
      leaves(call);
      return { mensaje: 'La solicitud fue rechazada.' };
    },
    ...handlers,
  });
  return { api, ...renderApp(path) };
}
const current = (n: number) => screen.findByRole('heading', { level: 2, name: `Dietética ${n}` });
const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Mensaje/ });

it('shows the request with the CUIT check, mail confirmation, waiting time and equal accounts', async () => {
  const other = {
    ...usuario(9, { nombre_comercio: 'Almacén Sur' }),
    esta_activo: false,
    por: ['telefono' as const],
  };
  show({
    'GET /solicitudes': () => ({
      solicitudes: [solicitud(2, { coincidencias: [other] })],
      total: 1,
    }),
  });
  await current(2);
  expect(screen.getByText('20-12345678-9 · el dígito verificador no corresponde')).toBeVisible();
  expect(screen.getByText('Sin confirmar')).toBeVisible();
  const known = within(screen.getByRole('region', { name: 'Lo que sabemos' }));
  expect(known.getByText(/^Espera hace 3 días/)).toBeVisible();
  const alike = within(known.getByRole('list', { name: 'Cuentas con algo en común' }));
  expect(alike.getByText(/Cuenta inactiva/)).toBeVisible();
  expect(alike.getByText('Mismo teléfono')).toBeVisible();
  expect(alike.getByRole('link', { name: 'Bruno Gómez 9' })).toHaveAttribute('href', `/usuario/${id(9)}`);
});

it('approves by keys with an edited text, and opens the next', async () => {
  const { api } = show();
  await current(2);
  await userEvent.keyboard('a');
  const field = await message();
  expect(field.value).toContain('aprobamos tu cuenta');
  await userEvent.clear(field);
  await userEvent.type(field, 'Bienvenida.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await current(3);
  await screen.findByText('Cuenta aprobada: Dietética 2');
  const [sent] = api.callsTo('PATCH /solicitudes/:id/aprobar');
  expect([sent?.path, sent?.body]).toEqual([`/solicitudes/${id(2)}/aprobar`, { mensaje: 'Bienvenida.' }]);
  expect(await screen.findByText('Solicitud 1 de 2')).toBeVisible();
});

it('starts the next answer with the default text, also while the last dialog fades out', async () => {
  const nothing = { busy: false, ask: vi.fn(), confirm: vi.fn(), cancel: vi.fn(), leave: vi.fn() };
  const texts = { textOf: () => ANSWERS.approve.text, write: vi.fn() };
  const dialogFor = (n: number) => (
    <KitProvider>
      <AnswerDialog
        answering={{
          ...{ ...nothing, ...texts },
          asked: { key: id(n), name: 'approve', answer: ANSWERS.approve, usuario: usuario(n) },
        }}
      />
    </KitProvider>
  );
  const { rerender } = render(dialogFor(2));
  await userEvent.type(await message(), ' Solo para la primera.');
  rerender(dialogFor(3));
  await waitFor(async () => expect((await message()).value).not.toContain('Solo para la primera.'));
  await waitFor(async () => expect(await message()).toHaveFocus());
});

it('keeps an edited mail when closed, but not for another request', async () => {
  show();
  await current(2);
  await userEvent.keyboard('d');
  await userEvent.type(await message(), ' Y una foto.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.keyboard('d');
  expect((await message()).value).toMatch(/ Y una foto\.$/);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.keyboard('jd');
  expect((await message()).value).not.toContain('foto');
});

it('asks for more data, which keeps the request, and rejects, each with its text', async () => {
  const { api } = show();
  await current(2);
  await userEvent.click(screen.getByRole('button', { name: 'Pedir más datos' }));
  expect((await message()).value).toContain('constancia');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar el pedido' }));
  await current(3);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.callsTo('PATCH /solicitudes/:id/pedir-datos')).toHaveLength(1);
  await userEvent.keyboard('r');
  const field = await message();
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Rechazar y avisar' }));
  expect(await screen.findByText('Escribe el mensaje.')).toBeVisible();
  await userEvent.type(field, 'No es un comercio.');
  await userEvent.click(screen.getByRole('button', { name: 'Rechazar y avisar' }));
  await current(4);
  expect(api.callsTo('PATCH /usuarios/rechazar/:id')[0]?.body).toEqual({ motivo: 'No es un comercio.' });
});

it('navigates by keys, keeps the request in the URL, and ends empty', async () => {
  const { href } = show();
  await current(2);
  await userEvent.keyboard('j');
  await current(3);
  expect(href()).toBe(`/solicitudes?solicitud=${id(3)}`);
  await userEvent.keyboard('k');
  await current(2);
  expect(screen.getByRole('button', { name: 'Solicitud anterior' })).toBeDisabled();
});

it('shows an empty state', async () => {
  show({ 'GET /solicitudes': () => ({ solicitudes: [], total: 0 }) }, `/solicitudes?solicitud=${id(3)}`);
  expect(await screen.findByText('No hay solicitudes que esperen')).toBeVisible();
});

it("reports another user's answer, and keeps the text after a temporary failure", async () => {
  let broken = true;
  show({
    'PATCH /solicitudes/:id/aprobar': () =>
      broken
        ? refuse(503, 'NO_DISPONIBLE', 'El servicio no está disponible.')
        : refuse(409, 'SOLICITUD_RESUELTA', 'Alguien ya resolvió esta solicitud.'),
  });
  await current(2);
  await userEvent.keyboard('a');
  await userEvent.type(await message(), ' Hola.');
  await userEvent.click(screen.getByRole('button', { name: 'Aprobar y avisar' }));
  await screen.findByText('El servicio no está disponible.');
  expect((await message()).value).toMatch(/ Hola\.$/);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Aprobar y avisar' }));
  await screen.findByText('Alguien ya resolvió esta solicitud.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
