import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Bell } from '../bell/bell.tsx';
import { Logo } from '../logo/logo.tsx';
import { PageTitle } from '../page-title/page-title.tsx';
import { AppShell } from './app-shell.tsx';

const items = [
  { label: 'Área de Pedidos', href: '#pedidos', icon: <ReceiptLongOutlined />, count: 3 },
  { label: 'Área de Usuarios', href: '#usuarios', icon: <GroupOutlined />, count: 120 },
  { label: 'Crear Filtrado', href: '#filtrado', icon: <CategoryOutlined /> },
  { label: 'Crear Producto', href: '#producto', icon: <Inventory2Outlined /> },
];

const meta = {
  title: 'Patterns/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 600 } } },
  args: {
    items,
    current: '#pedidos',
    menuOpen: false,
    onMenuToggle: () => {},
    logo: <Logo size={28} />,
    actions: <Bell count={3} href="#panel" />,
    children: <PageTitle>Área de Pedidos</PageTitle>,
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.menuOpen);
    return <AppShell {...args} menuOpen={open} onMenuToggle={setOpen} />;
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MenuOpen: Story = { args: { menuOpen: true } };
