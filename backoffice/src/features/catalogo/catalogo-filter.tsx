import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { layout } from 'ui-kit/theme/tokens';

export interface CatalogoFilterProps {
  label: string;
  /** What is chosen when nothing is. */
  all: string;
  names: readonly string[];
  value: string | undefined;
  onChange: (name: string | undefined) => void;
}

const ALL = '';

/** One category or one brand, or all. */
export function CatalogoFilter({ label, all, names, value, onChange }: CatalogoFilterProps) {
  // One out of the address that is not among them stays to be seen.
  const options = value === undefined || names.includes(value) ? names : [value, ...names];
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ALL}
      onChange={({ target }) => onChange(target.value || undefined)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 0', minWidth: layout.status, maxWidth: layout.filter }}
    >
      <MenuItem value={ALL}>{all}</MenuItem>
      {options.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
