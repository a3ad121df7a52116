import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../test/samples.ts';
import { StoryForm, type StoryFormProps } from '../test/story-form.tsx';
import { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';

type Props = CheckboxFieldProps & { value: unknown } & Partial<
    Pick<StoryFormProps, 'onSubmit' | 'checked' | 'validate'>
  >;

function Example({ value, onSubmit, checked, validate, ...field }: Props) {
  return (
    <StoryForm
      values={{ [field.name]: value }}
      {...(onSubmit && { onSubmit })}
      {...(checked && { checked })}
      {...(validate && { validate })}
    >
      <CheckboxField {...field} />
    </StoryForm>
  );
}

const meta = {
  title: 'Components/Forms/CheckboxField',
  component: CheckboxField,
  args: {
    name: 'en_promocion',
    label: 'En promoción',
    help: 'Muestra el precio anterior tachado.',
    value: false,
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: true } };
export const WithAnError: Story = {
  args: { value: false, checked: true, validate: () => ({ en_promocion: 'Marca la casilla para seguir.' }) },
};
export const Disabled: Story = { args: { value: true, disabled: true } };
export const LongWords: Story = { args: { label: longWord, help: longWord } };
