import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
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
