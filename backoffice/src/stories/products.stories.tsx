import type { Meta } from '@storybook/react-vite';
import type { Producto } from 'api-client/backoffice';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { highestPrice, longWord } from 'ui-kit/samples';
import { failing, refuse } from '../testing/api-fake.ts';
import { producto } from '../testing/catalogo-data.ts';
import { demoCatalogo } from '../testing/demo-catalogo.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Products',
  tags: ['!autodocs'],
  args: { path: '/panel-producto' },
} satisfies Meta<PanelScreenArgs>;
export default meta;

const [first = producto(1)] = demoCatalogo.productos;
const EDIT = `/editar-producto/${first.producto_id}`;
/** Waits for the fade-in. */
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const Panel: PanelStory = {};
export const Inactive: PanelStory = { args: { path: '/panel-producto?filtro=inactivos' } };
export const WithoutStock: PanelStory = { args: { path: '/panel-producto?filtro=sin-stock' } };
export const WithoutPicture: PanelStory = { args: { path: '/panel-producto?filtro=sin-imagen' } };
export const Found: PanelStory = { args: { path: '/panel-producto?term=le' } };
export const NothingFound: PanelStory = { args: { path: '/panel-producto?term=ferreter%C3%ADa' } };
export const Empty: PanelStory = { args: { shop: { catalogo: { productos: [] } } } };
export const Loading: PanelStory = { args: { api: { 'GET /productos': pendingForever }, arrives: false } };
export const Failed: PanelStory = { args: { api: { 'GET /productos': failing } } };
export const HardCases: PanelStory = {
  args: {
    shop: {
      catalogo: {
        productos: [
          producto(1, { nombre: longWord, precio: highestPrice, imagenes: [] }),
          producto(2, {
            nombre:
              'Mezcla de frutos secos y semillas activadas sin sal agregada, caja de 12 unidades de 500 g',
            precio: highestPrice,
            precio_antes_oferta: highestPrice,
            en_promocion: true,
            disponible: false,
            imagenes: [],
          }),
        ],
      },
    },
  },
};

export const ConfirmingDeactivation: PanelStory = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Desactivar: ${first.nombre}` }));
    const asked = within(await screen.findByRole('alertdialog', { name: '¿Desactivar este producto?' }));
    await waitFor(() => expect(asked.getByText(first.nombre)).toBeVisible());
  },
};

/** Three products get a tag; one has it already. */
export const ChangingSeveral: PanelStory = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Elegir varios' }));
    for (const { nombre } of demoCatalogo.productos.slice(0, 3)) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Elegir ${nombre}` }));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar los elegidos' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Qué hacer' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Poner la etiqueta' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Etiqueta' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Vegano' }));
    await shows('Ya están así: 1 producto');
  },
};

export const Create: PanelStory = { args: { path: '/crear-producto' } };
/** A copy of the shop's first product. */
export const CreateAfterAnother: PanelStory = {
  args: { path: `/crear-producto?original=${first.producto_id}`, shop: editable({}) },
};
export const CreateRefused: PanelStory = {
  args: { path: '/crear-producto' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Crear Producto' }));
    await shows('Nombre: El nombre es obligatorio.');
  },
};
export const Edit: PanelStory = { args: { path: EDIT, shop: editable({}) } };
/** A product that staff weigh at packing. */
export const EditWeighed: PanelStory = {
  args: { path: EDIT, shop: editable({ tipo_de_precio: 'por_kilo', se_pesa: true }) },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'Se pesa al empacar' })).toBeChecked();
  },
};
/** Half of the new picture is uploaded. */
export const Uploading: PanelStory = {
  args: { path: EDIT, shop: editable({}), api: { 'PATCH /productos/:id': pendingForever } },
  play: async () => {
    const picture = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'nueva.svg', {
      type: 'image/svg+xml',
    });
    await userEvent.upload(await screen.findByLabelText(/Elige imágenes/), picture);
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar Producto' }));
    await screen.findByRole('progressbar', { name: /Subiendo/ });
  },
};
/** The values that the other user saves, once. */
let theirs: Partial<Producto> = {};
/** Both users have renamed the product. */
export const Conflict: PanelStory = {
  args: {
    path: EDIT,
    api: {
      'GET /productos/:id': () => {
        const now = { ...editable({}).catalogo.productos[0], ...theirs } as Producto;
        theirs = {};
        return now;
      },
      'PATCH /productos/:id': () => {
        theirs = { nombre: 'Almendra non pareil entera', version: 2 };
        return refuse(
          409,
          'VERSION_DESACTUALIZADA',
          'Otra persona guardó cambios antes. Revisa los datos actuales.',
        );
      },
    },
  },
  play: async () => {
    const name = await screen.findByLabelText(/^Nombre/);
    fireEvent.change(name, { target: { value: 'Almendra non pareil 27/30' } });
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar Producto' }));
    await screen.findByRole('dialog', { name: 'Otra persona guardó cambios antes' });
    await shows('Almendra non pareil 27/30');
  },
};
export const EditFailedToLoad: PanelStory = { args: { path: EDIT, api: { 'GET /productos/:id': failing } } };

function editable(more: Parameters<typeof producto>[1]) {
  const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
  return { catalogo: { productos: [{ ...first, imagenes: [{ url: picture, anchos: [] }], ...more }] } };
}
