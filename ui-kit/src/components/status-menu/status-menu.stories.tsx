import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleStatuses } from '../../test/sample-data.tsx';
import { longWord } from '../../test/samples.ts';
import { controlled } from '../../test/story-frames.tsx';
import { StatusMenu, statusMenuTexts } from './status-menu.tsx';

const onChange: (value: string) => void = fn();

const meta = {
  title: 'Components/Data/StatusMenu',
  component: StatusMenu,
  args: {
    texts: statusMenuTexts,
    options: sampleStatuses,
    value: 'aprobado',
    onChange,
    label: 'Estado del pedido de Ana Pérez',
  },
  render: controlled(StatusMenu, 'value', 'onChange'),
} satisfies Meta<typeof StatusMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /APROBADO$/ }));
    await expect(canvas.getAllByRole('menuitemradio')).toHaveLength(5);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button');
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'APROBADO' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'APROBADO' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('enviado');
    await expect(opener).toHaveFocus();
  },
};

export const WithNote: Story = {
  args: { value: 'esperando_aprobacion', note: 'El cliente debe $ 974.449,00: venció el 07/09/2026.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('menu')).toHaveAccessibleDescription(/debe/);
  },
};

export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const UnknownStatus: Story = { args: { value: 'en_camino' } };
export const LongWords: Story = {
  args: {
    options: [{ value: 'a', label: longWord, color: '#2A6A29', contrast: '#FFFFFF' }, ...sampleStatuses],
    value: 'a',
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};
