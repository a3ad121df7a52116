import { screen, waitFor, within } from '@testing-library/react';
import type { MisAvisos, MisAvisosBody } from 'api-client/storefront';
import { expect, it } from 'vitest';
import { producto, uuid, withoutPrice } from '../../testing/data.ts';
import { customer, openPage, visitor } from '../../testing/render-app.tsx';

/** Fake server that stores the mail settings. */
function keeper(now: MisAvisos, path: string, roles = customer) {
  const change = (next: Partial<MisAvisos>) => {
    now = { ...now, ...next };
    return now;
  };
  return openPage(path, roles, {
    'GET /productos/:id': ({ param, headers }) => {
      const sold = producto(Number(param.slice(-4)), { disponible: false });
      return headers.has('authorization') ? sold : withoutPrice(sold);
    },
    'GET /mis-avisos': () => now,
    'PUT /mis-avisos': ({ body }) => change(body as MisAvisosBody),
    'PUT /mis-avisos/productos/:id': ({ param }) =>
      change({ productos: [{ producto_id: param, nombre: 'Producto 1' }] }),
    'DELETE /mis-avisos/productos/:id': () => change({ productos: [] }),
  });
}
const defaultAvisos: MisAvisos = { stock: true, precios: false, porcentaje: 10, productos: [] };

it('saves each choice of mails at once', async () => {
  const { user, api } = await keeper(
    { ...defaultAvisos, productos: [{ producto_id: uuid(1), nombre: 'Maní' }] },
    '/cuenta',
  );
  const box = within(await screen.findByRole('region', { name: 'Correos que recibes' }));
  expect(box.queryByRole('combobox')).toBeNull();
  await user.click(
    await box.findByRole('switch', { name: 'Cuando cambie el precio de lo que suelo comprar' }),
  );
  await user.selectOptions(await box.findByRole('combobox', { name: 'Si cambia más de' }), '5 %');
  await waitFor(() =>
    expect(api.callsTo('PUT /mis-avisos').map(({ body }) => body)).toEqual([
      { stock: true, precios: true, porcentaje: 10 },
      { stock: true, precios: true, porcentaje: 5 },
    ]),
  );
  await user.click(box.getByRole('button', { name: 'Ya no esperar: Maní' }));
  await waitFor(() => expect(box.queryByText('Maní')).toBeNull());
});

it("requests a mail on a sold-out product's page and cancels the request", async () => {
  const { user, api } = await keeper(defaultAvisos, `/producto/${uuid(1)}`);
  const press = async (name: string, pressed: boolean) => {
    const button = await screen.findByRole('button', { name, pressed });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  await press('Avísame cuando vuelva', false);
  await press('Te avisaremos cuando vuelva', true);
  expect(await screen.findByRole('button', { name: 'Avísame cuando vuelva', pressed: false })).toBeVisible();
  expect(api.callsTo('PUT /mis-avisos/productos/:id')[0]?.param).toBe(uuid(1));
});

it.each([[[]], [['empleado']]])('offers no mail to visitors and staff: %j', async (roles) => {
  await keeper(defaultAvisos, `/producto/${uuid(1)}`, roles);
  expect(await screen.findByRole('button', { name: 'Producto no disponible' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Avísame cuando vuelva' })).toBeNull();
});

it("stops the mails on a press in the mailed link's page, not when it opens, and allows undo", async () => {
  const { user, api } = await openPage(`/confirmar-correo#baja-precios=${uuid(5)}`, visitor, {
    'POST /avisos/baja': () => ({ mensaje: 'No te avisaremos más de cambios de precio' }),
    'POST /avisos/vuelta': () => ({ mensaje: 'Te avisaremos de cambios de precio' }),
  });
  const press = await screen.findByRole('button', { name: 'No recibir más' });
  expect(api.callsTo('POST /avisos/baja')).toEqual([]);
  await user.click(press);
  expect(
    await screen.findByRole('heading', { name: 'No te avisaremos más de cambios de precio' }),
  ).toBeVisible();
  expect(api.callsTo('POST /avisos/baja')[0]?.query.toString()).toBe(`codigo=${uuid(5)}&tipo=precios`);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('heading', { name: 'Te avisaremos de cambios de precio' })).toBeVisible();
  expect(api.callsTo('POST /avisos/vuelta')).toHaveLength(1);
});
