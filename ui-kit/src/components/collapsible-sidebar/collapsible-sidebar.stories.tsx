import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { CollapsibleSidebar } from './collapsible-sidebar.tsx';
import { LinkList } from './link-list.tsx';
import { useAutoClose } from './use-auto-close.ts';

const items = ['Frutos secos', 'Semillas', 'Legumbres', 'Harinas', longWord].map((label) => ({
  label,
  href: `#${label}`,
}));

const meta = {
  title: 'Components/CollapsibleSidebar',
  component: CollapsibleSidebar,
  args: {
    title: 'CATEGORÍAS',
    open: true,
    onToggle: () => {},
    children: <LinkList items={items} current="#Semillas" />,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CollapsibleSidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
/** Closes by itself at 1100 px or less. */
export const ClosingByItself: Story = {
  render: function Auto(args) {
    const { open, toggle } = useAutoClose(1100);
    return <CollapsibleSidebar {...args} open={open} onToggle={toggle} />;
  },
};
