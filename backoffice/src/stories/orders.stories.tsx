import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { highestPrice } from 'ui-kit/samples';
import { failing, refuse } from '../testing/api-fake.ts';
import { pedidosPage } from '../testing/data.ts';
import { demoPedidos } from '../testing/demo-data.ts';
import { hardPedidos } from '../testing/hard-data.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Orders',
  tags: ['!autodocs'],
  args: { path: '/panel-pedidos' },
} satisfies Meta<PanelScreenArgs>;
export default meta;

const NEWEST = 'Estado del pedido 1204';
/** Approves the newest order. */
async function approveTheNewest() {
  await userEvent.click(await screen.findByRole('button', { name: `${NEWEST}: ESPERANDO APROBACION` }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /^APROBADO/ }));
}

/** The five statuses. */
export const TenOrders: PanelStory = {
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Pedidos' }));
    await expect(table.getAllByRole('row')).toHaveLength(11);
    await expect(screen.getByText('Página 1 de 5')).toBeVisible();
  },
};
export const SecondPage: PanelStory = { args: { path: '/panel-pedidos?page=2' } };
export const Filtered: PanelStory = { args: { path: '/panel-pedidos?estado=enviado' } };
export const FilterLeavesNone: PanelStory = {
  args: { path: '/panel-pedidos?estado=cancelado', shop: { pedidos: demoPedidos.slice(0, 3) } },
};
/** Filters without a field are shown as chips. */
export const FilteredByMore: PanelStory = {
  args: {
    path: '/panel-pedidos?estado=aprobado,enviado&importe_desde=1000&sin_imprimir=si&orden=mayor_importe',
  },
  play: async () => {
    await expect(await screen.findByRole('list', { name: 'Filtros puestos' })).toBeVisible();
  },
};
export const FiltersOpen: PanelStory = {
  // On phones the button stays visible while a filter is set.
  args: { path: '/panel-pedidos?orden=mayor_importe' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filtrar y ordenar (1)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filtrar y ordenar' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const OneOrder: PanelStory = { args: { shop: { pedidos: demoPedidos.slice(0, 1) } } };
export const NoneYet: PanelStory = { args: { shop: { pedidos: [] } } };
/** The longest names, and the highest totals of the database. */
export const HardCases: PanelStory = { args: { shop: { pedidos: hardPedidos } } };

export const Loading: PanelStory = { args: { api: { 'GET /pedidos': pendingForever }, arrives: false } };
/** The server fails once. */
export const FailedThenRetried: PanelStory = {
  args: { api: { 'GET /pedidos': failing } },
  play: async ({ loaded }) => {
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    await expect(screen.getByText('No se han encontrado pedidos')).toBeVisible();
    loaded.panel.api.answer({ 'GET /pedidos': () => pedidosPage(demoPedidos.slice(0, 3)) });
    await userEvent.click(retry);
    await expect(await screen.findByText(/n\.º 1204/)).toBeVisible();
  },
};
export const Failed: PanelStory = { args: { ...FailedThenRetried.args } };

export const StatusMenuOpen: PanelStory = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `${NEWEST}: ESPERANDO APROBACION` }));
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(5);
  },
};
export const StatusBeingSaved: PanelStory = {
  args: { api: { 'PATCH /pedidos/:id/estado': pendingForever } },
  play: async () => {
    await approveTheNewest();
    await expect(await screen.findByRole('button', { name: new RegExp(NEWEST), busy: true })).toBeVisible();
  },
};
/** Approving would exceed the customer's limit. */
export const OverTheLimit: PanelStory = {
  args: {
    api: {
      'GET /cuentas-corrientes/limites': () => ({
        superados: demoPedidos.slice(0, 1).map(({ usuario, numero }) => ({
          ...{ usuario, numeros: [numero], saldo_al_aprobar: highestPrice, limite: 150_000 },
        })),
      }),
    },
  },
  play: async () => {
    await approveTheNewest();
    const asked = await screen.findByRole('alertdialog', { name: '¿Aprobar el pedido N.º 1204?' });
    await waitFor(() => expect(within(asked).getByRole('button', { name: 'Sí, aprobar' })).toBeVisible());
  },
};
export const StatusChanged: PanelStory = {
  play: async () => {
    await approveTheNewest();
    await expect(await screen.findByText('Estado del pedido actualizado correctamente.')).toBeVisible();
    await expect(await screen.findByRole('button', { name: `${NEWEST}: APROBADO` })).toBeVisible();
  },
};
export const StatusNotChanged: PanelStory = {
  args: {
    api: { 'PATCH /pedidos/:id/estado': failing },
  },
  play: async () => {
    await approveTheNewest();
    await expect(await screen.findByText('Error al actualizar el estado del pedido.')).toBeVisible();
    await expect(screen.getByRole('button', { name: `${NEWEST}: ESPERANDO APROBACION` })).toBeVisible();
  },
};
/** A 403 is shown and keeps the session. */
export const NoPermission: PanelStory = {
  args: {
    api: {
      'PATCH /pedidos/:id/estado': () => refuse(403, 'SIN_PERMISO', 'No tienes permiso para hacer esto.'),
    },
  },
  play: async () => {
    await approveTheNewest();
    await expect(await screen.findByText('No tienes permiso para hacer esto.')).toBeVisible();
  },
};

export const RemitoOnItsWay: PanelStory = {
  args: { api: { 'GET /remitos/pdf/download': pendingForever } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remito: pedido 1202' }));
    await expect(await screen.findByRole('button', { name: 'Preparando…: pedido 1202' })).toBeVisible();
  },
};
