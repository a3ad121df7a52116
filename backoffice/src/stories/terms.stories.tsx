import type { Meta } from '@storybook/react-vite';
import { type Condicion, MODOS_IVA } from 'api-client/backoffice';
import { expect, screen } from 'storybook/test';
import { comparacion, condicion, VENCIDA } from '../testing/condiciones-data.ts';
import { id } from '../testing/data.ts';
import { type PanelScreenArgs, type PanelStory, panelScreen } from '../testing/panel-screen.tsx';

const answers = (...condiciones: Condicion[]) => ({
  'GET /condiciones': () => ({ condiciones, total: condiciones.length }),
  'GET /condiciones/:id': () => condiciones[0] ?? condicion(1),
});

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Commercial terms',
  tags: ['!autodocs'],
  args: { path: `/editar-condicion/${id(8001)}` },
} satisfies Meta<PanelScreenArgs>;
export default meta;

/** The form of an agreement whose prices show IVA in this way. */
const form = (iva: Condicion['iva'], shown: string): PanelStory => ({
  args: { api: answers(condicion(1, { ...VENCIDA, iva: iva ?? null })) },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: /^IVA en los precios/ })).toHaveDisplayValue(
      shown,
    );
  },
});

export const AsRegistered = form(null, 'Según el cliente');
export const Included = form('incluido', 'Incluido en el precio');
export const Apart = form('discriminado', 'Discriminado en el total');
export const NetPrices = form('sumado', 'Precios sin IVA («+ IVA»)');
/** One agreement for each way to show IVA. */
export const List: PanelStory = {
  args: {
    path: '/panel-condiciones',
    api: answers(...[null, ...MODOS_IVA].map((iva, n) => condicion(n + 1, { plazo: 30, iva }))),
  },
};
/** Two agreements side by side. */
export const Compared: PanelStory = {
  args: {
    path: `/comparar-condiciones?condicion=${id(8001)}&con=${id(8002)}`,
    api: {
      ...answers(condicion(1), condicion(2, { ...VENCIDA, monto_minimo: null })),
      'GET /condiciones/:id': ({ param }) =>
        param === id(8001) ? condicion(1) : condicion(2, { ...VENCIDA, monto_minimo: null }),
      'GET /condiciones/:id/comparacion': () => comparacion,
    },
  },
};
