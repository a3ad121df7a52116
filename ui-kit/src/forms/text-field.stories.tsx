import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { type FieldStoryProps, inForm } from '../test/story-form.tsx';
import { variants } from '../test/story-frames.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = FieldStoryProps<TextFieldProps>;
const Example = inForm(TextField);

const message = 'El correo electrónico no es válido.';
const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: {
    name: 'email',
    label: 'Correo electrónico',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    value: '',
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** The label is above the field and left-aligned with it, whether empty or filled. */
export const Variants: Story = {
  args: { bare: true },
  play: async ({ canvas, canvasElement }) => {
    for (const label of canvas.getAllByText(/^Correo|^Descripción/, { selector: 'label' })) {
      const field = label.parentElement?.querySelector('.MuiInputBase-root')?.getBoundingClientRect();
      const { left, bottom } = label.getBoundingClientRect();
      await expect(left).toBe(field?.left);
      await expect(bottom).toBeLessThanOrEqual(field?.top ?? 0);
    }
    await expect(canvasElement.querySelectorAll('label')).toHaveLength(5);
  },
  render: variants(Example, {
    'With help': { help: 'Te escribiremos aquí cuando tu cuenta esté activa.' },
    Required: { required: true },
    Filled: { value: 'ana@example.com' },
    Disabled: { value: 'ana@example.com', disabled: true },
    Multiline: {
      name: 'descripcion',
      label: 'Descripción',
      type: 'text',
      inputMode: 'text',
      multiline: true,
      help: 'Al menos 10 caracteres.',
      value: 'Almendras enteras, sin piel, de la última cosecha.',
    },
  }),
};
/** Shows the error on blur, not while the user types. */
export const ErrorAfterLeaving: Story = {
  args: {
    help: 'Lo usarás para entrar.',
    validate: ({ email }) => (String(email).includes('@') ? {} : { email: message }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Correo electrónico' });
    await userEvent.type(field, 'ana');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
    await expect(field).toHaveAccessibleDescription(message);
  },
};
/** The server's error about the field is shown like any other error. */
export const RefusedByTheServer: Story = {
  args: { value: 'ana@example.com', refuse: { email: 'Ya hay una cuenta con ese correo.' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    const { textContent } = await canvas.findByRole('alert');
    await expect(textContent).toBe('Ya hay una cuenta con ese correo.');
  },
};
/** While the form is sent, the field is read-only and keeps the focus. */
export const Sending: Story = {
  args: { value: 'ana@example.com', onSubmit: () => new Promise<void>(() => {}) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{Enter}');
    await expect(await canvas.findByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('ana@example.com');
    await expect(field).toHaveFocus();
  },
};
export const LongWords: Story = {
  args: { label: `Nombre del comercio ${longWord}`, help: longWord, required: true, value: longWord },
};
