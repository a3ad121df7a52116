import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { KitProvider } from 'ui-kit/kit-provider';
import { useTyped } from 'ui-kit/typed';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LeaveGuard } from './leave-guard.tsx';

let account: string | null = 'ana';

function Field({ label }: { label: string }) {
  const [text, setText] = useState('');
  useTyped(text !== '');
  return <input aria-label={label} value={text} onChange={({ target }) => setText(target.value)} />;
}

function Dialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <DetailsDialog open={open} title="Registrar pago" onClose={() => setOpen(false)}>
        <Field label="Importe" />
      </DetailsDialog>
    </>
  );
}

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <LeaveGuard account={() => account} />
    </>
  ),
});
const page = (path: string, component: () => React.ReactNode) =>
  createRoute({ getParentRoute: () => root, path, component });
const routeTree = root.addChildren([
  page('/', () => <h1>Inicio</h1>),
  page('/form', () => <Field label="Nombre" />),
  page('/dialog', () => <Dialog />),
]);
const router = createRouter({ routeTree });

beforeEach(async () => {
  account = 'ana';
  window.history.replaceState(null, '', '/');
  render(
    <KitProvider>
      <RouterProvider router={router as never} />
    </KitProvider>,
  );
  await act(() => router.navigate({ to: '/' }));
  await screen.findByRole('heading', { name: 'Inicio' });
});
afterEach(cleanup);

const type = async (label: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: 'Zoe' } });
const question = () => screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isReloadAskedFor = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('asks before Back and before a reload while text is unsaved, and leaves once the user agrees', async () => {
  await act(() => router.navigate({ to: '/form' }));
  expect(isReloadAskedFor()).toBe(false);
  await type('Nombre');
  expect(isReloadAskedFor()).toBe(true);
  act(() => window.history.back());
  await question();
  press('Seguir editando');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Zoe');
  act(() => window.history.back());
  await question();
  press('Salir sin guardar');
  await screen.findByRole('heading', { name: 'Inicio' });
  expect(isReloadAskedFor()).toBe(false);
});

it('does not ask once another account, or none, uses the page', async () => {
  await act(() => router.navigate({ to: '/form' }));
  await type('Nombre');
  account = null;
  expect(isReloadAskedFor()).toBe(false);
  await act(() => router.navigate({ to: '/' }));
  await screen.findByRole('heading', { name: 'Inicio' });
});

it('asks each time before Back closes a dialog over typed text, and stays on the page', async () => {
  await act(() => router.navigate({ to: '/dialog' }));
  await screen.findByRole('button', { name: 'Abrir' });
  press('Abrir');
  await type('Importe');
  for (const _ of [1, 2]) {
    act(() => window.history.back());
    await question();
    press('Seguir editando');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Importe')).toHaveProperty('value', 'Zoe');
  }
  act(() => window.history.back());
  await question();
  press('Salir sin guardar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/dialog');
});
