import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../test/samples.ts';
import { StoryForm, type StoryFormProps } from '../test/story-form.tsx';
import { MoneyField, type MoneyFieldProps } from './money-field.tsx';

type Props = MoneyFieldProps & { value: unknown } & Partial<
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
      <MoneyField {...field} />
    </StoryForm>
  );
}

const meta = {
  title: 'Components/Forms/MoneyField',
  component: MoneyField,
  args: {
    name: 'precio',
    label: 'Precio final',
    help: 'Por ejemplo: 12.345,50',
    max: 999999.99,
    required: true,
    value: null,
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 12345.5 } };
export const WithAnError: Story = {
  args: {
    value: 1000000,
    checked: true,
    validate: () => ({ precio: 'El precio no puede superar 999999.99.' }),
  },
};
export const Disabled: Story = { args: { value: 12345.5, disabled: true } };
export const LongWords: Story = { args: { label: longWord, help: longWord, value: 999999.99 } };
