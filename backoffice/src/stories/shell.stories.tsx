import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import type { Meta } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { setLiveLost } from '../shared/live.ts';
import { lockSession, useLocked } from '../shared/session/access.ts';
import { id, notificacion } from '../testing/data.ts';
import { demoNotificaciones } from '../testing/demo-data.ts';
import { type Panel, type PanelScreenArgs, type PanelStory, panelScreen } from '../testing/panel-screen.tsx';

// An order's page marks no notifications as read.
const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Shell',
  tags: ['!autodocs'],
  args: { path: `/pedido/${id(1202)}` },
} satisfies Meta<PanelScreenArgs>;
export default meta;

const openTheBell = async (count: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Notificaciones: ${count}` }));
  return within(await screen.findByRole('menu', { name: 'Notificaciones' }));
};

/** Without notifications there is no bell. */
export const NoNews: PanelStory = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Detalles del Pedido' });
    await expect(screen.queryByRole('button', { name: /^Notificaciones/ })).toBeNull();
  },
};
export const ThreeNews: PanelStory = {
  args: { shop: { notificaciones: demoNotificaciones(3) } },
  play: async () => {
    const list = await openTheBell('3');
    await expect(list.getAllByRole('menuitem')).toHaveLength(3);
  },
};
/** Many notifications, as after a long weekend. */
export const HundredsOfNews: PanelStory = {
  args: { shop: { notificaciones: demoNotificaciones(120) } },
  play: async () => {
    const list = await openTheBell('99+');
    await expect(list.getAllByRole('menuitem')).toHaveLength(10);
    await waitFor(() => expect(list.getByRole('menuitem', { name: /pedidos nuevos más/ })).toBeVisible());
  },
};
/** A notification arrives: toast, badge, bell. */
export const NewsArrive: PanelStory = {
  play: async ({ loaded }) => {
    const { live } = loaded.panel as Panel;
    await screen.findByRole('heading', { name: 'Detalles del Pedido' });
    const mensaje = 'Nuevo pedido de Dietética La Esquina por $ 66.012,50';
    live.handlers?.nuevaNotificacion?.(notificacion(1, { mensaje, fecha: new Date().toISOString() }));
    await expect(await screen.findByText(mensaje)).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Notificaciones: 1' })).toBeVisible();
  },
};

/** As on phones and tablets; a wide window shows it beside the page. */
export const MenuOpen: PanelStory = {
  args: { shop: { notificaciones: demoNotificaciones(12) }, role: 'admin' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Detalles del Pedido' });
    const menu = canvas.getByRole('button', { name: /^Menú/ });
    if (menu.ariaHasPopup) await userEvent.click(menu);
    await expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  },
};

export const Offline: PanelStory = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async () => {
    await expect(await screen.findByText(/^Sin conexión\./)).toBeVisible();
  },
};

/** The live connection is lost for some time. */
export const LiveLost: PanelStory = {
  beforeEach: () => {
    setLiveLost(true);
    return () => setLiveLost(false);
  },
  play: async () => {
    await expect(await screen.findByText(/^Sin conexión en vivo\./)).toBeVisible();
  },
};

/** The help of '?', on a list. */
export const Shortcuts: PanelStory = {
  args: { path: '/panel-usuarios' },
  play: async () => {
    await screen.findByText('Marta Echeverría');
    await userEvent.keyboard('?');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible());
  },
};

/** The session expired: the password dialog above the page. */
export const SessionRanOut: PanelStory = {
  args: { path: '/panel-usuarios' },
  play: async () => {
    await screen.findByText('Marta Echeverría');
    lockSession();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Tu sesión venció' })).toBeVisible());
    await expect(screen.getByText('Marta Echeverría')).toBeInTheDocument();
  },
};

/** A dialog that opens after the session has expired. */
function LateDialog() {
  const isLocked = useLocked() !== null;
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(isLocked), [isLocked]);
  return (
    <Dialog open={open} aria-labelledby="late" fullWidth>
      <DialogTitle id="late">Otro lo cambió mientras tanto</DialogTitle>
      <DialogActions>
        <Button>Ver los cambios</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The password dialog stays above the later dialog. */
export const SessionRanOutBeforeADialog: PanelStory = {
  args: { path: '/panel-usuarios' },
  decorators: [
    (Screen) => (
      <>
        <Screen />
        <LateDialog />
      </>
    ),
  ],
  play: async () => {
    await screen.findByText('Marta Echeverría');
    lockSession();
    await screen.findByText('Otro lo cambió mientras tanto');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Otro/ })).toBeNull());
    const asked = screen.getByRole('dialog', { name: 'Tu sesión venció' });
    await waitFor(() => expect(asked).toBeVisible());
    await waitFor(() => expect(asked).toContainElement(document.activeElement as HTMLElement));
    const { x, y, width, height } = asked.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(asked).toContainElement(onTop as HTMLElement);
  },
};

/** Staff keep their menu on a missing page. */
export const NotFound: PanelStory = {
  args: { path: '/crear-nada' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /Página no encontrada/ })).toBeVisible();
  },
};
