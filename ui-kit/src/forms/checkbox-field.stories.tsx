import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { StoryForm, type StoryFormProps } from '../test/story-form.tsx';
import { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';

type Props = CheckboxFieldProps & { value: unknown } & Partial<
    Pick<StoryFormProps, 'onSubmit' | 'checked' | 'validate' | 'refuse'>
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
export const RefusedByTheServer: Story = {
  args: { value: true, refuse: { en_promocion: 'Falta el precio anterior.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Falta el precio anterior.');
  },
};
export const Disabled: Story = { args: { value: true, disabled: true } };
export const LongWords: Story = { args: { label: longWord, help: longWord } };
