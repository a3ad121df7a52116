import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { highestPrice, longWord } from '../test/samples.ts';
import { type FieldStoryProps, inForm, playRefusal } from '../test/story-form.tsx';
import { variants } from '../test/story-frames.tsx';
import { MoneyField, type MoneyFieldProps, moneyFieldTexts } from './money-field.tsx';

type Props = FieldStoryProps<MoneyFieldProps>;
const Example = inForm(MoneyField);

const meta = {
  title: 'Components/Forms/MoneyField',
  component: MoneyField,
  args: {
    texts: moneyFieldTexts,
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
export const Variants: Story = {
  args: { bare: true },
  render: variants(Example, {
    Filled: { value: 12345.5 },
    'With an error': {
      value: 1000000,
      checked: true,
      validate: () => ({ precio: 'El precio no puede superar 999999.99.' }),
    },
    Disabled: { value: 12345.5, disabled: true },
  }),
};
export const RefusedByTheServer: Story = {
  args: { value: 12345.5, refuse: { precio: 'El precio cambió mientras lo editabas.' } },
  play: playRefusal,
};
/** The highest price; a higher amount stays, with an error. */
export const AtItsLimit: Story = {
  args: { value: highestPrice },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Precio final/ });
    await expect(field).toHaveValue('999.999,99');
    await userEvent.clear(field);
    await userEvent.type(field, '1.000.000,00');
    await userEvent.tab();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('999.999,99');
  },
};
/** A comma before three digits is ambiguous: the field asks, and uses the chosen number. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Precio final/ });
    await userEvent.type(field, '5,600');
    await userEvent.click(await canvas.findByRole('button', { name: '5.600,00' }));
    await expect(field).toHaveValue('5.600,00');
  },
};
export const LongWords: Story = { args: { label: longWord, help: longWord, value: 999999.99 } };
