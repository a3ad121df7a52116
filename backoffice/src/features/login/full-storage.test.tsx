import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fillStorage } from 'app-core/testing/full-storage';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/api-fake.ts';
import { pedidosPage } from '../../testing/data.ts';
import { renderApp, tidyUp, tokenFor } from '../../testing/render-app.tsx';

tidyUp();

it('keeps the session when storage is full, and warns that a reload ends it', async () => {
  window.scrollTo = vi.fn();
  fillStorage(localStorage);
  fakeApi({
    'GET /pedidos': () => pedidosPage([]),
    'POST /auth/login': () => ({ token: tokenFor('admin') }),
  });
  renderApp('/login?returnTo=/panel-pedidos');
  await userEvent.type(await screen.findByLabelText('Email'), 'admin@tienda.test');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Demo1234*');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await screen.findByRole('heading', { name: 'Área de Pedidos' });
  expect(await screen.findByText(/^Este navegador no pudo guardar tu sesión: si recargas/)).toBeVisible();
});
