import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { TextField as FormTextField } from '../forms/text-field.tsx';
import { type Forced, states } from '../test/states.tsx';
import { StoryForm } from '../test/story-form.tsx';
import { inside, variants } from '../test/story-frames.tsx';
import { layout } from '../theme/tokens.ts';

interface Props {
  label: string;
  value?: string;
  withTime?: boolean;
  error?: boolean;
  helperText?: string;
  disabled?: boolean;
  focused?: boolean;
  onChange?: TextFieldProps['onChange'];
}

/** The filter of the back office's lists. The story remounts when a control changes, so the field needs no state. */
const DateField = (props: Props & Forced) => {
  const { label, value = '', withTime = false, className, 'data-state': state, ...rest } = props;
  const limits: TextFieldProps['slotProps'] = {
    inputLabel: { shrink: true },
    htmlInput: { max: withTime ? '2099-12-31T23:59' : '2099-12-31' },
    input: { ...(state && { 'data-state': state }) },
  };
  return (
    <TextField
      type={withTime ? 'datetime-local' : 'date'}
      size="small"
      label={label}
      defaultValue={value}
      slotProps={limits}
      sx={{ width: { xs: '100%', sm: withTime ? layout.filter : layout.day } }}
      {...rest}
    />
  );
};

const meta = {
  title: 'Components/Controls/DateField',
  component: TextField,
  args: {
    label: 'Desde',
    value: '2026-11-22',
    withTime: false,
    error: false,
    helperText: '',
    disabled: false,
    onChange: fn(),
  },
  render: (args) => <DateField {...args} />,
  decorators: [inside({ paddingTop: 16 })],
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Desde');
    await fireEvent.change(field, { target: { value: '2026-11-27' } });
    await expect(field).toHaveValue('2026-11-27');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Variants: Story = {
  parameters: { controls: { disable: true } },
  render: variants<Props>(DateField, {
    Empty: { value: '' },
    Filled: {},
    'Date and time': { value: '2026-11-22T06:00', withTime: true },
    'Error: ends before it begins': {
      label: 'Hasta',
      value: '2026-11-01',
      error: true,
      helperText: 'El último día no puede ser anterior al primero.',
    },
    Disabled: { disabled: true },
  }),
};
/** A field shows the focus of mouse and keyboard in the same way, and has no pressed look. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: states<Omit<Props, 'label'>>(
    (props) => <DateField label="Desde" value="2026-11-22" {...props} />,
    {
      'In use': { focused: true },
      Disabled: { disabled: true },
      Error: { error: true, helperText: 'Elige un día.' },
    },
    ['Keyboard focus', 'Pressed'],
  ),
};
/** In a form the date is a text field with `type="date"`, of full width and with years from 2000 to 2099. */
export const InForm: Story = {
  argTypes: {
    value: { control: false },
    withTime: { control: false },
    error: { control: false },
  },
  args: { label: 'Fecha de cobro', helperText: 'El día que dice el cheque.' },
  render: ({ label, helperText, disabled = false }) => (
    <StoryForm values={{ fecha: '2026-12-04', vence: '' }} bare>
      <FormTextField
        name="fecha"
        label={label}
        type="date"
        required
        disabled={disabled}
        {...(helperText && { help: helperText })}
      />
      <FormTextField name="vence" label="Vence" type="date" disabled={disabled} />
    </StoryForm>
  ),
};
