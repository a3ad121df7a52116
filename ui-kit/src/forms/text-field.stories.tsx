import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { StoryForm, type StoryFormProps } from '../test/story-form.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = TextFieldProps & { value: string } & Pick<
    StoryFormProps,
    'onSubmit' | 'checked' | 'validate' | 'refuse'
  >;

function Example({ value, onSubmit, checked, validate, refuse, ...field }: Props) {
  return (
    <StoryForm
      values={{ [field.name]: value }}
      {...(onSubmit && { onSubmit })}
      {...(checked && { checked })}
      {...(validate && { validate })}
      {...(refuse && { refuse })}
    >
      <TextField {...field} />
    </StoryForm>
  );
}

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
export const Filled: Story = { args: { value: 'ana@example.com' } };
export const WithHelp: Story = { args: { help: 'Te escribiremos aquí cuando tu cuenta esté activa.' } };
export const Required: Story = { args: { required: true } };
export const Multiline: Story = {
  args: {
    name: 'descripcion',
    label: 'Descripción',
    type: 'text',
    inputMode: 'text',
    multiline: true,
    help: 'Al menos 10 caracteres.',
    value: 'Almendras enteras, sin piel, de la última cosecha.',
  },
};
/** Not while one types: when the field is left. */
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
/** What the server says about this field stands at it, like any other error. */
export const RefusedByTheServer: Story = {
  args: { value: 'ana@example.com', refuse: { email: 'Ya hay una cuenta con ese correo.' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ya hay una cuenta con ese correo.');
  },
};
/** While it is sent nothing can be changed, and the focus stays. */
export const Sending: Story = {
  args: { value: 'ana@example.com', onSubmit: () => new Promise<void>(() => {}) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{Enter}');
    await expect(await canvas.findByRole('button')).toBeDisabled();
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('ana@example.com');
    await expect(field).toHaveFocus();
  },
};
export const Disabled: Story = { args: { value: 'ana@example.com', disabled: true } };
export const LongWords: Story = {
  args: { label: `Nombre del comercio ${longWord}`, help: longWord, required: true, value: longWord },
};
