import { screen, waitFor } from '@testing-library/react';
import { fillStorage } from 'app-core/testing/full-storage';
import { expect, it, vi } from 'vitest';
import { producto } from '../../testing/data.ts';
import { productsPage } from '../../testing/fake-api.ts';
import { openPage, resetApp, visitor } from '../../testing/render-app.tsx';
import { fakeToken } from '../../testing/token.ts';

const NOT_STORED = /^Este navegador no pudo guardar tu sesión: si recargas/;
const CHANGES_NOT_STORED = /^Este navegador no pudo guardar los últimos cambios/;

async function logIn() {
  const { user, router } = await openPage('/login', visitor, {
    'POST /auth/login': () => ({ token: fakeToken() }),
    'GET /productos/search': (call) => productsPage([producto(1)], call),
  });
  await user.type(await screen.findByLabelText('Correo electrónico'), 'cliente@tienda.test');
  await user.type(screen.getByLabelText('Contraseña'), 'Demo1234*');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'));
  return router;
}

/** Simulates a reload: only the browser's storage remains. */
async function reload(path: string) {
  const kept = { ...localStorage };
  resetApp();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  return openPage(path);
}

it('continues the session when the storage is full, with a warning that a reload ends the session', async () => {
  fillStorage(localStorage);
  const router = await logIn();
  expect(await screen.findByText(NOT_STORED)).toBeVisible();
  await router.navigate({ to: '/usuario-info' });
  await screen.findByRole('heading', { name: 'Datos de usuario' });
  await reload('/usuario-info');
  expect(await screen.findByLabelText('Contraseña')).toBeVisible();
});

it('stores the session instead of a list draft when the storage is full, with a warning', async () => {
  localStorage.setItem(
    'pedido-rapido',
    JSON.stringify({ usuarioId: null, draft: 'x'.repeat(2000), rows: [] }),
  );
  fillStorage(localStorage);
  await logIn();
  expect(await screen.findByText(CHANGES_NOT_STORED)).toBeVisible();
  expect(screen.queryByText(NOT_STORED)).toBeNull();
  const { router } = await reload('/usuario-info');
  await screen.findByRole('heading', { name: 'Datos de usuario' });
  expect(router.state.location.pathname).toBe('/usuario-info');
});

it('continues the session when the browser forbids storage, with a warning', async () => {
  for (const where of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, where, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
  await logIn();
  expect(await screen.findByText(NOT_STORED)).toBeVisible();
});
