import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CodigosDeRecuperacion, SegundoFactor } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { etiqueta } from '../../testing/catalogo-data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');
const LED = /^La tienda pide la verificación en dos pasos a todo el personal\. Actívala para seguir/;
const CODIGOS: CodigosDeRecuperacion['codigos'] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** A fake API that demands a second factor until it is set up. */
function demandingShop(more: Handlers = {}) {
  let state: SegundoFactor = { activado_en: null, codigos: 0 };
  const answers = <T,>(answer: T): T =>
    state.activado_en ? answer : refuse(403, 'SEGUNDO_FACTOR_EXIGIDO', 'Para seguir tienes que activarla.');
  return fakeApi({
    'GET /notificaciones': () => answers([]),
    'GET /usuarios/inactivos': () => answers({ usuarios: [], total: 0 }),
    'GET /sesiones': () => ({ sesiones: [] }),
    'GET /cuenta/correo': () => ({ email: 'empleado@tienda.test', confirmado: true }),
    'POST /auth/logout': () => ({ mensaje: '' }),
    'GET /auth/segundo-factor': () => state,
    'POST /auth/segundo-factor': () => ({
      secreto: 'ABC',
      uri: 'otpauth://totp/x',
      qr: { lado: 1, trazo: 'M0 0h1v1h-1z' },
    }),
    'POST /auth/segundo-factor/confirmar': () => {
      state = { activado_en: '2026-11-20T15:04:00.000Z', codigos: 10 };
      return { codigos: CODIGOS };
    },
    ...more,
  });
}

it('redirects staff to the demanded set-up, explains why, and returns after the codes are saved', async () => {
  demandingShop();
  const { router } = renderApp('/panel-usuarios?inactivos=true');
  const user = userEvent.setup();
  expect(await screen.findByText(LED)).toBeVisible();
  expect(router.state.location.pathname).toBe('/segundo-factor');
  // Every page redirects there.
  await router.navigate({ to: '/panel-pedidos' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/segundo-factor'));
  await router.navigate({ to: '/panel-usuarios', search: { inactivos: true } });
  await user.type(await screen.findByLabelText('Contraseña'), 'Demo1234*');
  await user.click(screen.getByRole('button', { name: 'Activar' }));
  await user.type(await screen.findByLabelText('Código de verificación'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Guarda tus códigos de recuperación')).toBeVisible();
  expect(router.state.location.pathname).toBe('/segundo-factor');
  expect(screen.queryByText(LED)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
  expect(await screen.findByRole('heading', { name: 'Área de Usuarios' })).toBeVisible();
  expect(router.state.location.search).toEqual({ inactivos: true });
});

it('leaves access to the own account and to logout', async () => {
  demandingShop();
  const { router } = renderApp('/panel-usuarios?inactivos=true');
  expect(await screen.findByText(LED)).toBeVisible();
  await router.navigate({ to: '/cuenta' });
  expect(await screen.findByRole('heading', { name: 'Correo, contraseña y sesiones' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Menú/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

it('asks above a form with unsaved values, which stay', async () => {
  let demanded = false;
  const api = demandingShop({
    'GET /notificaciones': () => [],
    'POST /etiquetas': () =>
      demanded ? refuse(403, 'SEGUNDO_FACTOR_EXIGIDO', 'Para seguir tienes que activarla.') : etiqueta(1),
  });
  const { router } = renderApp('/crear-etiqueta');
  await userEvent.type(await screen.findByLabelText(/^Nombre/), 'Raíz Viva');
  demanded = true;
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Verificación en dos pasos' }));
  expect(router.state.location.pathname).toBe('/crear-etiqueta');
  demanded = false;
  await userEvent.type(dialog.getByLabelText('Contraseña'), 'Demo1234*');
  await userEvent.click(dialog.getByRole('button', { name: 'Activar' }));
  await userEvent.type(await dialog.findByLabelText('Código de verificación'), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Ya los guardé' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Raíz Viva');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(api.callsTo('POST /etiquetas')).toHaveLength(2));
});

it('offers no way back to the former page, but logout', async () => {
  demandingShop();
  const { router } = renderApp('/panel-usuarios?inactivos=true');
  expect(await screen.findByText(LED)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Volver/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Salir de la cuenta' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
