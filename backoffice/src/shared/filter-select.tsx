import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

export interface FilterSelectProps<Value extends string> {
  label: string;
  /** What stands there when nothing is chosen. */
  all: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  sx: SxProps<Theme>;
}

const ALL = '';

/** One of several, or all, over a list. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, value, onChange, sx } = props;
  const isKnown = value === undefined || props.options.some((option) => option.value === value);
  // One out of the address that is not among them stays to be seen.
  const options = isKnown ? props.options : [{ value, label: value }, ...props.options];
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ALL}
      onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={sx}
    >
      <MenuItem value={ALL}>{all}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
