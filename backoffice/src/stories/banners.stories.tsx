import type { Meta } from '@storybook/react-vite';
import type { BannerGuardado } from 'api-client/backoffice';
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

const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18"%3E%3Crect width="32" height="18" fill="%23d9c3a0"/%3E%3Ccircle cx="16" cy="9" r="6" fill="%238a4a2c"/%3E%3C/svg%3E';
const banner = (n: number, titulo: string, more: Partial<BannerGuardado> = {}): BannerGuardado => ({
  ...{ banner_id: id(n), titulo, texto: '', enlace: '', desde: '', hasta: '', vigente: true, version: 1 },
  imagen: { url: drawing, anchos: [] },
  ...more,
});
const BANNERS = [
  banner(1, 'Frutos secos para las fiestas', {
    ...{ texto: 'Reserva hasta el 10 de diciembre.', enlace: '/promociones', hasta: '2099-12-10' },
  }),
  banner(2, 'Llega la cosecha nueva', { desde: '2099-03-01', vigente: false }),
  banner(3, 'Estuvimos en la feria', { hasta: '2020-10-04', vigente: false }),
];
const shop = (banners: BannerGuardado[]) => ({ 'GET /banners/todos': () => ({ banners }) });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Banners',
  tags: ['!autodocs'],
  args: { path: '/panel-banners', role: 'admin', api: shop(BANNERS) },
} satisfies Meta<PanelScreenArgs>;
export default meta;

/** Active, future and expired ones. */
export const Default: PanelStory = {};
export const Empty: PanelStory = { args: { api: shop([]) } };
export const Loading: PanelStory = {
  args: { api: { 'GET /banners/todos': pendingForever }, arrives: false },
};
export const Failed: PanelStory = {
  args: { api: { 'GET /banners/todos': failing } },
};
export const HardCases: PanelStory = {
  args: { api: shop([banner(1, longWord, { enlace: `https://ejemplo.com/${longWord}` })]) },
};
export const NewBanner: PanelStory = { args: { path: '/crear-banner' } };
/** Without title and picture. */
export const Wrong: PanelStory = {
  args: { path: '/crear-banner' },
  play: async () => {
    await save();
    await screen.findAllByText('La imagen es obligatoria.');
  },
};
/** With the shop's preview. */
export const Edit: PanelStory = { args: { path: `/actualizar-banner/${id(1)}` } };
/** Another user has changed the banner. */
export const Stale: PanelStory = {
  args: {
    path: `/actualizar-banner/${id(1)}`,
    api: {
      ...shop(BANNERS),
      'PATCH /banners/:id': () => refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios antes.'),
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Título/ }), ' y el verano');
    await save();
    await screen.findByText(/Otra persona guardó cambios antes/);
  },
};
