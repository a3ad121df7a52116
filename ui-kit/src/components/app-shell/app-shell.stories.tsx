import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleMenu } from '../../test/sample-data.tsx';
import { longWord } from '../../test/samples.ts';
import { Bell } from '../bell/bell.tsx';
import { DetailsCard } from '../details-card/details-card.tsx';
import { Logo } from '../logo/logo.tsx';
import { PageTitle } from '../page-title/page-title.tsx';
import { AppShell, appShellTexts } from './app-shell.tsx';

const meta = {
  title: 'Components/Frame/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 600 } } },
  args: {
    texts: appShellTexts,
    items: sampleMenu,
    current: '#pedidos',
    menuOpen: false,
    onMenuToggle: () => {},
    logo: <Logo name="Tierra Llana" size={28} />,
    actions: <Bell count={123} href="#panel" />,
    menuFooter: (
      <Button color="inherit" startIcon={<LogoutOutlined />} sx={{ justifyContent: 'flex-start' }}>
        Cerrar sesión
      </Button>
    ),
    children: (
      <>
        <PageTitle>Área de Pedidos</PageTitle>
        <DetailsCard
          details={Array.from({ length: 24 }, (_, index) => ({
            label: `Pedido n.º ${index + 1}`,
            value: '$ 84.500,00',
          }))}
        />
        <Button variant="outlined">Ver más</Button>
      </>
    ),
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.menuOpen);
    const [folded, setFolded] = useState(args.menuFolded ?? false);
    return (
      <AppShell {...args} menuOpen={open} onMenuToggle={setOpen} menuFolded={folded} onMenuFold={setFolded} />
    );
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Menu with words from 1200 px, a rail on tablets, a bottom bar on phones. */
export const Default: Story = {};

/**
 * On phones and tablets 'Menú' opens the drawer. The drawer traps the focus; Escape closes it and returns the focus.
 */
export const MenuByKeyboard: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: /^Menú/ });
    if (!toggle.ariaHasPopup) return; // The button folds the fixed menu.
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Menú' });
    await expect(within(drawer).getByRole('link', { current: 'page' })).toHaveTextContent('Área de Pedidos');
    for (let stop = 0; stop < 8; stop += 1) await userEvent.tab();
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
  },
};

/** On a phone the top bar hides on scrolling down and returns on scrolling up. */
export const BarGivesWay: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ minHeight: '300vh' }}>
      <AppShell {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    const isPhone = window.matchMedia('(width < 768px)').matches;
    const bottom = () => bar.getBoundingClientRect().bottom;
    window.scrollTo(0, 600);
    if (isPhone) await waitFor(() => expect(bottom()).toBeLessThan(1));
    else await waitFor(() => expect(bottom()).toBeGreaterThan(50));
    window.scrollTo(0, 500);
    await waitFor(() => expect(bottom()).toBeGreaterThan(50));
    window.scrollTo(0, 0);
  },
};

/** From 1200 px 'Menú' folds and unfolds the menu. */
export const Folded: Story = {
  args: { menuFolded: true },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: /^Menú/ });
    if (toggle.ariaHasPopup) return; // Below 1200 px the button opens the drawer.
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('navigation', { name: 'Menú' })).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** The last button of a long page is above the bar. */
export const NothingBehindTheBar: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = canvas.getByRole('button', { name: 'Ver más' });
    await waitFor(() => {
      const { left, width, bottom } = last.getBoundingClientRect();
      expect(last.contains(document.elementFromPoint(left + width / 2, bottom - 2))).toBe(true);
    });
    window.scrollTo(0, 0);
  },
};

/** Six entries, the second unbreakable: phones show four, and 'Menú' shows the new items of the rest. */
export const ManyEntries: Story = {
  args: {
    current: '#largo',
    logo: <Logo name="Distribuidora Mayorista Tierra Llana del Norte" size={28} />,
    items: [
      ...sampleMenu.slice(0, 1),
      { label: longWord, href: '#largo', icon: <CategoryOutlined />, count: 999 },
      ...sampleMenu.slice(1),
      { label: 'Pedidos para clientes', href: '#carrito', icon: <ShoppingBasketOutlined />, count: 7 },
    ],
  },
};

export const MenuOpen: Story = { args: { menuOpen: true } };
