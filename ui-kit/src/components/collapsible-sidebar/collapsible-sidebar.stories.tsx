import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longWord } from '../../test/samples.ts';
import { inside } from '../../test/story-frames.tsx';
import { LoadingDots } from '../loading-dots/loading-dots.tsx';
import { CollapsibleSidebar } from './collapsible-sidebar.tsx';
import { LinkList } from './link-list.tsx';
import { useAutoClose } from './use-auto-close.ts';

const itemsOf = (labels: readonly string[]) => labels.map((label) => ({ label, href: `#${label}` }));
const items = itemsOf(['Frutos secos', 'Semillas', 'Legumbres', 'Harinas']);

const meta = {
  title: 'Components/Find/CollapsibleSidebar',
  component: CollapsibleSidebar,
  args: {
    title: 'CATEGORÍAS',
    open: true,
    onToggle: fn(),
    children: <LinkList items={items} current="#Semillas" />,
  },
  decorators: [inside({ maxWidth: 240 })],
} satisfies Meta<typeof CollapsibleSidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closes automatically at 1100 px or less; the user may open it again. */
export const ClosingByItself: Story = {
  // The window's width sets `open`.
  argTypes: { open: { control: false } },
  render: function Auto(args) {
    const { open, toggle } = useAutoClose();
    return <CollapsibleSidebar {...args} open={open} onToggle={toggle} />;
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('button', { name: 'CATEGORÍAS' });
    const narrow = window.matchMedia('(max-width: 1100px)').matches;
    await waitFor(() => expect(title).toHaveAttribute('aria-expanded', String(!narrow)));
    const links = () => canvas.queryAllByRole('link').length;
    await waitFor(() => expect(links()).toBe(narrow ? 0 : items.length));
    title.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(links()).toBe(narrow ? items.length : 0));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(links()).toBe(narrow ? 0 : items.length));
  },
};
export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const Loading: Story = { args: { children: <LoadingDots /> } };
export const ManyLongWords: Story = {
  args: {
    title: `MARCAS ${longWord.toUpperCase()}`,
    children: (
      <LinkList
        items={itemsOf([longWord, ...Array.from({ length: 30 }, (_, index) => `Marca n.º ${index + 1}`)])}
        current={`#${longWord}`}
      />
    ),
  },
};
