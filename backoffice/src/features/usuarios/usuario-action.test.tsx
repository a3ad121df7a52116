import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, type Refusal, refuse } from '../../testing/api-fake.ts';
import { id, pedidosPage, usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('admin');
});

const ACTIONS = [
  {
    path: '/panel-usuarios?inactivos=true',
    call: 'PATCH /usuarios/alta/:id',
    button: 'Dar de alta',
    question: '¿Quieres dar de alta a este usuario?',
    confirm: 'Sí, confirmar',
    done: ['El usuario ha sido activado exitosamente.', 'Usuario dado de alta con éxito!'],
    failed: ['Hubo un problema al intentar dar de alta al usuario.', 'Error al dar de alta al usuario'],
  },
  {
    path: '/panel-usuarios',
    call: 'PATCH /usuarios/baja/:id',
    button: 'Dar de baja',
    question: '¿Quieres dar de baja a este usuario?',
    confirm: 'Sí, confirmar',
    done: ['El usuario ha sido desactivado exitosamente.', 'Usuario dado de baja con éxito!'],
    failed: ['Hubo un problema al intentar dar de baja al usuario.', 'Error al dar de baja al usuario'],
  },
  {
    path: '/panel-usuarios',
    call: 'PATCH /usuarios/rol-empleado/:id',
    button: 'Asignar Rol Empleado',
    question: '¿Asignar rol de empleado?',
    confirm: 'Sí, asignar',
    done: [
      'El rol de empleado ha sido asignado con éxito.',
      'Se le asigno correctamente el rol de: Empleado!',
    ],
    failed: [
      'Hubo un problema al intentar asignarle el rol de empleado al usuario.',
      'Error al darle rol de empleado al usuario',
    ],
  },
] as const;

const lists: Handlers = {
  'GET /usuarios': () => ({ usuarios: [usuario(2)], total: 1 }),
  'GET /usuarios/inactivos': () => ({ usuarios: [usuario(2, { esta_activo: false })], total: 1 }),
  'GET /pedidos': () => pedidosPage([]),
};

