import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { type FieldStoryProps, inForm } from '../test/story-form.tsx';
import { variants } from '../test/variants.tsx';
import { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';

type Props = FieldStoryProps<CheckboxFieldProps>;
const Example = inForm(CheckboxField);

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
export const Variants: Story = {
  args: { bare: true },
  render: variants(Example, {
    Filled: { value: true },
    'With an error': { checked: true, validate: () => ({ en_promocion: 'Marca la casilla para seguir.' }) },
    Disabled: { value: true, disabled: true },
  }),
};
export const RefusedByTheServer: Story = {
  args: { value: true, refuse: { en_promocion: 'Falta el precio anterior.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Falta el precio anterior.');
  },
};
export const LongWords: Story = { args: { label: longWord, help: longWord } };
