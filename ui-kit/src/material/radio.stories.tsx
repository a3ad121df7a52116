import FormControlLabel from '@mui/material/FormControlLabel';
import Radio, { type RadioProps } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StatusChip } from '../components/status-chip/status-chip.tsx';
import { sampleStatuses } from '../test/sample-data.tsx';
import { longWord } from '../test/samples.ts';
import { states } from '../test/states.tsx';

interface Props {
  label: string;
  options: { value: string; label: ReactNode }[];
  value: string;
  disabled?: boolean;
  onChange?: RadioProps['onChange'];
}

/** The story remounts when a control changes, so the group needs no state. */
const Group = ({ label, options, value, disabled = false, onChange }: Props) => (
  <RadioGroup aria-label={label} defaultValue={value}>
    {options.map((option) => (
      <FormControlLabel
        key={option.value}
        value={option.value}
        label={option.label}
        disabled={disabled}
        control={<Radio {...(onChange && { onChange })} />}
        sx={{ overflowWrap: 'anywhere' }}
      />
    ))}
  </RadioGroup>
);

const meta = {
  title: 'Components/Controls/Radio',
  component: Radio,
  args: {
    label: 'Formato de la planilla',
    options: [
      { value: 'xlsx', label: 'Excel' },
      { value: 'csv', label: 'CSV' },
    ],
    value: 'xlsx',
    disabled: false,
    onChange: fn(),
  },
  argTypes: { value: { control: 'radio', options: ['xlsx', 'csv'] } },
  render: (args) => <Group {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys choose; Tab leaves the group. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('CSV'));
    await expect(canvas.getByRole('radio', { name: 'CSV' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Excel' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
/** A label may be a part of the kit. */
export const WithStatuses: Story = {
  parameters: { controls: { disable: true } },
  args: {
    label: 'Estado nuevo',
    options: sampleStatuses.map((status) => ({ value: status.value, label: <StatusChip status={status} /> })),
    value: sampleStatuses[0]?.value ?? '',
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: states<RadioProps>(
    (props) => (
      <>
        <FormControlLabel label="Excel" control={<Radio {...props} />} />
        <FormControlLabel label="CSV" control={<Radio defaultChecked {...props} />} />
      </>
    ),
    { Disabled: { disabled: true } },
  ),
};
export const LongWords: Story = {
  args: {
    options: [
      { value: 'xlsx', label: longWord },
      { value: 'csv', label: 'CSV' },
    ],
  },
};
