import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';
import { afterEach, beforeEach, expect, it } from 'vitest';

function Shop() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useBackCloses(open, close);
  const [asking, setAsking] = useState(false);
  useBackCloses(asking, () => setAsking(false));
  return (
    <>
      <h1>{path}</h1>
      <button type="button" onClick={() => setOpen(!open)}>
        Menú
      </button>
      {open && (
        <div role="dialog">
          <Link to="/c" onClick={close}>
            C
          </Link>
          <button type="button" onClick={() => setAsking(true)}>
            Pedir
          </button>
          {asking && <p>¿Estás seguro?</p>}
        </div>
      )}
      <Outlet />
    </>
  );
}
const root = createRootRoute({ component: Shop });
const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })]);
const router = createRouter({ routeTree });

const at = (path: string) =>
  waitFor(() => expect(screen.getByRole('heading')).toHaveProperty('textContent', path));
const menu = () => fireEvent.click(screen.getByRole('button', { name: 'Menú' }));
const dialog = () => screen.queryByRole('dialog');
/** Runs first on popstate: other listeners may stop the event. */
let arrived = () => {};
window.addEventListener('popstate', () => arrived(), { capture: true });
/** Navigates and waits until the popstate event arrives. */
const travel = async (go: () => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  arrived = resolve;
  go();
  await act(() => promise);
};
const goBack = () => travel(() => window.history.back());
const forward = () => travel(() => window.history.forward());

afterEach(cleanup);
beforeEach(async () => {
  render(<RouterProvider router={router} />);
  await act(() => router.navigate({ to: '/$', params: { _splat: 'a' } }));
  await act(() => router.navigate({ to: '/$', params: { _splat: 'b' } }));
  await at('/b');
});

it('closes the menu and stays on the page; then Forward opens nothing and Back leaves', async () => {
  menu();
  await goBack();
  expect(dialog()).toBeNull();
  await at('/b');
  await forward();
  expect(dialog()).toBeNull();
  await at('/b');
  await goBack();
  await at('/a');
});

it('leaves no extra history entry when the menu was closed without Back', async () => {
  menu();
  menu();
  menu();
  menu();
  expect(dialog()).toBeNull();
  await goBack();
  await at('/a');
});

it('leaves no history entry when a link inside the menu opens a page', async () => {
  menu();
  fireEvent.click(screen.getByRole('link', { name: 'C' }));
  await at('/c');
  await goBack();
  await at('/b');
  await goBack();
  await at('/a');
});

it('leaves no history entry after Back closed the menu and the user navigated on', async () => {
  menu();
  await goBack();
  menu();
  await goBack();
  await at('/b');
  await act(() => router.navigate({ to: '/$', params: { _splat: 'd' } }));
  await at('/d');
  await goBack();
  await at('/b');
});

it('closes the top layer first, then the layer below', async () => {
  menu();
  fireEvent.click(screen.getByRole('button', { name: 'Pedir' }));
  await goBack();
  expect(screen.queryByText('¿Estás seguro?')).toBeNull();
  expect(dialog()).not.toBeNull();
  await goBack();
  expect(dialog()).toBeNull();
  await at('/b');
  await goBack();
  await at('/a');
});
