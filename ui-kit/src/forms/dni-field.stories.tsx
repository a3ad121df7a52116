import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { type FieldStoryProps, inForm, playRefusal } from '../test/story-form.tsx';
import { variants } from '../test/story-frames.tsx';
import { DniField, type DniFieldProps } from './dni-field.tsx';

type Props = FieldStoryProps<DniFieldProps>;
const Example = inForm(DniField);

const meta = {
  title: 'Components/Forms/DniField',
  component: DniField,
  args: { name: 'dni', label: 'CUIT/CUIL', help: 'Los 11 dígitos, con o sin guiones.', value: '' },
  render: (args) => <Example {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Variants: Story = {
  args: { bare: true },
  render: variants(Example, {
    Filled: { value: '20123456789' },
    'With an error': {
      value: '2012',
      checked: true,
      validate: () => ({ dni: 'El DNI debe tener entre 11 dígitos.' }),
    },
    Disabled: { value: '20123456789', disabled: true },
  }),
};
/** Adds dashes automatically; an edit in the middle keeps the caret there. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'CUIT/CUIL' });
    await userEvent.type(field, '20 1');
    await expect(field).toHaveValue('20-1');
    await userEvent.type(field, '2345678');
    await userEvent.keyboard('99');
    // An extra digit stays, so that its error shows.
    await expect(field).toHaveValue('20-12345678-99');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('20-12345678-9');
    field.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('20-13456789');
    await expect(field.selectionStart).toBe(4);
    await userEvent.keyboard('2');
    await expect(field).toHaveValue('20-12345678-9');
    await expect(field.selectionStart).toBe(5);
  },
};
export const Pasting: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'CUIT/CUIL' });
    for (const text of ['20-12345678-9', '20 12345678 9', 'CUIT: 20.12345678.9 ']) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue('20-12345678-9');
    }
  },
};
export const RefusedByTheServer: Story = {
  args: { value: '20123456789', refuse: { dni: 'Ya hay una cuenta con ese CUIT/CUIL.' } },
  play: playRefusal,
};
export const LongWords: Story = { args: { label: longWord, help: longWord, required: true } };
