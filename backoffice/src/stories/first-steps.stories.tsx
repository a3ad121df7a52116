import type { Meta } from '@storybook/react-vite';
import type { PrimerosPasos } from 'api-client/backoffice';
import { failing } from '../testing/api-fake.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const ALL: PrimerosPasos = {
  ...{ datos: true, aspecto: true, montos: true, textos: true, cobro: true },
  ...{ correo: true, catalogo: true, personal: true },
};
const done = (steps: PrimerosPasos) => ({ 'GET /estado/primeros-pasos': () => steps });

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/First steps',
  tags: ['!autodocs'],
  args: {
    path: '/primeros-pasos',
    role: 'admin',
    api: done({ ...ALL, montos: false, cobro: false, catalogo: false, personal: false }),
  },
} satisfies Meta<PanelScreenArgs>;
export default meta;

export const Default: PanelStory = {};
export const AllDone: PanelStory = { args: { api: done(ALL) } };
export const Loading: PanelStory = {
  args: { api: { 'GET /estado/primeros-pasos': pendingForever }, arrives: false },
};
export const Failed: PanelStory = {
  args: {
    api: {
      'GET /estado/primeros-pasos': failing,
    },
  },
};
