import SearchOutlined from '@mui/icons-material/SearchOutlined';
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../../test/samples.ts';
import { Bell } from '../bell/bell.tsx';
import { CartButton } from '../cart-button/cart-button.tsx';
import { Logo } from '../logo/logo.tsx';
import { NavDrawer } from '../nav-drawer/nav-drawer.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { AppHeader, appHeaderTexts } from './app-header.tsx';

const linksOf = (labels: readonly string[]) => labels.map((label) => ({ label, href: `#${label}` }));
const links = linksOf([
  'Inicio',
  'Categorías',
  'Marcas',
  'Promociones',
  'Nuevos ingresos',
  'Bulto cerrado',
  'Sobre nosotros',
]);
const cart = (count: number) => (
  <IconButton aria-label={`Carrito: ${count}`}>
    <Badge badgeContent={count} max={999} color="primary">
      <ShoppingBasketOutlined />
    </Badge>
  </IconButton>
);

const meta = {
  title: 'Components/Frame/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 400 } } },
  args: {
    texts: appHeaderTexts,
    onMenu: () => {},
    logo: <Logo name="Tierra Llana" size={30} />,
    search: <SearchField label="Buscar productos" onSearch={() => {}} />,
    actions: cart(11),
    links,
    current: '#Promociones',
  },
  render: function WithDrawer(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <AppHeader {...args} menuOpen={open} onMenu={() => setOpen(true)} />
        <NavDrawer
          open={open}
          onClose={() => setOpen(false)}
          links={args.links ?? []}
          current={args.current}
          head={args.logo}
        />
        <main id="contenido" tabIndex={-1} style={{ height: 2400, padding: 24 }}>
          Desplázate para verlo encogerse.
        </main>
      </>
    );
  },
} satisfies Meta<typeof AppHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const frames = async (count: number) => {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
};
const header = (canvasElement: HTMLElement) => within(canvasElement).getByRole('banner');
const scrollTo = async (y: number, shrunk: boolean, canvasElement: HTMLElement) => {
  // Wait for the event: two scrolls in one frame fire only one.
  const moved = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo(0, y);
  await moved;
  await waitFor(() => expect(header(canvasElement)).toHaveAttribute('data-shrunk', String(shrunk)));
};

/** Small on scrolling down; full on scrolling up, at the top and on keyboard focus. The page below never moves. */
export const Scrolling: Story = {
  play: async ({ canvas, canvasElement }) => {
    const main = canvas.getByRole('main');
    const top = () => Math.round(main.getBoundingClientRect().top + window.scrollY);
    // Wait until effects of the first paint, such as the window's width, are rendered and animations ended.
    await frames(2);
    await waitFor(() => {
      const moving = header(canvasElement).getAnimations({ subtree: true });
      expect(moving.filter(({ playState }) => playState === 'running')).toEqual([]);
    });
    const before = top();
    await scrollTo(60, false, canvasElement);
    await scrollTo(600, true, canvasElement);
    await expect(top()).toBe(before);
    await scrollTo(500, false, canvasElement);
    await scrollTo(900, true, canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(header(canvasElement)).toHaveAttribute('data-shrunk', 'false'));
    await expect(top()).toBe(before);
    (document.activeElement as HTMLElement).blur();
    await scrollTo(0, false, canvasElement);
  },
};

/**
 * The drawer takes the focus; closing it returns the focus to the button. The browser itself traps the focus and closes by
 * Escape, but only for real keys, which a browser test presses.
 */
export const MenuByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menú' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Menú' });
    await expect(within(drawer).getByRole('link', { current: 'page' })).toHaveTextContent('Promociones');
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Cerrar menú' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** On phones the search opens over the row and closes again. */
export const SearchOnPhones: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.queryByRole('button', { name: 'Buscar' });
    if (!opener) return; // The window is wide enough for the field.
    await userEvent.click(opener);
    const field = canvas.getByRole('searchbox', { name: 'Buscar productos' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Menú' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
  },
};

/** The fullest row: a long name, the staff's bell, 999 units. */
export const Crowded: Story = {
  args: {
    logo: <Logo name="Distribuidora Mayorista Tierra Llana del Norte" size={30} />,
    links: [...links, ...linksOf([longWord])],
    actions: (
      <>
        <Bell count={120} href="#panel" />
        {cart(999)}
      </>
    ),
  },
};

/** All controls in 360 px: the name stays on one line, and every target has touch size. */
export const StaffOnAPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    actions: (
      <>
        <Bell count={120} href="#panel" />
        <CartButton count={1200} total={999_999.99} onClick={() => {}} />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    if (!canvas.queryByRole('button', { name: 'Buscar' })) return; // Not a phone's window.
    await document.fonts.ready;
    canvasElement.style.maxWidth = '360px';
    const name = within(header(canvasElement)).getByText('Tierra Llana');
    const words = document.createRange();
    words.selectNodeContents(name);
    await expect(words.getClientRects()).toHaveLength(1);
    await expect(name.scrollWidth).toBe(name.clientWidth);
    const targets = [
      ...within(header(canvasElement)).getAllByRole('button'),
      canvas.getByRole('link', { name: /^Notificaciones/ }),
    ];
    await expect(targets).toHaveLength(4);
    for (const target of targets) {
      const { left, right, width, height } = target.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(360);
    }
    canvasElement.style.maxWidth = '';
  },
};

/** Replaces the search button by a link to a page with its own search. */
export const SearchElsewhere: Story = {
  args: {
    searchButton: (
      <IconButton href="#categorias" aria-label="Buscar productos">
        <SearchOutlined />
      </IconButton>
    ),
  },
};