describe.each(ACTIONS)('$button', ({ path, call, button, question, confirm, done, failed }) => {
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: `${button}: Bruno Gómez 2` }));
    return within(await screen.findByRole('alertdialog', { name: question }));
  };

  it('runs once for several confirmations', async () => {
    const api = fakeApi({ ...lists, [call]: () => usuario(2) });
    renderApp(path);
    const yes = (await open()).getByRole('button', { name: confirm });
    fireEvent.click(yes);
    fireEvent.click(yes);
    await screen.findByText(done[0]);
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: question })).toBeNull());
    expect(api.callsTo(call)).toHaveLength(1);
    expect(await screen.findAllByText(done[1])).toHaveLength(1);
  });

  it('asks, runs, confirms, and opens the start page after 2.5 s [P2.38 P4.11 P4.12 P4.13 P8.11 P8.12 P8.13 P9.6]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = fakeApi({ ...lists, [call]: () => usuario(2) });
    const { href } = renderApp(path);
    const asked = await open();
    if (button === 'Asignar Rol Empleado') {
      expect(asked.getByText('Confirma si deseas asignar el rol de empleado a este usuario.')).toBeVisible();
    }
    fireEvent.click(asked.getByRole('button', { name: confirm }));
    for (const text of done) await screen.findByText(text);
    expect(api.callsTo(call)[0]?.param).toBe(id(2));
    expect(api.callsTo(call)[0]?.headers.get('If-Match')).toBe('"2"');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(href()).toBe(path);
    await act(() => vi.advanceTimersByTimeAsync(600));
    await waitFor(() => expect(href()).toBe('/panel-principal'));
  });

  it('shows the reason of a failure [P4.13 P8.10 P8.13]', async () => {
    fakeApi({
      ...lists,
      [call]: () => refuse(409, 'ULTIMO_ADMIN', 'No se puede.'),
    });
    renderApp(path);
    await userEvent.click((await open()).getByRole('button', { name: confirm }));
    const popup = within(await screen.findByRole('alertdialog', { name: 'Error' }));
    expect(popup.getByText(failed[0])).toBeVisible();
    expect(popup.getByText('No se puede.')).toBeVisible();
    await screen.findByText(failed[1]);
  });

  it.each([
    ['done', () => usuario(2), done[1]],
    ['refused', () => refuse(409, 'ULTIMO_ADMIN', 'No se puede.'), `${failed[1]}. No se puede.`],
  ] as const)('can be left while pending, and a toast shows when %s', async (_, answer, toast) => {
    const server = Promise.withResolvers<void>();
    const api = fakeApi({ ...lists, [call]: () => server.promise.then(answer) });
    const { href } = renderApp(path);
    fireEvent.click((await open()).getByRole('button', { name: confirm }));
    fireEvent.click(await screen.findByRole('button', { name: 'Seguir sin esperar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // Another question may be open, and stays when the first call ends.
    await waitFor(async () => expect((await open()).getByRole('button', { name: confirm })).toBeEnabled());
    server.resolve();
    await screen.findByText(toast);
    expect(screen.getByRole('alertdialog', { name: question })).toBeVisible();
    expect(screen.queryByRole('alertdialog', { name: /Cancelado|Error|Listo/ })).toBeNull();
    expect(api.callsTo(call)).toHaveLength(1);
    expect(href()).toBe(path);
  });

  it('is not done when cancelled, with a message [P4.13]', async () => {
    const api = fakeApi(lists);
    renderApp(path);
    await userEvent.click((await open()).getByRole('button', { name: 'No, cancelar' }));
    const popup = within(await screen.findByRole('alertdialog', { name: 'Cancelado' }));
    expect(popup.getByText(/ no fue /)).toBeVisible();
    expect(api.callsTo(call)).toHaveLength(0);
  });
});

const CALL = 'PATCH /usuarios/rechazar/:id';
const BUTTON = { name: /^Rechazar/ };
const pending = usuario(2, { dado_de_alta: false, esta_activo: false, roles: [] });
const deactivated = usuario(3, { esta_activo: false });

function open(handlers: Handlers) {
  signInAs('empleado');
  let usuarios = [pending, deactivated];
  const api = fakeApi({
    'GET /usuarios/inactivos': () => ({ usuarios, total: usuarios.length }),
    [CALL]: () => {
      usuarios = [deactivated];
      return { mensaje: 'La solicitud fue rechazada.' };
    },
    ...handlers,
  });
  const { href } = renderApp('/panel-usuarios?inactivos=true');
  return { api, href };
}

async function write(motivo: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Rechazar: Bruno Gómez 2' }));
  const asked = within(await screen.findByRole('alertdialog', { name: '¿Quieres rechazar esta solicitud?' }));
  if (motivo) await userEvent.type(asked.getByRole('textbox', { name: /Motivo/ }), motivo);
  await userEvent.click(asked.getByRole('button', { name: 'Sí, rechazar' }));
  return asked;
}
const refusing = (status: number, code: ConstructorParameters<typeof Refusal>[1], message: string) => ({
  [CALL]: () => refuse(status, code, message),
});

describe('rejecting an account request', () => {
  it('is offered only for accounts that were never approved', async () => {
    open({});
    await screen.findByText('Bruno Gómez 2');
    expect(screen.getAllByRole('button', BUTTON)).toHaveLength(1);
  });

  it('requires a reason', async () => {
    const { api } = open({});
    const asked = await write('');
    expect(asked.getByText('El motivo es obligatorio.')).toBeVisible();
    expect(api.callsTo(CALL)).toHaveLength(0);
  });

  it('sends the reason and the version that was seen, and stays in the list', async () => {
    const { api, href } = open({});
    await write(' Falta el CUIT. ');
    await screen.findByText('La solicitud ha sido rechazada exitosamente.');
    expect(screen.getByText('Solicitud rechazada con éxito!')).toBeVisible();
    const [call] = api.callsTo(CALL);
    expect(call?.body).toEqual({ motivo: 'Falta el CUIT.' });
    expect(call?.headers.get('If-Match')).toBe('"2"');
    await waitFor(() => expect(screen.queryByText('Bruno Gómez 2')).toBeNull());
    expect(screen.getByText('Bruno Gómez 3')).toBeVisible();
    expect(href()).toBe('/panel-usuarios?inactivos=true');
  });

  it.each([
    ['CUENTA_NO_PENDIENTE', 'La cuenta ya fue aprobada: no se puede rechazar.'],
    ['CUENTA_CON_PEDIDOS', 'La cuenta ya tiene pedidos: no se puede rechazar.'],
  ] as const)("shows the server's refusal: %s", async (code, message) => {
    open(refusing(409, code, message));
    await write('Duplicada');
    const popup = within(await screen.findByRole('alertdialog', { name: 'Error' }));
    expect(popup.getByText('Hubo un problema al intentar rechazar la solicitud.')).toBeVisible();
    expect(popup.getByText(message)).toBeVisible();
    await screen.findByText('Error al rechazar la solicitud');
  });

  it('keeps the reason after a server error', async () => {
    open(refusing(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'));
    await write('Falta el CUIT.');
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar' }));
    const asked = await screen.findByRole('alertdialog', { name: '¿Quieres rechazar esta solicitud?' });
    expect(within(asked).getByRole('textbox')).toHaveProperty('value', 'Falta el CUIT.');
  });

  it('keeps the reason when the dialog is closed, but not for another request', async () => {
    const one = usuario(5, { dado_de_alta: false, esta_activo: false, roles: [] });
    const other = usuario(4, { dado_de_alta: false, esta_activo: false, roles: [] });
    open({ 'GET /usuarios/inactivos': () => ({ usuarios: [one, other], total: 2 }) });
    const ask = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: `Rechazar: ${name}` }));
      const asked = await screen.findByRole('alertdialog', { name: '¿Quieres rechazar esta solicitud?' });
      return within(asked).getByRole('textbox', { name: /Motivo/ });
    };
    const close = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await userEvent.type(await ask('Bruno Gómez 5'), 'Falta el CUIT.');
    await close();
    expect(await ask('Bruno Gómez 4')).toHaveValue('');
    await close();
    expect(await ask('Bruno Gómez 5')).toHaveValue('Falta el CUIT.');
  });

  it('is not done when cancelled, with a message', async () => {
    const { api } = open({});
    await userEvent.click(await screen.findByRole('button', BUTTON));
    await userEvent.click(screen.getByRole('button', { name: 'No, cancelar' }));
    const popup = within(await screen.findByRole('alertdialog', { name: 'Cancelado' }));
    expect(popup.getByText('La solicitud no fue rechazada.')).toBeVisible();
    expect(api.callsTo(CALL)).toHaveLength(0);
  });
});
