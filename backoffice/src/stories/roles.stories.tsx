import type { Meta } from '@storybook/react-vite';
import type { RolPersonal } from 'api-client/backoffice';
import { expect, screen, userEvent } from 'storybook/test';
import { longWord } from 'ui-kit/samples';
import { failing } from '../testing/api-fake.ts';
import { id } from '../testing/data.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const rol = (n: number, nombre: string, areas: string[], usuarios = 0): RolPersonal => ({
  ...{ rol_id: id(n), nombre, areas, usuarios, version: 1 },
});
const ROLES = [
  rol(1, 'Depósito', ['empaque'], 3),
  rol(2, 'Mostrador', ['ver-precios', 'pedidos', 'clientes', 'solicitudes'], 2),
  rol(3, 'Administración', ['ver-precios', 'clientes', 'dinero']),
];
const listed = (roles: RolPersonal[]) => ({
  'GET /roles-personal': () => ({ roles, total: roles.length }),
});

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Roles',
  tags: ['!autodocs'],
  args: { path: '/panel-roles', role: 'admin', api: listed(ROLES) },
} satisfies Meta<PanelScreenArgs>;
export default meta;

export const Default: PanelStory = {};
/** Without roles every employee may use all areas. */
export const Empty: PanelStory = { args: { api: listed([]) } };
export const Loading: PanelStory = {
  args: { api: { 'GET /roles-personal': pendingForever }, arrives: false },
};
export const Failed: PanelStory = { args: { api: { 'GET /roles-personal': failing } } };
/** All areas, an unknown newer one, and a name of one long word. */
export const HardCases: PanelStory = {
  args: {
    api: listed([
      rol(
        1,
        longWord,
        ['ver-precios', 'pedidos', 'empaque', 'clientes', 'catalogo', 'dinero', 'nueva'],
        1200,
      ),
    ]),
  },
};
/** A used role can't be deleted; a tooltip shows why. */
export const ConfirmingRemoval: PanelStory = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar: Administración' }));
    await expect(await screen.findByRole('alertdialog', { name: '¿Eliminar este rol?' })).toBeInTheDocument();
  },
};
export const NewRole: PanelStory = { args: { path: '/crear-rol' } };
export const NoAreaChosen: PanelStory = {
  args: { path: '/crear-rol' },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nombre/ }), 'Depósito');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findAllByText('Elige al menos un área.');
  },
};
export const EditRole: PanelStory = {
  args: { path: `/editar-rol/${id(2)}`, api: { 'GET /roles-personal/:id': () => ROLES[1] as RolPersonal } },
};
