import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch, { type SwitchProps } from '@mui/material/Switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { states } from '../test/states.tsx';
import { variants } from '../test/story-frames.tsx';

interface Props {
  label: string;
  checked?: boolean;
  disabled?: boolean;
  onChange?: SwitchProps['onChange'];
}

const Labelled = ({ label, checked = false, ...rest }: Props) => (
  <FormControlLabel
    label={label}
    control={<Switch defaultChecked={checked} {...rest} />}
    sx={{ overflowWrap: 'anywhere' }}
  />
);

const meta = {
  title: 'Components/Controls/Switch',
  component: Switch,
  args: { label: 'Usar la tienda sin señal', checked: false, disabled: false, onChange: fn() },
  render: (args) => <Labelled {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Usar la tienda sin señal' });
    await userEvent.click(canvas.getByText('Usar la tienda sin señal'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const Variants: Story = {
  parameters: { controls: { disable: true } },
  render: variants<Props>(Labelled, {
    Off: {},
    On: { checked: true },
    'Disabled, off': { disabled: true },
    'Disabled, on': { checked: true, disabled: true },
  }),
};
/** The help is read with the switch. */
export const WithHelp: Story = {
  render: ({ label, checked = false, disabled = false }) => (
    <>
      <FormControlLabel
        label={label}
        control={
          <Switch
            defaultChecked={checked}
            disabled={disabled}
            slotProps={{ input: { 'aria-describedby': 'sin-senal-que' } }}
          />
        }
      />
      <FormHelperText id="sin-senal-que">
        Guarda aquí el catálogo que miras, tus pedidos y tus habituales.
      </FormHelperText>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/^Guarda aquí/);
  },
};

function Saving({ label }: { label: string }) {
  const [on, setOn] = useState(false);
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={on}
          onChange={(_event, next) => setOn(next)}
          slotProps={{ input: { 'aria-disabled': on } }}
        />
      }
    />
  );
}
/** While the choice is saved the switch shows it already. `aria-disabled` keeps the focus. */
export const Busy: Story = {
  parameters: { controls: { disable: true } },
  args: { label: 'Cuando vuelva un producto que espero' },
  render: ({ label }) => <Saving label={label} />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).toHaveFocus();
    await expect(control).toHaveAttribute('aria-disabled', 'true');
  },
};
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: states<SwitchProps>(
    (props) => (
      <>
        <FormControlLabel label="Sonido" control={<Switch {...props} />} />
        <FormControlLabel label="Avisos" control={<Switch defaultChecked {...props} />} />
      </>
    ),
    { Disabled: { disabled: true } },
  ),
};
export const LongWords: Story = { args: { label: longWord } };
