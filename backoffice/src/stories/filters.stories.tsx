import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from 'ui-kit/samples';
import { failing, refuse } from '../testing/api-fake.ts';
import { categoria, marca } from '../testing/catalogo-data.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Filters',
  tags: ['!autodocs'],
  args: { path: '/panel-filtrado' },
} satisfies Meta<PanelScreenArgs>;
export default meta;

export const Brands: PanelStory = {};
export const Categories: PanelStory = { args: { path: '/panel-filtrado?tipo=categoria' } };
export const Tags: PanelStory = { args: { path: '/panel-filtrado?tipo=etiqueta' } };
export const Inactive: PanelStory = {
  args: {
    path: '/panel-filtrado?inactivos=true',
    shop: { catalogo: { marcas: [marca(1, { esta_activo: false }), marca(2, { esta_activo: false })] } },
  },
};
export const NothingFound: PanelStory = { args: { path: '/panel-filtrado?term=ferreter%C3%ADa' } };
export const Loading: PanelStory = { args: { api: { 'GET /marcas': pendingForever }, arrives: false } };
export const Failed: PanelStory = { args: { api: { 'GET /marcas': failing } } };
export const HardCases: PanelStory = {
  args: { shop: { catalogo: { marcas: [marca(1, { nombre: longWord, marca_destacada: true })] } } },
};
export const ConfirmingRemoval: PanelStory = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar: Don Fermín' }));
    const asked = within(await screen.findByRole('alertdialog', { name: '¿Eliminar la marca?' }));
    await waitFor(() => expect(asked.getByText('Don Fermín')).toBeVisible());
  },
};
export const CreateBrand: PanelStory = { args: { path: '/crear-marca' } };
export const UpdateCategory: PanelStory = {
  args: { path: `/actualizar-categoria/${categoria(1).categoria_id}` },
};
/** Another one, maybe inactive, has the name. */
export const NameTaken: PanelStory = {
  args: {
    path: `/actualizar-categoria/${categoria(1).categoria_id}`,
    api: {
      'PATCH /categorias/:id': () => refuse(409, 'NOMBRE_EN_USO', 'Ya existe otro con este nombre.'),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.getByText('Error al actualizar la categoría')).toBeVisible());
  },
};
