import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../testing/api-fake.ts';
import { demoCatalogo } from '../testing/demo-catalogo.ts';
import { demoUsuarios } from '../testing/demo-data.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const { productos } = demoCatalogo;
const [almonds, rice, oats] = productos;
const handedOver = `#carrito=${almonds?.producto_id}:3,${rice?.producto_id}:25,${oats?.producto_id}:2`;
const page = (rows: typeof productos) => ({ productos: [...rows], total: rows.length });

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Staff order',
  tags: ['!autodocs'],
  args: {
    path: '/pedido-nuevo',
    api: {
      'GET /productos/varios': ({ query }) =>
        page(productos.filter(({ producto_id }) => query.get('ids')?.includes(producto_id))),
    },
  },
  // Carts are stored, so clear those of other stories.
  beforeEach: (context) => {
    localStorage.removeItem('carritos-abiertos');
    sessionStorage.removeItem('carrito');
    return panelScreen.beforeEach(context);
  },
} satisfies Meta<PanelScreenArgs>;
export default meta;

const handlers = meta.args.api;

/** An empty cart. */
export const Empty: PanelStory = {
  play: async () => void (await screen.findByText('Avena arrollada instantánea')),
};
export const Loading: PanelStory = {
  args: { api: { ...handlers, 'GET /productos': pendingForever }, arrives: false },
};
export const Failed: PanelStory = {
  args: {
    api: {
      ...handlers,
      'GET /productos': failing,
    },
  },
};
/** A cart from the storefront, and the customer search. */
export const SearchCustomer: PanelStory = {
  args: { path: `/pedido-nuevo/buscar${handedOver}` },
  play: async () => {
    await expect(await screen.findAllByRole('button', { name: /^Elegir/ })).toHaveLength(3);
  },
};
export const NobodyFound: PanelStory = {
  args: { path: '/pedido-nuevo/buscar?term=ferreter%C3%ADa' },
  play: async () => void (await screen.findByText('No se encontraron usuarios.')),
};
export const RegisterCustomer: PanelStory = {
  args: { path: `/pedido-nuevo/registrar${handedOver}` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar usuario' }));
    await expect(await screen.findByText('El DNI debe tener entre 11 dígitos.')).toBeVisible();
  },
};
/** The cart of a customer who sees net prices, with two rates. */
export const WithIva: PanelStory = {
  args: {
    path: `/pedido-nuevo/buscar${handedOver}`,
    api: {
      ...handlers,
      'GET /productos/varios/:id': ({ query }) =>
        page(
          productos
            .filter(({ producto_id }) => query.get('ids')?.includes(producto_id))
            .map((one, place) => ({
              ...one,
              iva: { modo: 'sumado', alicuota: place === 0 ? 21 : 10.5, neto: one.precio ?? 0 },
            })),
        ),
    },
  },
  play: async () => {
    const [first] = demoUsuarios;
    await screen.findAllByText(/^Carrito( \(30\)|: 30)/);
    await userEvent.click(
      await screen.findByRole('button', { name: `Elegir: ${first?.nombre} ${first?.apellido}` }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'No, cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // On phones the cart is behind its button.
    const [open] = screen.queryAllByRole('button', { name: /^Carrito: / });
    if (open) await userEvent.click(open);
    await expect(await screen.findByText('Subtotal sin IVA')).toBeVisible();
  },
};
/** The question after choosing the customer, in the document's words. */
export const Confirming: PanelStory = {
  args: { path: `/pedido-nuevo/buscar${handedOver}` },
  play: async () => {
    const [first] = demoUsuarios;
    // Beside the page, or on its button.
    await screen.findAllByText(/^Carrito( \(30\)|: 30)/);
    await userEvent.click(
      await screen.findByRole('button', { name: `Elegir: ${first?.nombre} ${first?.apellido}` }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByRole('button', { name: 'Sí, confirmar' })).toBeEnabled();
  },
};
