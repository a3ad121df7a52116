import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../test/samples.ts';
import { type FieldStoryProps, inForm, playRefusal } from '../test/story-form.tsx';
import { variants } from '../test/story-frames.tsx';
import { SelectField, type SelectFieldProps, selectFieldTexts } from './select-field.tsx';

type Props = FieldStoryProps<SelectFieldProps>;
const Example = inForm(SelectField);

const meta = {
  title: 'Components/Forms/SelectField',
  component: SelectField,
  args: {
    texts: selectFieldTexts,
    name: 'tipo_de_precio',
    label: 'Tipo de precio',
    options: [
      { value: 'por_kilo', label: 'Por kilo' },
      { value: 'por_unidad', label: 'Por unidad' },
      { value: 'por_bulto_cerrado', label: 'Por bulto cerrado' },
    ],
    required: true,
    value: '',
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Variants: Story = {
  args: { bare: true },
  render: variants(Example, {
    Filled: { value: 'por_kilo' },
    'With an error': { checked: true, validate: () => ({ tipo_de_precio: 'Elige un tipo de precio.' }) },
    Disabled: { value: 'por_kilo', disabled: true },
    Loading: { label: 'Marca', options: [], loading: true },
  }),
};
export const RefusedByTheServer: Story = {
  args: { value: 'por_kilo', refuse: { tipo_de_precio: 'Este producto se vende por unidad.' } },
  play: playRefusal,
};
export const LongWords: Story = {
  args: { label: longWord, help: longWord, options: [{ value: 'a', label: longWord }], value: 'a' },
};
