import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFormikContext } from 'formik';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { type FieldStoryProps, inForm, playRefusal } from '../test/story-form.tsx';
import { variants } from '../test/story-frames.tsx';
import { PasswordField, type PasswordFieldProps, passwordFieldTexts } from './password-field.tsx';

type FieldProps = PasswordFieldProps & { withRules?: boolean };
type Props = FieldStoryProps<FieldProps>;

const rulesFor = (password: string) => [
  { label: 'Al menos 8 caracteres', met: password.length >= 8 },
  { label: 'Una letra mayúscula', met: /\p{Lu}/u.test(password) },
  { label: 'Un número', met: /\d/.test(password) },
  { label: 'Un carácter especial (como *, $, #, etc.)', met: /[^\p{L}\d\s]/u.test(password) },
];

function Field({ withRules, ...field }: FieldProps) {
  const { values } = useFormikContext<Record<string, string>>();
  return <PasswordField {...field} {...(withRules && { rules: rulesFor(values[field.name] ?? '') })} />;
}
const Example = inForm(Field);

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: { texts: passwordFieldTexts, name: 'password', label: 'Contraseña', value: '' },
  render: (args) => <Example {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** A new password, with its rules. */
export const WithRules: Story = {
  args: { withRules: true, autoComplete: 'new-password', value: 'Almendra1' },
};
export const RulesTickOff: Story = {
  args: { withRules: true, autoComplete: 'new-password' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Contraseña');
    await userEvent.type(field, 'Almendra');
    await expect(canvas.getAllByTitle('cumple')).toHaveLength(2);
    await expect(canvas.getByText('2 de 4 requisitos cumplidos')).toBeInTheDocument();
    await userEvent.type(field, '1*');
    await expect(canvas.getAllByTitle('cumple')).toHaveLength(4);
  },
};
/** Shows and hides the password; the field keeps the focus. */
export const Shown: Story = {
  args: { value: 'Almendra1*' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Contraseña');
    field.focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar contraseña' }));
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
  },
};
export const Variants: Story = {
  args: { bare: true },
  render: variants(Example, {
    'With an error': {
      required: true,
      checked: true,
      validate: () => ({ password: 'La contraseña es obligatoria' }),
    },
    Disabled: { value: 'Almendra1*', disabled: true },
  }),
};
export const RefusedByTheServer: Story = {
  args: { value: 'Almendra1*', refuse: { password: 'Elige otra contraseña: esa ya la usaste.' } },
  play: playRefusal,
};
export const LongWords: Story = {
  args: { label: longWord, help: longWord, rules: [{ label: longWord, met: true }], value: longWord },
};
