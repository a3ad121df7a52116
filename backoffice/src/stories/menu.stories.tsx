import type { Meta } from '@storybook/react-vite';
import { llamadasOf } from 'api-client/testing/llamadas';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { id } from '../testing/data.ts';
import { type PanelScreenArgs, type PanelStory, panelScreen } from '../testing/panel-screen.tsx';

/** As on phones and tablets, where a button opens it; a wide window shows it beside the page. */
const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Menu',
  tags: ['!autodocs'],
  args: { path: `/pedido/${id(1202)}`, role: 'admin' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<PanelScreenArgs>;
export default meta;

async function openMenu(page = 'Detalles del Pedido') {
  await screen.findByRole('heading', { level: 1, name: page });
  const menu = screen.getByRole('button', { name: /^Menú/ });
  if (menu.ariaHasPopup) await userEvent.click(menu);
  return within(await screen.findByRole('navigation', { name: 'Más páginas' }));
}

/** Each group shows the user's most used pages, here the defaults. */
export const AllFolded: PanelStory = {
  play: async () => {
    const pages = await openMenu();
    for (const group of pages.getAllByRole('button')) {
      await expect(group).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(pages.getAllByRole('link')).toHaveLength(4);
  },
};

/** The largest group, opened by hand, and the group of the current page. */
export const OneOpen: PanelStory = {
  play: async () => {
    const pages = await openMenu();
    await userEvent.click(pages.getByRole('button', { name: 'Catálogo' }));
    await expect(pages.getByRole('link', { name: 'Sinónimos' })).toBeVisible();
    await expect(pages.getByRole('button', { name: 'Catálogo' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A packer has too few pages to fold. */
export const FewRights: PanelStory = {
  args: {
    path: '/panel-empaque',
    role: 'empleado',
    api: {
      'GET /permisos': () => ({ rol: 'Depósito', llamadas: llamadasOf(['empaque']) }),
      'GET /empaques/pendientes': () => ({ pedidos: [], total: 0 }),
    },
  },
  play: async () => {
    const pages = await openMenu('Por empacar');
    await expect(await pages.findByRole('link', { name: 'Empaque' })).toBeVisible();
    await waitFor(() => expect(pages.queryByRole('link', { name: 'Cambiar precios' })).toBeNull());
    await expect(pages.queryByRole('button')).toBeNull();
  },
};
