import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { PlainCheckbox, PlainSelect } from './plain-choices.tsx';

const meta = {
  title: 'Components/Forms/PlainChoices',
  component: PlainSelect,
  args: { label: 'Marca', name: 'marca' },
  render: ({ label, name }) => (
    <form>
      <PlainSelect label={label} name={name}>
        <option value="">Todas</option>
        <option value="Raíz Viva">Raíz Viva (12)</option>
        <option value="Yuyo" disabled>
          Yuyo (con tu cuenta)
        </option>
      </PlainSelect>
      <PlainCheckbox label={`Solo lo disponible, ${label}`} name="stock" value="si" defaultChecked />
      <PlainCheckbox label="Solo lo rebajado" name="promocion" value="si" />
    </form>
  ),
} satisfies Meta<typeof PlainSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = { args: { label: longWord } };

/** The form's data has what was chosen. */
export const Chosen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Marca' }), 'Raíz Viva');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Solo lo rebajado' }));
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      marca: 'Raíz Viva',
      stock: 'si',
      promocion: 'si',
    });
  },
};
