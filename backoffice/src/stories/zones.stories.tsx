import type { Meta } from '@storybook/react-vite';
import type { Zona } from 'api-client/backoffice';
import { screen, userEvent } from 'storybook/test';
import { longWord } from 'ui-kit/samples';
import { failing, refuse } from '../testing/api-fake.ts';
import { id } from '../testing/data.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const zona = (n: number, nombre: string, more: Partial<Zona> = {}): Zona => ({
  ...{ zona_id: id(n), nombre, localidades: [], codigos_postales: [], dias: [], recibe_pedidos: true },
  ...{ version: 1, ...more },
});
const ZONAS = [
  zona(1, 'Pergamino y alrededores', {
    localidades: ['Pergamino', 'Acevedo', 'Manuel Ocampo', 'Rancagua'],
    codigos_postales: ['2700-2709'],
    dias: ['martes', 'jueves'],
  }),
  zona(2, 'Rosario', { localidades: ['Rosario', 'Funes'], codigos_postales: ['2000-2013'], dias: ['lunes'] }),
  zona(3, 'Cordillera', { localidades: ['Esquel'], recibe_pedidos: false }),
];
const FERIADOS = [
  { fecha: '2099-12-08', nombre: 'Inmaculada Concepción de María' },
  { fecha: '2099-12-25', nombre: 'Navidad' },
];
const shop = (zonas: Zona[], feriados = FERIADOS) => ({
  'GET /zonas': () => ({ zonas }),
  'GET /feriados': () => ({ feriados }),
});

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Zones',
  tags: ['!autodocs'],
  args: { path: '/panel-zonas', role: 'admin', api: shop(ZONAS) },
} satisfies Meta<PanelScreenArgs>;
export default meta;

export const Default: PanelStory = {};
/** Without zones there is no delivery note. */
export const Empty: PanelStory = { args: { api: shop([], []) } };
export const Loading: PanelStory = {
  args: { api: { 'GET /zonas': pendingForever, 'GET /feriados': pendingForever }, arrives: false },
};
export const Failed: PanelStory = { args: { api: { 'GET /zonas': failing, 'GET /feriados': failing } } };
export const HardCases: PanelStory = {
  args: {
    api: shop([
      zona(1, longWord, {
        localidades: Array.from({ length: 30 }, (_, n) => `Localidad número ${n + 1}`),
        dias: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'],
      }),
    ]),
  },
};
export const NewZone: PanelStory = { args: { path: '/crear-zona' } };
/** A place belongs to only one zone. */
export const PlaceTaken: PanelStory = {
  args: {
    path: `/actualizar-zona/${id(1)}`,
    api: {
      ...shop(ZONAS),
      'PATCH /zonas/:id': () =>
        refuse(409, 'ZONA_EN_USO', 'Otra zona ya tiene ese lugar.', [
          { field: 'localidades', message: '«Rosario» ya está en la zona Rosario.' },
        ]),
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Localidades/ }), ', Rosario');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findAllByText('«Rosario» ya está en la zona Rosario.');
  },
};
