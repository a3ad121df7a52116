/** The panel works when the browser translates the page. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TRANSLATIONS } from 'app-core/testing/translate-page';
import { supportTranslation } from 'app-core/translated-page';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/api-fake.ts';
import { producto } from '../testing/catalogo-data.ts';
import { demoPanel } from '../testing/demo-panel.ts';
import { renderApp, signInAs, tidyUp } from '../testing/render-app.tsx';

let stop = () => {};
tidyUp();
afterEach(() => stop());
beforeEach(() => {
  // A wide window, with the cart beside the page.
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('min-width:1024px'),
      media,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
});

const translated = Object.entries(TRANSLATIONS);

async function open(path: string, translate: (root: Node) => void) {
  const user = userEvent.setup();
  const chia = producto(2, { nombre: 'Chía', precio: 1000 });
  const api = fakeApi({ ...demoPanel(), 'GET /productos': () => ({ productos: [chia], total: 1 }) });
  signInAs('empleado');
  stop = supportTranslation();
  renderApp(path);
  const step = async (element: HTMLElement) => {
    await act(async () => translate(document.body));
    await user.click(element);
    await act(async () => translate(document.body));
  };
  return { api, step };
}

it.each(translated)('adds to and empties the cart of an order, text %s', async (_, translate) => {
  const { step } = await open('/pedido-nuevo', translate);
  const add = await screen.findByRole('button', { name: 'Añadir: Chía' });
  await step(add);
  const cart = within(await screen.findByRole('complementary', { name: 'Carrito' }));
  await step(await cart.findByRole('button', { name: /^Sumar uno/ }));
  await waitFor(() => expect(cart.getAllByText(/2\.000,00/).length).toBeGreaterThan(0));
  await step(cart.getByRole('button', { name: 'Eliminar: Chía' }));
  await waitFor(() => expect(cart.queryByText('Chía')).toBeNull());
  expect(cart.queryByText(/2\.000,00/)).toBeNull();
});

it.each(translated)('counts the selected orders, text %s', async (_, translate) => {
  const { step } = await open('/panel-pedidos', translate);
  const rows = await screen.findAllByRole('checkbox', { name: /^Elegir/ });
  const [, one, other] = rows;
  if (!one || !other) throw new Error('No orders');
  await step(one);
  await step(other);
  expect(await screen.findByText(/^2 elegidos/)).toBeVisible();
  await step(one);
  await step(other);
  await waitFor(() => expect(screen.queryByText(/^[12] elegidos?/)).toBeNull());
});
