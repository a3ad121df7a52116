import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { type FieldStoryProps, inForm, playRefusal } from '../test/story-form.tsx';
import { variants } from '../test/story-frames.tsx';
import { NumberField, type NumberFieldProps, numberFieldTexts } from './number-field.tsx';

type Props = FieldStoryProps<NumberFieldProps>;
const Example = inForm(NumberField);

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: {
    texts: numberFieldTexts,
    name: 'cantidad',
    label: 'Cantidad',
    help: 'De 1 a 1.000 unidades.',
    min: 1,
    max: 1000,
    value: null,
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Variants: Story = {
  args: { bare: true },
  render: variants(Example, {
    Filled: { value: 12 },
    'With a unit': {
      name: 'descuento',
      label: 'Descuento',
      help: 'De 0 a 100.',
      min: 0,
      max: 100,
      unit: '%',
      value: 15,
    },
    Kilos: { name: 'peso', label: 'Peso', help: 'Lo que marca la balanza.', kilos: true, value: 9.85 },
    'With an error': {
      value: 1200,
      checked: true,
      validate: () => ({ cantidad: 'La cantidad no puede ser mayor a 1000' }),
    },
    Disabled: { value: 12, disabled: true },
  }),
};
export const RefusedByTheServer: Story = {
  args: { value: 12, refuse: { cantidad: 'Solo quedan 5 unidades.' } },
  play: playRefusal,
};
/** Arrow keys stay within the limits; a typed value beyond them stays, with an error. */
export const AtItsLimits: Story = {
  args: { value: 999 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    field.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('1000');
    await userEvent.keyboard('1');
    await userEvent.tab();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('mayor que 1.000');
  },
};
export const LongWords: Story = {
  args: { label: longWord, help: longWord, unit: 'unidades', value: 999999999999 },
};
