import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { states } from '../test/states.tsx';
import { variants } from '../test/story-frames.tsx';

interface Props {
  label: ReactNode;
  checked?: boolean;
  indeterminate?: boolean;
  disabled?: boolean;
  onChange?: CheckboxProps['onChange'];
}

/** The story remounts when a control changes, so the box needs no state. */
const Labelled = ({ label, checked = false, ...box }: Props) => (
  <FormControlLabel
    label={label}
    control={<Checkbox defaultChecked={checked} {...box} />}
    sx={{ overflowWrap: 'anywhere' }}
  />
);

const meta = {
  title: 'Components/Controls/Checkbox',
  component: Checkbox,
  args: {
    label: 'Sumar lo que está en tu carrito',
    checked: false,
    indeterminate: false,
    disabled: false,
    onChange: fn(),
  },
  render: (args) => <Labelled {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Sumar lo que está en tu carrito' });
    await userEvent.click(canvas.getByText('Sumar lo que está en tu carrito'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const Variants: Story = {
  parameters: { controls: { disable: true } },
  render: variants<Props>(Labelled, {
    'Not chosen': {},
    Chosen: { checked: true },
    'Some of the rows are chosen': { label: 'Elegir toda la página', indeterminate: true },
    'Disabled: the last one cannot be taken away': { label: 'Hoja 1', checked: true, disabled: true },
    'With a second text': {
      label: (
        <>
          Almendras{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            · te enviamos 12
          </Typography>
        </>
      ),
    },
  }),
};
/** In a row of a list the name of the row is the name of the box. */
export const WithoutLabel: Story = {
  argTypes: { label: { control: false }, indeterminate: { control: false } },
  render: ({ checked = false, disabled = false }) => (
    <Checkbox
      defaultChecked={checked}
      disabled={disabled}
      slotProps={{ input: { 'aria-label': 'Elegir Almendras' } }}
    />
  ),
};
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: states<CheckboxProps>(
    (props) => (
      <>
        <FormControlLabel label="Almendras" control={<Checkbox {...props} />} />
        <FormControlLabel label="Lentejas" control={<Checkbox defaultChecked {...props} />} />
      </>
    ),
    { Disabled: { disabled: true } },
  ),
};
export const LongWords: Story = { args: { label: longWord } };
