import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { controlled, variants } from '../../test/story-frames.tsx';
import { Pager, pagerTexts } from './pager.tsx';

const meta = {
  title: 'Components/Find/Pager',
  component: Pager,
  args: { texts: pagerTexts, page: 2, totalPages: 7, onChange: fn() },
  render: controlled(Pager, 'page', 'onChange'),
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: variants(Pager, {
    'First page': { page: 1, label: 'Páginas, en la primera' },
    'Last page': { page: 7, label: 'Páginas, en la última' },
    'The only page': { page: 1, totalPages: 1, label: 'Páginas, con una sola' },
    'Ten thousand': { page: 9999, totalPages: 10_000, label: 'Páginas, con diez mil' },
    Disabled: { disabled: true, label: 'Páginas, sin poder cambiar' },
  }),
};

/** While a page loads, the buttons do nothing and keep the focus. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Siguiente' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(next).toHaveFocus();
  },
};

/** On the last page the pressed button is disabled, and the other button gets the focus. */
export const ToTheEndByKeyboard: Story = {
  args: { page: 6 },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Siguiente' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Página 7 de 7');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Anterior' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Página 6 de 7');
  },
};
