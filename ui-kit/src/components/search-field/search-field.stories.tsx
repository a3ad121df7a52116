import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longWord } from '../../test/samples.ts';
import { inside } from '../../test/story-frames.tsx';
import { SearchField, searchFieldTexts } from './search-field.tsx';

const meta = {
  title: 'Components/Find/SearchField',
  component: SearchField,
  args: { texts: searchFieldTexts, onSearch: fn() },
  decorators: [inside({ maxWidth: 480 })],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // axe ignores placeholders: only full opacity gives the contrast of other quiet text.
    const { opacity } = getComputedStyle(canvas.getByRole('searchbox'), '::placeholder');
    await expect(opacity).toBe('1');
  },
};
/** For a list's own search, below the global search. */
export const Quiet: Story = { args: { quiet: true, placeholder: 'Buscar en Semillas' } };
export const WithTerm: Story = { args: { value: 'almendra' } };
export const LongTerm: Story = { args: { value: longWord, maxLength: 255 } };
export const TooLong: Story = { args: { value: 'almendra pelada', maxLength: 10 } };

/** Enter searches at once. Escape and the button clear the field, which keeps the focus. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Buscar' });
    await userEvent.type(field, 'chía{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('chía');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.type(field, 'maní{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar la búsqueda' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('');
  },
};
