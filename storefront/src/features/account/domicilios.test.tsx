import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Domicilio, DomicilioBody } from 'api-client/storefront';
import { afterEach, expect, it } from 'vitest';
import { usuario, uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { fakeApi, renderApp, resetApp } from '../../testing/render-app.tsx';
import { storedSession } from '../../testing/token.ts';

afterEach(resetApp);

const local: Domicilio = {
  domicilio_id: uuid(7),
  nombre: 'Local centro',
  domicilio: 'Mitre 12, Junín',
  horario: 'de 8 a 12',
  predeterminado: true,
};

async function open(handlers: Handlers) {
  const api = fakeApi({
    'GET /sesiones': () => ({ sesiones: [] }),
    'GET /cuenta/correo': () => ({ email: usuario.email, confirmado: true }),
    'GET /usuarios/:id': () => usuario,
    ...handlers,
  });
  localStorage.setItem('auth', JSON.stringify(storedSession()));
  return { api, user: userEvent.setup(), ...(await renderApp('/cuenta')) };
}

it('adds a delivery address under a new id and deletes another address', async () => {
  let domicilios = [local];
  const { api, user } = await open({
    'GET /mis-domicilios': () => ({ domicilios }),
    'PUT /mis-domicilios/:id': ({ body, path }) => {
      const added = { ...(body as Required<DomicilioBody>), domicilio_id: path.split('/').at(-1) ?? '' };
      domicilios = [...domicilios, added];
      return { domicilios };
    },
    'DELETE /mis-domicilios/:id': () => {
      domicilios = domicilios.filter(({ nombre }) => nombre !== 'Local centro');
      return { mensaje: 'Domicilio quitado' };
    },
  });
  expect(await screen.findByText('Mitre 12, Junín (de 8 a 12)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Agregar domicilio' }));
  await user.click(screen.getByRole('button', { name: 'Guardar domicilio' }));
  expect(await screen.findByText('El domicilio es obligatorio.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Nombre/ }), 'Depósito');
  await user.type(screen.getByRole('textbox', { name: /^Domicilio/ }), 'Alem 3, Salto');
  await user.click(screen.getByRole('button', { name: 'Guardar domicilio' }));
  expect(await screen.findByText('Alem 3, Salto')).toBeVisible();
  const [put] = api.callsTo('PUT /mis-domicilios/:id');
  expect(put?.path).toMatch(/\/mis-domicilios\/[0-9a-f-]{36}$/);
  const expected = { nombre: 'Depósito', domicilio: 'Alem 3, Salto', horario: '', predeterminado: false };
  expect(put?.body).toEqual(expected);
  await user.click(screen.getByRole('button', { name: 'Quitar Local centro' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sí, quitar' }),
  );
  expect(await screen.findByText('Domicilio quitado')).toBeVisible();
  expect(screen.queryByText('Mitre 12, Junín (de 8 a 12)')).toBeNull();
});

it('shows why the server refuses an address', async () => {
  const { user } = await open({
    'PUT /mis-domicilios/:id': () => failure(409, 'DEMASIADOS_DOMICILIOS', 'Puedes tener hasta 20.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Agregar domicilio' }));
  await user.type(screen.getByRole('textbox', { name: /^Nombre/ }), 'Depósito');
  await user.type(screen.getByRole('textbox', { name: /^Domicilio/ }), 'Alem 3');
  await user.click(screen.getByRole('button', { name: 'Guardar domicilio' }));
  expect(await screen.findByText('Puedes tener hasta 20.')).toBeVisible();
});

it("requests erasure of the user's data after a confirmation and withdraws the request", async () => {
  let borrado_pedido_en: string | null = null;
  const { api, user } = await open({
    'GET /usuarios/:id': () => ({ ...usuario, borrado_pedido_en }),
    'POST /cuenta/borrado': () => {
      borrado_pedido_en = '2026-03-02T12:00:00.000Z';
      return { mensaje: 'Recibimos tu pedido.' };
    },
    'DELETE /cuenta/borrado': () => {
      borrado_pedido_en = null;
      return { mensaje: 'Tu cuenta sigue como está.' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pedir que borren mis datos' }));
  expect(api.callsTo('POST /cuenta/borrado')).toHaveLength(0);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sí, pedirlo' }),
  );
  expect(await screen.findByText('Recibimos tu pedido.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Retirar el pedido de borrado' }));
  expect(await screen.findByText('Tu cuenta sigue como está.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pedir que borren mis datos' })).toBeVisible();
});
