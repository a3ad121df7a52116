import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ownColumnas } from '../features/pedidos/columnas/columnas.ts';
import { failing } from '../testing/api-fake.ts';
import { id, pedido, pedidosPage } from '../testing/data.ts';
import { demoCatalogo } from '../testing/demo-catalogo.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const autor = { usuario_id: id(9), nombre: 'Beto', apellido: 'Ruiz' };
const vista = (n: number, nombre: string, de_equipo: boolean) => ({
  ...{ vista_id: id(n), nombre, de_equipo, autor, version: 1 },
  ...{ filtros: {}, columnas: null },
});

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Working day',
  tags: ['!autodocs'],
  args: { path: '/panel-pedidos' },
  beforeEach: (context) => {
    // Clears the choice of other stories.
    ownColumnas.set(null);
    return panelScreen.beforeEach(context);
  },
} satisfies Meta<PanelScreenArgs>;
export default meta;

/** The user's own views, then the team's with their author. */
export const Views: PanelStory = {
  args: {
    api: {
      'GET /vistas': () => ({
        vistas: [vista(41, 'Urgentes de la mañana', false), vista(42, 'Reparto del jueves', true)],
      }),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Vistas' }));
    await waitFor(() => expect(screen.getByText('Del equipo, de Beto Ruiz')).toBeVisible());
  },
};
export const ViewsFailed: PanelStory = {
  args: { api: { 'GET /vistas': failing } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Vistas' }));
    await waitFor(() => expect(screen.getByText('Reintentar')).toBeVisible());
  },
};

const PACKED = {
  ...pedido(1204, { estado_pedido: 'aprobado' }),
  asignado: autor,
  ...{ etiquetas: ['Frágil', 'Retira por el depósito'], notas: 2, bultos: 12, remito: '0001-00000042' },
};
/** All columns: those that do not fit are below the customer's name. */
export const AllColumns: PanelStory = {
  args: {
    path: '/panel-pedidos?columnas=fecha,total,asignado,etiquetas,notas,empaque,remito',
    api: { 'GET /pedidos': () => pedidosPage([PACKED, pedido(1203)]) },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/0001-00000042/)).toBeVisible());
  },
};

const parada = (numero: number, domicilio: string, bultos: number | null) => ({
  ...{ pedido_id: id(numero), numero, domicilio, bultos, remito: null, telefono: '2477 55-0000' },
  ...{ nombre_comercio: `Almacén ${numero}`, productos: 2, total_precio: 60_000 },
});
/** The stops of each zone, to be ordered before printing. */
export const RouteSheets: PanelStory = {
  args: {
    api: {
      'GET /pedidos': () => pedidosPage([PACKED]),
      'GET /reparto': () => ({
        zonas: [
          { zona: 'Junín', paradas: [parada(7, 'Mitre 1, Junín', 2), parada(8, 'Mitre 22, Junín', null)] },
          { zona: null, paradas: [parada(9, 'Ruta 8 km 224', 1)] },
        ],
      }),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Elegir pedido 1204/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hojas de ruta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hojas de ruta' }));
    await waitFor(() => expect(dialog.getByText('Imprimir 2 hojas')).toBeVisible());
  },
};

const featured = demoCatalogo.productos.slice(0, 6);
export const FeaturedOrder: PanelStory = {
  args: {
    path: '/destacados',
    api: { 'GET /productos/destacados': () => ({ productos: featured, total: featured.length }) },
  },
  play: async () => {
    await expect(await screen.findAllByRole('button', { name: /^Subir: / })).toHaveLength(6);
  },
};
/** Products that seem to be sizes of one. */
export const Sizes: PanelStory = {
  args: {
    path: '/panel-tamanos',
    api: {
      'GET /productos/tamanos/propuestas': () => ({
        propuestas: [0, 2, 4].map((at) => ({
          nombre: featured[at]?.nombre ?? '',
          productos: featured.slice(at, at + 2),
        })),
        total: 3,
      }),
    },
  },
  play: async () => {
    await expect(await screen.findAllByRole('button', { name: /^Agrupar: / })).toHaveLength(3);
  },
};
export const FeaturedOrderOnItsWay: PanelStory = {
  args: { path: '/destacados', api: { 'GET /productos/destacados': pendingForever }, arrives: false },
};
