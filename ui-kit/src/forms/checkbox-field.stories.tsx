import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../test/samples.ts';
import { type FieldStoryProps, inForm, playRefusal } from '../test/story-form.tsx';
import { variants } from '../test/story-frames.tsx';
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
  play: playRefusal,
};
export const LongWords: Story = { args: { label: longWord, help: longWord } };
