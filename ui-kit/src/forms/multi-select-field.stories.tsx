import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { type FieldStoryProps, inForm, playRefusal } from '../test/story-form.tsx';
import { variants } from '../test/story-frames.tsx';
import {
  MultiSelectField,
  type MultiSelectFieldProps,
  multiSelectFieldTexts,
} from './multi-select-field.tsx';

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

type Props = FieldStoryProps<MultiSelectFieldProps>;
const Example = inForm(MultiSelectField);

const meta = {
  title: 'Components/Forms/MultiSelectField',
  component: MultiSelectField,
  args: {
    texts: multiSelectFieldTexts,
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
export const Variants: Story = {
  args: { bare: true },
  render: variants(Example, {
    Filled: { value: ['semillas', 'cereales'] },
    'With an error': {
      checked: true,
      validate: () => ({ categorias: 'Debe seleccionar al menos una categoría.' }),
    },
    Disabled: { value: ['semillas', 'cereales'], disabled: true },
    Loading: { options: [], loading: true },
  }),
};
export const RefusedByTheServer: Story = {
  args: { value: ['semillas'], refuse: { categorias: 'La categoría «Semillas» ya no está activa.' } },
  play: playRefusal,
};
/** The search ignores accents; Enter chooses, Backspace removes the last choice. */
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
export const LongWords: Story = {
  args: {
    label: longWord,
    help: longWord,
    options: [{ value: 'a', label: longWord }, ...categories],
    value: ['a', 'té'],
  },
};
