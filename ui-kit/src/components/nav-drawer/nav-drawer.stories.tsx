import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../test/samples.ts';
import { Logo } from '../logo/logo.tsx';
import { NavDrawer, navDrawerTexts } from './nav-drawer.tsx';

const linksOf = (labels: readonly string[]) => labels.map((label) => ({ label, href: `#${label}` }));

const meta = {
  title: 'Components/Frame/NavDrawer',
  component: NavDrawer,
  parameters: { docs: { story: { inline: false, height: 600 } } },
  args: {
    texts: navDrawerTexts,
    open: true,
    onClose: fn(),
    head: <Logo name="Tierra Llana" size={30} />,
    links: linksOf(['Inicio', 'Categorías', 'Marcas', 'Promociones', 'Nuevos ingresos', 'Bulto cerrado']),
    current: '#Categorías',
    children: <Button>Iniciar sesión</Button>,
  },
} satisfies Meta<typeof NavDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Long words break; the head with the close button stays while forty links scroll below it. */
export const ManyLongLinks: Story = {
  args: {
    head: <Logo name="Distribuidora Mayorista Tierra Llana del Norte" size={30} />,
    links: linksOf([
      longWord,
      'Mezclas de semillas tostadas y frutos secos sin sal para fraccionar',
      ...Array.from({ length: 38 }, (_, index) => `Categoría n.º ${index + 1}`),
    ]),
    current: `#${longWord}`,
  },
};

/** Closes by its button and by a link. A browser test presses Escape: only a real key closes a dialog. */
export const WaysOut: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Menú' });
    const drawer = within(dialog);
    await userEvent.click(drawer.getByRole('link', { name: 'Marcas' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    // The menu is still open, because the story does not close it.
    await userEvent.click(drawer.getByRole('button', { name: 'Cerrar menú' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    // Both the form's submit and the dialog's `close` event call `onClose`.
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(3));
  },
};
