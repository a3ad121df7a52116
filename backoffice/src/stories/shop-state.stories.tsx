import type { Meta } from '@storybook/react-vite';
import type { EstadoDeLaTienda, TrabajoFallido } from 'api-client/backoffice';
import { screen, userEvent } from 'storybook/test';
import { longWord } from 'ui-kit/samples';
import { failing } from '../testing/api-fake.ts';
import { id } from '../testing/data.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const ESTADO: EstadoDeLaTienda = {
  ...{ avisos: ['abandonados'], version: '1.2.0', imagenes: 1234 },
  proceso: { node: '24.1.0', desde: '2026-11-20T12:00:00.000Z', memoria: 123_400_000 },
  base_de_datos: { version: '18.4', tamano: 2_500_000_000, conexiones: 12, conexiones_max: 100 },
  fotos: { sitio: 'carpeta', al_alcance: true },
  disco: { libre: 10_000_000_000, total: 40_000_000_000 },
  trabajos: [
    {
      cola: 'mail',
      esperan: 2,
      programados: 0,
      en_curso: 1,
      abandonados: 1,
      espera_desde: '2026-11-20T12:00:00.000Z',
    },
    { cola: 'precios', esperan: 0, programados: 1, en_curso: 0, abandonados: 1, espera_desde: null },
  ],
};
const fallido = (n: number, changes: Partial<TrabajoFallido>): TrabajoFallido => ({
  ...{ trabajo_id: id(n), cola: 'precios', sobre: 'Marca Sol de la puna', fecha: '2026-11-20T15:04:00.000Z' },
  ...{ intentos: 21, motivo: 'Ocurrió un error inesperado.', impedimento: null },
  ...changes,
});
const FALLIDOS = [
  fallido(1, {}),
  fallido(2, { cola: 'mail', sobre: null, intentos: 1, motivo: 'El servidor de correo lo rechazó.' }),
  fallido(3, { cola: 'pedidoNotice', sobre: null, impedimento: 'El pedido ya no existe.' }),
  fallido(4, { cola: 'importacion', sobre: `${longWord}.xlsx`, motivo: 'El trabajo se interrumpió.' }),
];
const api = {
  'GET /estado': () => ESTADO,
  'GET /estado/fallidos': () => ({ fallidos: FALLIDOS, total: FALLIDOS.length }),
};

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Shop state',
  tags: ['!autodocs'],
  args: { path: '/panel-estado', role: 'admin', api },
} satisfies Meta<PanelScreenArgs>;
export default meta;

export const Default: PanelStory = {};
/** Nothing failed, and nothing is queued. */
export const Empty: PanelStory = {
  args: {
    api: {
      'GET /estado': () => ({ ...ESTADO, avisos: [], trabajos: [] }),
      'GET /estado/fallidos': () => ({ fallidos: [], total: 0 }),
    },
  },
};
export const Loading: PanelStory = {
  args: { api: { ...api, 'GET /estado/fallidos': pendingForever }, arrives: false },
};
export const Failed: PanelStory = {
  args: {
    api: {
      ...api,
      'GET /estado/fallidos': failing,
    },
  },
};
export const Discarding: PanelStory = {
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Descartar/ });
    if (first) await userEvent.click(first);
    await screen.findByRole('alertdialog', { name: '¿Descartar este trabajo?' });
  },
};
