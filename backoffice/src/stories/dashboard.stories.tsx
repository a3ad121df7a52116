import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { type Handlers, refuse } from '../testing/api-fake.ts';
import { demoTablero, emptyTablero } from '../testing/demo-tablero.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Dashboard',
  tags: ['!autodocs'],
  args: { path: '/panel-principal', api: demoTablero },
} satisfies Meta<PanelScreenArgs>;
export default meta;

const WEEK_BEFORE = {
  labels: emptyTablero['GET /pedidos/ganancia-dia']().labels,
  data: [3_200_400, 5_650_000, 2_300_000, 1_700_000, 2_100_000, 4_200_000, 500_000],
};

const all = (answer: () => never | Promise<never>): Handlers => ({
  'GET /pedidos/ganancia-dia': answer,
  'GET /pedidos/ganancia-mes': answer,
  'GET /pedidos/productos-vendidos/:range': answer,
  'GET /detalles-pedidos/total-productos-vendidos/:range': answer,
  'GET /detalles-pedidos/productos-mas-vendidos/:range': answer,
});

export const Week: PanelStory = {
  play: async () => {
    await expect(await screen.findByText('2.177')).toBeVisible();
  },
};
export const Month: PanelStory = { args: { path: '/panel-principal?periodo=mes' } };
/** No sales in both weeks. */
export const NothingSold: PanelStory = {
  args: { api: emptyTablero },
  play: async () => {
    await expect(await screen.findByText('No hay productos vendidos en esta semana')).toBeVisible();
  },
};
/** Monday morning: only the week before has sales. */
export const NothingSoldYet: PanelStory = {
  args: {
    api: {
      ...emptyTablero,
      'GET /pedidos/ganancia-dia': ({ query }) =>
        query.get('periodo') === 'anterior' ? WEEK_BEFORE : emptyTablero['GET /pedidos/ganancia-dia'](),
    },
  },
};
export const Loading: PanelStory = { args: { api: all(pendingForever), arrives: false } };
export const Failed: PanelStory = {
  args: { api: all(() => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado. Intenta de nuevo.')) },
  play: async ({ loaded }) => {
    await expect(await screen.findByText('Error al cargar los datos')).toBeVisible();
    loaded.panel.api.answer(demoTablero);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await expect(await screen.findByText('2.177')).toBeVisible();
  },
};
