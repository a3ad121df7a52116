import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from 'app-core/queries/create-query-client';
import { ValuesKitProvider } from 'ui-kit/values-kit-provider';
import { afterEach, expect, it } from 'vitest';
import { connectApi, errorPolicy } from '../../app/api.ts';
import { uuid } from '../../testing/data.ts';
import { failure } from '../../testing/fake-api.ts';
import { fakeApi, resetApp } from '../../testing/render-app.tsx';
import { OwnDomicilios } from './own-domicilios.tsx';

afterEach(resetApp);

const local = {
  ...{ domicilio_id: uuid(7), nombre: 'Local centro', domicilio: 'Mitre 12, Junín', horario: '' },
  predeterminado: true,
};

it('shows one message when a call fails because another window ended the session', async () => {
  connectApi(window.location.origin);
  fakeApi({
    'GET /mis-domicilios': () => ({ domicilios: [local] }),
    'DELETE /mis-domicilios/:id': () => failure(401, 'NO_AUTENTICADO', 'Inicia sesión de nuevo.'),
  });
  render(
    <QueryClientProvider client={createQueryClient(errorPolicy, 60_000)}>
      <ValuesKitProvider>
        <OwnDomicilios />
      </ValuesKitProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar Local centro' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, quitar' }));
  expect(await screen.findAllByText('Inicia sesión de nuevo.')).toHaveLength(1);
});
