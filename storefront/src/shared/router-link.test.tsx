import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Route as About } from '../routes/about.tsx';
import { fakeApi, openPage, renderApp } from '../testing/render-app.tsx';
import { startHydration } from './hydration.ts';

afterEach(() => vi.restoreAllMocks());

const mainLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name });

it('navigates without loading a page, except with Ctrl', async () => {
  const { router } = await openPage('/login?returnTo=%2Fabout');
  const link = mainLink('Sobre nosotros');
  const apart = createEvent.click(link, { ctrlKey: true });
  fireEvent(link, apart);
  expect(apart.defaultPrevented).toBe(false);
  const inside = createEvent.click(link);
  fireEvent(link, inside);
  expect(inside.defaultPrevented).toBe(true);
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
});

it('marks the links to the open page', async () => {
  await openPage('/login?returnTo=%2Fabout');
  const current = () =>
    screen.getAllByRole('link', { current: 'page' }).map((link) => link.getAttribute('href'));
  expect(screen.queryAllByRole('link', { current: 'page' })).toEqual([]);
  fireEvent.click(mainLink('Sobre nosotros'));
  // In header and footer.
  await waitFor(() => expect(current()).toEqual(['/about', '/about']));
});

it('leaves a page that the server could not load, once hydration has finished', async () => {
  fakeApi({});
  const failed = { failure: { status: 503, message: 'No responde.' } };
  const options: { loader?: unknown } = About.options;
  vi.spyOn(options as { loader: () => Promise<unknown> }, 'loader').mockResolvedValue(failed);
  startHydration();
  const { router } = await renderApp('/about');
  await screen.findByRole('heading', { level: 1, name: 'No pudimos mostrar esta página.' });
  fireEvent.click(mainLink('Marcas'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/marcas'));
});
