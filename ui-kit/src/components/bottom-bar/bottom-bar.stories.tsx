import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleMenu } from '../../test/sample-data.tsx';
import { longWord } from '../../test/samples.ts';
import { BottomBar, bottomBarTexts } from './bottom-bar.tsx';

const items = [
  ...sampleMenu,
  {
    label: 'Pedidos para clientes',
    shortLabel: 'Carrito',
    href: '#carrito',
    icon: <ShoppingBasketOutlined />,
    count: 7,
  },
];

/** Visible only below 768 px. */
const meta = {
  title: 'Components/Frame/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 160 } } },
  globals: { viewport: { value: 'phone' } },
  args: { texts: bottomBarTexts, items: items.slice(0, 4), current: '#pedidos', onMenu: fn() },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        En una pantalla ancha, el menú va al costado.
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** 'Menú' replaces the fifth entry and shows its new items. */
export const MoreThanFit: Story = {
  args: { items, current: '#usuarios' },
  play: async ({ args, canvas }) => {
    const menu = canvas.queryByRole('button', { name: /^Menú 7 nuevas$/ });
    if (!menu) return; // Wide: no bar.
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMenu).toHaveBeenCalledOnce();
  },
};
export const FiveWithoutMenu: Story = {
  render: ({ onMenu: _, ...args }) => <BottomBar {...args} />,
  args: { items, current: '#carrito' },
};
/** Whole labels take two lines; longer ones are cut. The menu shows them in full. */
export const LongLabels: Story = {
  args: {
    items: [
      ...items.slice(0, 2).map(({ shortLabel: _, ...item }) => item),
      { label: longWord, href: '#largo', icon: <CategoryOutlined />, count: 999 },
      { label: 'Notificaciones', href: '#avisos', icon: <Inventory2Outlined /> },
    ],
    current: '#largo',
  },
};
