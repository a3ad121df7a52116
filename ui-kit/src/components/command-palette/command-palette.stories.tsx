import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { formatMoney } from '../../money.ts';
import { highestPrice, longWord } from '../../test/samples.ts';
import { CommandPalette, commandPaletteTexts, type PaletteGroup } from './command-palette.tsx';

const screens: PaletteGroup = {
  label: 'Pantallas',
  items: [
    { key: 'ajustes', label: 'Ajustes', href: '#ajustes', icon: <SettingsOutlined /> },
    { key: 'productos', label: 'Productos', href: '#productos', icon: <Inventory2Outlined /> },
  ],
};
const orders: PaletteGroup = {
  label: 'Pedidos',
  items: [12, 11].map((numero) => ({
    key: `pedido-${numero}`,
    label: `Pedido ${numero}`,
    detail: 'Almacén Doña Rosa · Ana Pérez · Enviado',
    aside: formatMoney(54_321.5 + numero),
    href: `#pedido-${numero}`,
    icon: <ReceiptLongOutlined />,
  })),
};

const meta = {
  title: 'Components/Find/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: 520 } } },
  args: {
    texts: commandPaletteTexts,
    open: true,
    label: 'Encontrar',
    placeholder: 'Pedido, cliente, producto o pantalla',
    groups: [screens, orders],
    onClose: fn(),
    onType: fn(),
    onTermChange: fn(),
    onSelect: fn(),
    // Shorter than the app's 600 ms, to keep stories and tests fast.
    delay: 50,
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Encontrar' });

/** Type 'aj', 'ped' or '11': the story searches its sample data. */
export const Default: Story = {
  render: function Finding(args) {
    const [text, setText] = useState('');
    const groups = args.groups.map((group) => ({
      ...group,
      items: group.items.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    }));
    return <CommandPalette {...args} groups={groups} onType={setText} />;
  },
};

/** The first option is active; arrow keys move in a loop, Enter chooses. */
export const ByKeyboard: Story = {
  ...Default,
  play: async ({ args }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    const on = (name: RegExp) => {
      const option = screen.getByRole('option', { name, selected: true });
      return expect(input).toHaveAttribute('aria-activedescendant', option.id);
    };
    await on(/^Ajustes/);
    await userEvent.keyboard('{ArrowUp}');
    await on(/^Pedido 11/);
    await userEvent.keyboard('{Home}');
    await on(/^Ajustes/);
    await userEvent.type(input, 'pedido');
    await on(/^Pedido 12/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(orders.items[1]);
    await expect(args.onClose).toHaveBeenCalled();
    window.location.hash = '';
  },
};

export const Loading: Story = {
  args: { groups: [{ ...orders, items: [], busy: true }] },
};
/** While new results load, the previous ones stay, so that nothing moves. */
export const LoadingMore: Story = { args: { groups: [screens, { ...orders, busy: true }] } };
export const NothingFound: Story = {
  args: { groups: [] },
  play: async () => {
    await userEvent.type(await field(), longWord);
  },
};
export const Failed: Story = {
  args: { groups: [screens], error: 'No hubo respuesta del servidor.', onRetry: fn() },
};
export const HardCases: Story = {
  args: {
    groups: [
      {
        label: longWord,
        items: [
          { key: 'largo', label: longWord, detail: longWord, aside: formatMoney(highestPrice), href: '#l' },
          ...Array.from({ length: 20 }, (_, n) => ({ key: `${n}`, label: `Acción ${n + 1}` })),
        ],
      },
    ],
  },
};
