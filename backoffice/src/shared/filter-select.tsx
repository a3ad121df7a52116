import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { QueryParts } from 'app-core/queries/answer';
import { optionsState } from 'app-core/queries/options-state';
import { useListLayer } from 'ui-kit/back-closes';

export interface FilterSelectProps<Value extends string> {
  label: string;
  /** The label of no selection. */
  all: string;
  options: readonly { value: Value; label: string }[];
  /** The query of the options: disabled while loading, with a retry after a failure. */
  query?: QueryParts<unknown>;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  sx: SxProps<Theme>;
}

const ALL = '';
const LOADED = { loading: false, failed: false, onRetry: undefined };

/** Filters a list by one option, or all. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, value, onChange, sx, query } = props;
  const list = useListLayer();
  const { loading, failed, onRetry } = query ? optionsState(query) : LOADED;
  const missing = loading || failed;
  const isKnown = value === undefined || props.options.some((option) => option.value === value);
  // Keep an unknown value of the URL as an option.
  const options = isKnown ? props.options : [{ value, label: value }, ...props.options];
  const select = (
    <TextField
      select
      size="small"
      label={label}
      value={missing ? ALL : (value ?? ALL)}
      disabled={missing}
      onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value)}
      slotProps={{ select: { displayEmpty: true, ...list }, inputLabel: { shrink: true } }}
      {...(failed ? { fullWidth: true } : { sx })}
    >
      <MenuItem value={ALL}>{loading ? 'Cargando…' : failed ? 'No se pudo cargar' : all}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
  if (!failed) return select;
  return (
    <Box sx={sx}>
      {select}
      <Button size="small" variant="text" aria-label={`Reintentar: ${label}`} onClick={onRetry}>
        Reintentar
      </Button>
    </Box>
  );
}
