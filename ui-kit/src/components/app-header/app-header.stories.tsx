import PersonOutlined from '@mui/icons-material/PersonOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Logo } from '../logo/logo.tsx';
import { NavDrawer } from '../nav-drawer/nav-drawer.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { AppHeader } from './app-header.tsx';

const links = [
  'Inicio',
  'Categorías',
  'Marcas',
  'Promociones',
  'Nuevos ingresos',
  'Bulto cerrado',
  'Sobre nosotros',
].map((label) => ({ label, href: `#${label}` }));
const actions = (
  <>
    <IconButton aria-label="Mi cuenta">
      <PersonOutlined />
    </IconButton>
    <IconButton aria-label="Carrito: 11">
      <Badge badgeContent={11} color="primary">
        <ShoppingBasketOutlined />
      </Badge>
    </IconButton>
  </>
);

const meta = {
  title: 'Patterns/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 400 } } },
  args: {
    onMenu: () => {},
    logo: <Logo />,
    search: <SearchField onSearch={() => {}} />,
    actions,
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
          links={links}
          current="#Promociones"
          head={<Logo />}
        />
        <main id="contenido" style={{ height: 1600, padding: 24 }}>
          Desplázate para verlo encogerse.
        </main>
      </>
    );
  },
} satisfies Meta<typeof AppHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SearchBehindAButton: Story = {
  args: {
    searchButton: (
      <IconButton aria-label="Buscar">
        <SearchOutlined />
      </IconButton>
    ),
  },
};
