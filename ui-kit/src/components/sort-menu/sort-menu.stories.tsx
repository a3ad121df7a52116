import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longWord } from '../../test/samples.ts';
import { controlled } from '../../test/story-frames.tsx';
import { SortMenu, sortMenuTexts } from './sort-menu.tsx';

const options = [
  { value: 'precio_desc', label: 'Menor precio' },
  { value: 'precio_asc', label: 'Mayor precio' },
  { value: 'nombre_asc', label: 'A - Z' },
  { value: 'nombre_desc', label: 'Z - A' },
];
const reason = 'Inicia sesión para ordenar por precio.';

const meta = {
  title: 'Components/Find/SortMenu',
  component: SortMenu,
  args: { texts: sortMenuTexts, options, onSelect: fn() },
  render: controlled(SortMenu, 'selected', 'onSelect'),
} satisfies Meta<typeof SortMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Pick<Story, 'play'> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu', { name: 'ORDERNAR POR:' });
  },
};

export const Default: Story = {};
export const Sorted: Story = { args: { selected: 'nombre_asc' } };
export const Open: Story = { ...opened, args: { selected: 'precio_desc' } };
/** Sorting by price is disabled, with the reason. */
export const ForAVisitor: Story = {
  ...opened,
  args: {
    options: options.map((option) =>
      option.value.startsWith('precio') ? { ...option, disabled: true, reason } : option,
    ),
  },
};
export const LongWords: Story = {
  ...opened,
  args: { options: [...options, { value: 'largo', label: longWord }], selected: 'largo' },
};

/** Enter opens and chooses; choosing the current option clears it. The keyboard of a real browser, with Escape, is tested in `e2e/storefront/no-script.spec.ts`. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filtrar' });
    const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await expect(args.onSelect).toHaveBeenLastCalledWith('precio_asc');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName('Filtrar: Mayor precio');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onSelect).toHaveBeenLastCalledWith(undefined);
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
};
