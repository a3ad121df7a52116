import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../test/samples.ts';
import { StoryForm, type StoryFormProps } from '../test/story-form.tsx';
import { MultiSelectField, type MultiSelectFieldProps } from './multi-select-field.tsx';

const categories = [
  'Aceites',
  'Cereales',
  'Frutos secos',
  'Harinas',
  'Legumbres',
  'Orgánicos',
  'Semillas',
  'Té',
].map((label) => ({ value: label.toLowerCase(), label }));

type Props = MultiSelectFieldProps & { value: unknown } & Partial<
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
      <MultiSelectField {...field} />
    </StoryForm>
  );
}

const meta = {
  title: 'Components/Forms/MultiSelectField',
  component: MultiSelectField,
  args: {
    name: 'categorias',
    label: 'Categorías',
    help: 'Al menos una. Escribe para buscar.',
    options: categories,
    required: true,
    value: [],
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: ['semillas', 'cereales'] } };
export const WithAnError: Story = {
  args: {
    value: [],
    checked: true,
    validate: () => ({ categorias: 'Debe seleccionar al menos una categoría.' }),
  },
};
export const Disabled: Story = { args: { value: ['semillas', 'cereales'], disabled: true } };
export const Loading: Story = { args: { options: [], loading: true } };
export const LongWords: Story = {
  args: {
    label: longWord,
    help: longWord,
    options: [{ value: 'a', label: longWord }, ...categories],
    value: ['a', 'té'],
  },
};
