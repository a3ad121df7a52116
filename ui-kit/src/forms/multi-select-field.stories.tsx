import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
export const RefusedByTheServer: Story = {
  args: { value: ['semillas'], refuse: { categorias: 'La categoría «Semillas» ya no está activa.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ya no está activa');
  },
};
/** Typing searches without accents; Enter chooses, Backspace takes the last one back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: /Categorías/ });
    await userEvent.type(field, 'semi{Enter}');
    await userEvent.clear(field);
    await userEvent.type(field, 'organ{Enter}{Escape}');
    await expect(canvas.getByText('Semillas')).toBeVisible();
    await expect(canvas.getByText('Orgánicos')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText('Orgánicos')).toBeNull();
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
