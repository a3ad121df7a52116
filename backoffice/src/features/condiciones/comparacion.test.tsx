import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi, type Handlers } from '../../testing/api-fake.ts';
import { comparacion, condicion, VENCIDA } from '../../testing/condiciones-data.ts';
import { renderApp, signInAs, signInAsRol, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

const FIRST = condicion(1);
const SECOND = condicion(2, { ...VENCIDA, monto_minimo: null, clientes: 3 });
const BOTH = `/comparar-condiciones?condicion=${FIRST.condicion_id}&con=${SECOND.condicion_id}`;

function show(path: string, handlers: Handlers = {}) {
  const api = fakeApi({
    'GET /condiciones': () => ({ condiciones: [FIRST, SECOND], total: 2 }),
    'GET /condiciones/:id': ({ param }) => (param === SECOND.condicion_id ? SECOND : FIRST),
    'GET /condiciones/:id/comparacion': () => comparacion,
    ...handlers,
  });
  return { api, ...renderApp(path) };
}

const precios = async () => within(await screen.findByRole('table', { name: 'Precios' }));
const row = async (name: string) =>
  within(await (await precios()).findByRole('row', { name: new RegExp(name) }));

it('opens from the list without a choice, and asks nothing until there is one', async () => {
  signInAs('empleado');
  const { api } = show('/panel-condiciones');
  await userEvent.click(await screen.findByRole('link', { name: 'Comparar' }));
  expect(await screen.findByText(/producto por producto/)).toBeVisible();
  expect(api.callsTo('GET /condiciones/:id/comparacion')).toEqual([]);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Condiciones' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Supermercados 1' }));
  expect((await precios()).getByRole('columnheader', { name: 'Los precios de la tienda' })).toBeVisible();
  // The first choice is not offered again as the second one.
  await userEvent.click(screen.getByRole('combobox', { name: 'Comparar con' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Los precios de la tienda',
    expect.stringMatching(/^Supermercados 2/),
  ]);
});

it('shows both prices, the difference, and the terms that differ', async () => {
  signInAs('empleado');
  show(BOTH);
  const cells = (await row('Almendra 1')).getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(1)).toEqual([
    expect.stringMatching(/^\$\s10\.000,00$/),
    expect.stringMatching(/^\$\s9\.450,00$/),
    expect.stringMatching(/^\$\s8\.505,00.10\s%$/),
  ]);
  expect((await row('Almendra 2')).queryByText(/%/)).toBeNull();
  const terms = within(await screen.findByRole('table', { name: 'Términos que se diferencian' }));
  const texts = (await terms.findAllByRole('row')).slice(1).map((one) => one.textContent);
  expect(texts).toEqual([
    'Descuento generalNinguno12,5\u00a0%',
    expect.stringMatching(/^Pedido mínimo\$\s50\.000El de la tienda$/),
    expect.stringMatching(/^Envío gratisEl de la tienda\$\s80\.000$/),
    'Plazo de pagoNinguno30 días',
    expect.stringMatching(/^Límite de créditoNinguno\$\s500\.000,5/),
    'VigenciaSin límiteVenció el 30/11/2026',
    'Clientes03',
  ]);
  expect(
    screen.getByText('Iguales en ambas: Porcentajes, IVA en los precios, Precios propios.'),
  ).toBeVisible();
});

it('filters by the difference, with the counts of all products, and changes sides', async () => {
  signInAs('empleado');
  const { api } = show(BOTH);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Ver' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Todos (1.240)',
    'Distintos (40)',
    expect.stringMatching(/^Más bajos en «Supermercados 2.*» \(30\)$/),
    expect.stringMatching(/^Más altos en «Supermercados 2.*» \(10\)$/),
  ]);
  await userEvent.click(screen.getByRole('option', { name: /^Más bajos/ }));
  await screen.findByText('Almendra 1');
  const lastCall = () => {
    const last = api.callsTo('GET /condiciones/:id/comparacion').at(-1);
    return [last?.path, last?.query.get('con'), last?.query.get('diferencia')];
  };
  expect(lastCall()).toEqual([
    `/condiciones/${FIRST.condicion_id}/comparacion`,
    SECOND.condicion_id,
    'menores',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Intercambiar' }));
  await screen.findByText('Almendra 1');
  expect(lastCall()).toEqual([
    `/condiciones/${SECOND.condicion_id}/comparacion`,
    FIRST.condicion_id,
    'menores',
  ]);
});

it('says when no price is so, and when a list cannot be loaded', async () => {
  signInAs('empleado');
  let fails = true;
  show(`${BOTH}&diferencia=mayores`, {
    'GET /condiciones/:id/comparacion': () => {
      if (fails) throw new Error('no connection');
      return { ...comparacion, productos: [], total: 0 };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Ningún precio es así')).toBeVisible();
});

it('is open to staff who see prices, and closed to others', async () => {
  const permisos = signInAsRol(['ver-precios'], 'Lectura');
  show(BOTH, permisos);
  expect((await row('Almendra 1')).getByText(/10\s%$/)).toBeVisible();
  cleanup();
  show(BOTH, signInAsRol(['pedidos'], 'Depósito'));
  expect(await screen.findByText(/permiso/)).toBeVisible();
});
