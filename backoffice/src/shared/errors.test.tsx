import { screen } from '@testing-library/react';
import { messageOf } from 'app-core/queries/errors';
import { describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/api-fake.ts';
import { renderApp, tidyUp } from '../testing/render-app.tsx';

tidyUp('empleado');

/** Staff document, section 8: general API errors on a page. */
describe('a failed call', () => {
  it('shows the server’s message [P8.1]', async () => {
    fakeApi({
      'GET /productos': () => refuse(500, 'ERROR_INTERNO', 'La base de datos descansa.'),
    });
    renderApp('/panel-producto');
    await screen.findByText('La base de datos descansa.');
  });

  it('without a server message shows a default [P8.1]', async () => {
    const api = fakeApi({});
    globalThis.fetch = async () => new Response('<h1>Bad</h1>', { status: 500 });
    renderApp('/panel-producto');
    await screen.findByText('Error en la solicitud.');
    expect(api.calls).toHaveLength(0);
  });

  it('without a response shows that [P8.1]', async () => {
    fakeApi({
      'GET /productos': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    renderApp('/panel-producto');
    await screen.findByText('No hubo respuesta del servidor. Intenta de nuevo.');
  }, 15_000);

  it('for any other reason shows a general message [P8.1]', () => {
    expect(messageOf(new Error('x'))).toBe('Error de red o de servidor. Intenta de nuevo.');
  });
});
