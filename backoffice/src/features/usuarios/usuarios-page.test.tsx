import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectComplaint } from 'api-client/testing/complaints';
import { typeAndPause } from 'app-core/testing/type-and-pause';
import { notify } from 'ui-kit/notify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal, refuse } from '../../testing/api-fake.ts';
import { id, notificacion, usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const page = (...usuarios: ReturnType<typeof usuario>[]) => ({ usuarios, total: usuarios.length });
const rowOf = async (n: number) => {
  const row = (await screen.findByText(`Bruno Gómez ${n}`)).closest('tr');
  if (!row) throw new Error(`No row of ${n}`);
  return within(row);
};

describe('the users area', () => {
  it('lists active accounts with their data, and switches to inactive ones [T4.4 P2.32 P2.33 P2.34 P2.36 P6.4 P7.44 P9.2]', async () => {
    const api = fakeApi({
      'GET /usuarios': () => ({ usuarios: [usuario(2)], total: 12 }),
      'GET /usuarios/inactivos': () => page(usuario(3, { dado_de_alta: false, esta_activo: false })),
    });
    const { href } = renderApp('/panel-usuarios?page=2');
    const active = await rowOf(2);
    expect(screen.getByRole('heading', { name: 'Área de Usuarios' })).toBeVisible();
    expect(active.getByText('Aprobado')).toBeVisible();
    expect(active.getByText('Si')).toBeVisible();
    expect(active.getByRole('button', { name: 'Dar de baja: Bruno Gómez 2' })).toBeVisible();
    expect(active.queryByRole('button', { name: /Dar de alta/ })).toBeNull();
    expect(api.callsTo('GET /usuarios')[0]?.query.toString()).toBe('limit=10&offset=10');

    await userEvent.click(screen.getByRole('button', { name: 'Ver inactivos' }));
    const inactive = await rowOf(3);
    expect(href()).toBe('/panel-usuarios?inactivos=true');
    expect(inactive.getByText('Pendiente')).toBeVisible();
    expect(inactive.getByText('No')).toBeVisible();
    expect(inactive.getByRole('button', { name: 'Dar de alta: Bruno Gómez 3' })).toBeVisible();
    expect(inactive.queryByRole('button', { name: /Dar de baja/ })).toBeNull();
  });

  it('marks unconfirmed e-mails, and shows each state in the card', async () => {
    const [missing, confirmed] = [
      usuario(2, { correo_confirmado: false }),
      usuario(3, { correo_confirmado: true }),
    ];
    let shown = missing;
    fakeApi({ 'GET /usuarios': () => page(missing, confirmed), 'GET /usuarios/:id': () => shown });
    renderApp('/panel-usuarios');
    expect((await rowOf(2)).getByRole('img', { name: 'Correo sin confirmar' })).toBeVisible();
    expect((await rowOf(3)).queryByRole('img')).toBeNull();
    for (const [n, name] of [
      [2, 'Correo sin confirmar'],
      [3, 'Correo confirmado'],
    ] as const) {
      shown = n === 2 ? missing : confirmed;
      await userEvent.click((await rowOf(n)).getByRole('button', { name: /^Ver datos/ }));
      const card = within(await screen.findByRole('dialog'));
      expect(await card.findByText(shown.email)).toBeVisible();
      expect(card.getByRole('img', { name })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it.each([
    ['empleado', 'true'],
    ['admin', null],
  ] as const)('lets only admins reactivate staff: %s', async (rol, refused) => {
    signInAs(rol);
    fakeApi({
      'GET /usuarios/inactivos': () =>
        page(usuario(3, { esta_activo: false, roles: ['usuario', 'empleado'] })),
    });
    renderApp('/panel-usuarios?inactivos=true');
    const alta = (await rowOf(3)).getByRole('button', { name: 'Dar de alta: Bruno Gómez 3' });
    expect(alta.getAttribute('aria-disabled')).toBe(refused);
    await userEvent.click(alta);
    expect(screen.queryByRole('alertdialog') === null).toBe(refused === 'true');
  });

  it('searches 600 ms after the last key, in all modes, from the first page [P2.32 P5.19 P9.5]', async () => {
    const api = fakeApi({
      'GET /usuarios/inactivos': () => ({ usuarios: [usuario(3)], total: 30 }),
      'GET /usuarios/search': () => page(usuario(4)),
    });
    const { router } = renderApp('/panel-usuarios?inactivos=true&page=3');
    await rowOf(3);
    const field = screen.getByPlaceholderText('Buscar usuario...');
    await typeAndPause(field, 'góm', () => api.callsTo('GET /usuarios/search').length > 0);
    await rowOf(4);
    expect(api.callsTo('GET /usuarios/search')).toHaveLength(1);
    expect(api.callsTo('GET /usuarios/search')[0]?.query.get('term')).toBe('góm');
    expect(api.callsTo('GET /usuarios/search')[0]?.query.get('offset')).toBe('0');
    expect(router.state.location.search).toMatchObject({ term: 'góm', inactivos: true });
    // The search covers all accounts, so neither mode is active.
    expect(screen.getByText('La búsqueda mira en todos los usuarios, activos e inactivos.')).toBeVisible();
    for (const name of ['Ver activos', 'Ver inactivos']) {
      expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('false');
    }
  });

  it('finds a CUIT in its displayed format', async () => {
    const api = fakeApi({ 'GET /usuarios/search': () => page(usuario(4)) });
    renderApp('/panel-usuarios?term=20-20410300-4');
    await rowOf(4);
    expect(api.callsTo('GET /usuarios/search')[0]?.query.get('term')).toBe('20204103004');
  });

  it("marks staff and the user's own account", async () => {
    signInAs('admin');
    fakeApi({
      'GET /usuarios': () =>
        page(usuario(1, { roles: ['admin'] }), usuario(2), usuario(3, { roles: ['usuario', 'empleado'] })),
    });
    renderApp('/panel-usuarios');
    const tags = async (n: number) => {
      const row = await rowOf(n);
      return ['Tú', 'Administrador', 'Empleado'].filter((tag) => row.queryByText(tag));
    };
    expect(await tags(1)).toEqual(['Tú', 'Administrador']);
    expect(await tags(2)).toEqual([]);
    expect(await tags(3)).toEqual(['Empleado']);
  });

  it('shows an empty state [P2.37]', async () => {
    fakeApi({ 'GET /usuarios': () => page() });
    renderApp('/panel-usuarios');
    await screen.findByText('No se han encontrado usuarios');
  });

  it('keeps the list when the next page fails, and logs that [P8.14]', async () => {
    expectComplaint(/^Error al obtener los usuarios ApiError: /);
    fakeApi({
      'GET /usuarios': ({ query }) => {
        if (query.get('offset') === '0') return { usuarios: [usuario(2)], total: 12 };
        throw new Refusal(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.');
      },
    });
    renderApp('/panel-usuarios');
    await rowOf(2);
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    await screen.findByText('Ocurrió un error inesperado.');
    await rowOf(2);
  });

  it.each([
    [403, 'SIN_PERMISO'],
    [500, 'ERROR_INTERNO'],
  ] as const)("shows a first failure with %i only in the list's place", async (status, code) => {
    expectComplaint(/^Error al obtener los usuarios ApiError: /);
    fakeApi({
      'GET /usuarios': () => refuse(status, code, 'Dice el servidor.'),
    });
    renderApp('/panel-usuarios');
    await screen.findByText('No se pudieron cargar los usuarios.');
    // Toasts appear in order: this one comes after any others.
    act(() => notify('info', 'Todo dicho.'));
    await screen.findByText('Todo dicho.');
    expect(screen.getAllByText('Dice el servidor.')).toHaveLength(1);
  });

  it('reports a failed refresh once', async () => {
    expectComplaint(/^Error al obtener los usuarios ApiError: /);
    const api = fakeApi({ 'GET /usuarios': () => page(usuario(2)) });
    const { live } = renderApp('/panel-usuarios');
    await rowOf(2);
    api.answer({
      'GET /usuarios': () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'),
    });
    act(() => live.handlers?.nuevaNotificacion?.(notificacion(7, { tipo: 'usuario', mensaje: 'Nuevo' })));
    await screen.findByText('Ocurrió un error inesperado.');
    await waitFor(() => expect(api.callsTo('GET /usuarios')).toHaveLength(2));
    expect(screen.getAllByText('Ocurrió un error inesperado.')).toHaveLength(1);
  });

  it('searches for a number in the URL', async () => {
    const api = fakeApi({ 'GET /usuarios/search': () => page(usuario(2)) });
    renderApp('/panel-usuarios?term=20123456789');
    await rowOf(2);
    expect(api.callsTo('GET /usuarios/search')[0]?.query.get('term')).toBe('20123456789');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '20123456789');
  });

  it('opens the details card and closes it [P2.33]', async () => {
    const api = fakeApi({ 'GET /usuarios': () => page(usuario(2)), 'GET /usuarios/:id': () => usuario(2) });
    renderApp('/panel-usuarios');
    await userEvent.click((await rowOf(2)).getByRole('button', { name: 'Ver datos: Bruno Gómez 2' }));
    const card = within(await screen.findByRole('dialog', { name: 'Bruno Gómez 2' }));
    expect(await card.findByText('20-12345678-9')).toBeVisible();
    expect(api.callsTo('GET /usuarios/:id')[0]?.param).toBe(id(2));
    await userEvent.click(card.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows a missing account in the card [P8.15]', async () => {
    fakeApi({
      'GET /usuarios': () => page(usuario(2)),
      'GET /usuarios/:id': () => refuse(404, 'NO_ENCONTRADO', 'No encontramos lo que buscas.'),
    });
    renderApp('/panel-usuarios');
    await userEvent.click((await rowOf(2)).getByRole('button', { name: /Ver datos/ }));
    await screen.findByText('No se han encontrado un usuario.');
  });

  it('offers the employee role only to admins, for active customers [P2.35 P4.12 P6.3]', async () => {
    fakeApi({
      'GET /usuarios': () => page(usuario(2), usuario(3, { roles: ['usuario', 'empleado'] })),
      'GET /usuarios/inactivos': () => page(usuario(4, { esta_activo: false })),
    });
    signInAs('admin');
    renderApp('/panel-usuarios');
    const role = { name: /^Asignar Rol Empleado/ };
    expect((await rowOf(2)).getByRole('button', role).getAttribute('aria-disabled')).toBeNull();
    const refused = (await rowOf(3)).getByRole('button', role);
    // Not `disabled`, so that the keyboard reaches it and its reason.
    act(() => refused.focus());
    expect(document.activeElement).toBe(refused);
    expect(
      await screen.findByText('Ya es parte del personal. El rol se le quita desde sus datos.'),
    ).toBeVisible();
    await userEvent.click(refused);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    signInAs('empleado');
    await waitFor(() => expect(screen.queryAllByRole('button', role)).toHaveLength(0));
  });

  it('does not let users deactivate themselves', async () => {
    signInAs('admin');
    fakeApi({ 'GET /usuarios': () => page(usuario(1)) });
    renderApp('/panel-usuarios');
    const row = await rowOf(1);
    const refused = row.getByRole('button', { name: /Dar de baja/ });
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    expect(refused.getAttribute('title')).toBe('No puedes desactivar tu propia cuenta.');
    await userEvent.click(refused);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(row.getByText('Tú')).toBeVisible();
  });
});

it('opens the invitation from its link, and shows the mailed address', async () => {
  signInAs('admin');
  const made = { ...usuario(7), email: 'eva@tienda.test' };
  const api = fakeApi({
    'GET /usuarios': () => ({ usuarios: [], total: 0 }),
    'GET /roles-personal': () => ({ roles: [], total: 0 }),
    'POST /empleados': () => made,
  });
  renderApp('/panel-usuarios#invitar');
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'Invitar a un empleado' }));
  const fill = (name: RegExp, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  fill(/^Nombre/, 'Eva');
  fill(/^Apellido/, 'Luna');
  fill(/^Correo/, 'eva@tienda.test');
  fill(/^CUIL/, '27301234569');
  await user.click(dialog.getByRole('button', { name: 'Invitar' }));
  expect(await screen.findByText(/^Invitación enviada a eva@tienda\.test/)).toBeVisible();
  expect(api.callsTo('POST /empleados')[0]?.body).toMatchObject({ nombre: 'Eva', rol_id: null });
});
