import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';
import { KitProvider } from 'ui-kit/kit-provider';
import { expect, it, vi } from 'vitest';
import { lockSession } from '../../shared/session/access.ts';
import { fakeApi } from '../../testing/api-fake.ts';
import { usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp, tokenFor } from '../../testing/render-app.tsx';

tidyUp();

/** Layers that a late response may open. */
const LAYERS = {
  dialog: (open: boolean) => (
    <Dialog open={open} aria-labelledby="late">
      <DialogTitle id="late">Tarde</DialogTitle>
    </Dialog>
  ),
  menu: (open: boolean) => (
    <Menu open={open} anchorEl={document.body} slotProps={{ list: { 'aria-label': 'Tarde' } }}>
      <MenuItem>Adentro</MenuItem>
    </Menu>
  ),
};

interface LateProps {
  answer: Promise<void>;
  layer: (open: boolean) => ReactNode;
  onBack: () => void;
}

function Late({ answer, layer, onBack }: LateProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => void answer.then(() => setOpen(true)), [answer]);
  useBackCloses(open, onBack);
  return (
    <KitProvider mode="light" LinkComponent="a">
      {layer(open)}
    </KitProvider>
  );
}

const session = () => screen.findByRole('dialog', { name: 'Tu sesión venció' });
const password = async () => (await session()).querySelector<HTMLInputElement>('[name="password"]');

async function lock() {
  signInAs('empleado');
  fakeApi({
    'GET /notificaciones': () => [],
    'GET /usuarios': () => ({ usuarios: [usuario(2)], total: 1 }),
    'POST /auth/login': () => ({ token: tokenFor('empleado', 7200) }),
  });
  renderApp('/panel-usuarios');
  await screen.findByText('Bruno Gómez 2');
  act(() => lockSession());
  await session();
}

it.each(Object.entries(LAYERS))(
  'keeps the expired session’s dialog above a %s that opens later',
  async (role, layer) => {
    const answer = Promise.withResolvers<void>();
    const onBack = vi.fn();
    await lock();
    render(<Late answer={answer.promise} layer={layer} onBack={onBack} />);
    await userEvent.type((await password()) as HTMLElement, 'Demo');
    answer.resolve();
    const below = await screen.findByRole(role, { name: 'Tarde', hidden: true });
    // Only the upper layer is exposed to screen readers; it keeps the focus and the typed text.
    await waitFor(() => expect(screen.queryByRole(role, { name: 'Tarde' })).toBeNull());
    const above = await session();
    await waitFor(() => expect(above).toContainElement(document.activeElement as HTMLElement));
    expect(below.compareDocumentPosition(above)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect((await password())?.value).toBe('Demo');

    // The back button closes neither.
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(onBack).not.toHaveBeenCalled();

    await userEvent.type((await password()) as HTMLElement, '1234*');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByRole(role, { name: 'Tarde' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Tu sesión venció' })).toBeNull();
  },
);

it('opens with an empty field when the session expires again', async () => {
  await lock();
  await userEvent.type((await password()) as HTMLElement, 'Demo1234*');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => lockSession());
  expect((await password())?.value).toBe('');
});
