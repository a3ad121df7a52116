import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sampleMenu } from '../../test/sample-data.tsx';
import { longWord } from '../../test/samples.ts';
import { inside } from '../../test/story-frames.tsx';
import { SideMenu, sideMenuTexts } from './side-menu.tsx';

const meta = {
  title: 'Components/Frame/SideMenu',
  component: SideMenu,
  args: { texts: sideMenuTexts, items: sampleMenu, current: '#pedidos' },
  decorators: [inside({ width: 240 })],
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const narrow: Story['decorators'] = (Story) => (
  <div style={{ width: 84 }}>
    <Story />
  </div>
);

/** One word under the icon; tooltip and name have the whole label and the count. */
export const Rail: Story = {
  decorators: narrow,
  args: { rail: true },
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('link', { name: 'Área de Pedidos 3 nuevas' });
    await userEvent.tab();
    await expect(entry).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Área de Pedidos, 3 nuevas'));
    entry.blur();
  },
};
const hard = [...sampleMenu, { label: longWord, href: '#largo', icon: <CategoryOutlined />, count: 999 }];
export const LongWords: Story = {
  args: { items: hard, current: '#largo' },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '240px 84px', gap: 16 }}>
      <SideMenu {...args} />
      <SideMenu {...args} rail label="Menú angosto" />
    </div>
  ),
};
