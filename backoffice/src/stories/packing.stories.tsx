import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { EMPAQUES } from '../shared/session/stored-work.ts';
import { refuse } from '../testing/api-fake.ts';
import { id } from '../testing/data.ts';
import { demoEmpaques, packedEmpaque } from '../testing/demo-empaque.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const NUMEROS = [1202, 1197, 1192, 1187];
const [first, ...others] = demoEmpaques(...NUMEROS);
const ofDay = [...(first ? [packedEmpaque(first)] : []), ...others];

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Packing',
  tags: ['!autodocs'],
  args: {
    path: `/empaque/${NUMEROS.map(id).join(',')}`,
    api: { 'GET /empaques': () => ({ pedidos: ofDay }) },
  },
  beforeEach: (context) => {
    // Clears the ticks of other stories.
    localStorage.removeItem(EMPAQUES);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    return panelScreen.beforeEach(context);
  },
} satisfies Meta<PanelScreenArgs>;
export default meta;

const tickAll = async () => {
  for (const line of await screen.findAllByRole('checkbox')) {
    if (!line.hasAttribute('disabled')) await userEvent.click(line);
  }
};

/** A packed order, and open ones; products of several orders are ticked for all, or split. */
export const OfTheDay: PanelStory = {
  play: async () => {
    const [split] = await screen.findAllByRole('button', { name: /^Repartir: / });
    if (split) await userEvent.click(split);
    await expect(await screen.findByRole('list', { name: /, por pedido$/ })).toBeInTheDocument();
  },
};
/** One order, all ticked. */
export const OneOrder: PanelStory = {
  args: {
    path: `/empaque/${id(1197)}`,
    api: { 'GET /empaques': () => ({ pedidos: demoEmpaques(1197) }) },
  },
  play: async () => {
    await tickAll();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Terminar empaque' })).toBeEnabled());
  },
};
const weighed = demoEmpaques(1197).map((pedido) => ({
  ...pedido,
  lineas: pedido.lineas.map((linea, at) => (at === 0 ? { ...linea, por_kilo: true, se_pesa: true } : linea)),
}));
const [toWeigh] = weighed[0]?.lineas ?? [];
const byWeight: PanelScreenArgs = {
  path: `/empaque/${id(1197)}`,
  api: { 'GET /empaques': () => ({ pedidos: weighed }) },
};
async function weigh(text: string) {
  const name = new RegExp(`^${toWeigh?.cantidad} × ${toWeigh?.nombre}`);
  await userEvent.click(await screen.findByRole('checkbox', { name }));
  const field = await screen.findByRole('spinbutton', { name: /^Peso en kg/ });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, `${text}{Enter}`);
}
/** A weighed product asks for its weight, which stays near the ordered kilos. */
export const WeightRefused: PanelStory = {
  args: byWeight,
  play: async () => {
    await weigh('98,5');
    await waitFor(() => expect(screen.getByText(/: el peso va de /)).toBeVisible());
  },
};
/** The line shows its weight. */
export const Weighed: PanelStory = {
  args: byWeight,
  play: async () => {
    await weigh(String((toWeigh?.cantidad ?? 0) * 1.05).replace('.', ','));
    await waitFor(() => expect(screen.getByText(/Van .* kg/)).toBeVisible());
  },
};
/** Finished packings stay on the device until online. */
export const NoSignal: PanelStory = {
  args: {
    path: `/empaque/${id(1197)}`,
    api: {
      'GET /empaques': () => ({ pedidos: demoEmpaques(1197) }),
      'PUT /empaques/:id': () => Promise.reject(new TypeError('Failed to fetch')),
    },
  },
  play: async () => {
    await tickAll();
    const finish = await screen.findByRole('button', { name: 'Terminar empaque' });
    await waitFor(() => expect(finish).toBeEnabled());
    await userEvent.click(finish);
    await expect(await screen.findByText(/^Guardado en este dispositivo/)).toBeVisible();
  },
};
/** A line is short. */
export const Short: PanelStory = {
  play: async () => {
    const buttons = await screen.findAllByRole('button', { name: /^Faltante: / });
    const free = buttons.find((button) => !button.hasAttribute('disabled'));
    if (free) await userEvent.click(free);
    const field = await screen.findByRole('spinbutton', { name: /^Cantidad que hay/ });
    await waitFor(() => expect(field).toBeVisible());
  },
};
export const NoneChosen: PanelStory = { args: { path: '/empaque/todos' } };
export const Loading: PanelStory = { args: { api: { 'GET /empaques': pendingForever }, arrives: false } };
export const Failed: PanelStory = {
  args: {
    api: {
      'GET /empaques': () =>
        refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado. Intenta de nuevo en unos minutos.'),
    },
  },
};

const waiting = demoEmpaques(...NUMEROS).map(({ pedido_id, numero, fecha_pedido, usuario, nota }) => ({
  ...{ pedido_id, numero, fecha_pedido, usuario },
  ...(nota && { nota }),
}));
/** A packer's start page, without prices. */
export const WaitingToBePacked: PanelStory = {
  args: {
    path: '/panel-empaque',
    api: { 'GET /empaques/pendientes': () => ({ pedidos: waiting, total: waiting.length }) },
  },
};
export const NothingWaits: PanelStory = {
  args: { path: '/panel-empaque', api: { 'GET /empaques/pendientes': () => ({ pedidos: [], total: 0 }) } },
};
export const WaitingLoads: PanelStory = {
  args: { path: '/panel-empaque', api: { 'GET /empaques/pendientes': pendingForever }, arrives: false },
};
