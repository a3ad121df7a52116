import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Route as About } from '../routes/about.tsx';
import { fakeApi, renderApp, resetApp } from '../testing/render-app.tsx';
import { beginTakingOver } from './page-taken.ts';

afterEach(resetApp);
afterEach(() => vi.restoreAllMocks());

const mainLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name });

it('leads inside the shop without loading a page, unless another window is asked for', async () => {
  fakeApi({});
  const { router } = await renderApp('/login?returnTo=%2Fabout');
  const link = mainLink('Sobre nosotros');
  const apart = createEvent.click(link, { ctrlKey: true });
  fireEvent(link, apart);
  expect(apart.defaultPrevented).toBe(false);
  const inside = createEvent.click(link);
  fireEvent(link, inside);
  expect(inside.defaultPrevented).toBe(true);
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
});

it('says which of them lead to the page that is open', async () => {
  fakeApi({});
  await renderApp('/login?returnTo=%2Fabout');
  const current = () =>
    screen.getAllByRole('link', { current: 'page' }).map((link) => link.getAttribute('href'));
  expect(screen.queryAllByRole('link', { current: 'page' })).toEqual([]);
  fireEvent.click(mainLink('Sobre nosotros'));
  // In the header and in the footer.
  await waitFor(() => expect(current()).toEqual(['/about', '/about']));
});

it('leads away from a page that the server could not load, once it is taken over', async () => {
  fakeApi({});
  const failed = { failure: { status: 503, message: 'No responde.' } };
  const options: { loader?: unknown } = About.options;
  vi.spyOn(options as { loader: () => Promise<unknown> }, 'loader').mockResolvedValue(failed);
  beginTakingOver();
  const { router } = await renderApp('/about');
  await screen.findByRole('heading', { level: 1, name: 'No pudimos mostrar esta página.' });
  fireEvent.click(mainLink('Marcas'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/marcas'));
});
