import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../logo/logo.tsx';
import { NavDrawer } from './nav-drawer.tsx';

const meta = {
  title: 'Patterns/NavDrawer',
  component: NavDrawer,
  parameters: { docs: { story: { inline: false, height: 600 } } },
  args: {
    open: true,
    onClose: () => {},
    head: <Logo />,
    links: ['Inicio', 'Categorías', 'Marcas', 'Promociones'].map((label) => ({ label, href: `#${label}` })),
    current: '#Inicio',
    children: <Button>Iniciar sesión</Button>,
  },
} satisfies Meta<typeof NavDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
