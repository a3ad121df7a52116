import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { DISORDER_OF_AMOUNTS, readNumber } from 'api-client/backoffice';
import { useState } from 'react';
import { NumberQuestion } from 'ui-kit/number-question';
import { layout } from 'ui-kit/theme/tokens';
import { useTold } from './use-told.ts';

interface NumberFilterProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** The least of the range that this one ends. */
  least?: number | undefined;
  /** Whether something else stands in the field than the list was asked with. */
  onDraft?: (isDraft: boolean) => void;
  /** '$' stands before it, '%' behind it. */
  unit: '$' | '%';
  fullWidth?: boolean;
}

const UNITS = { $: 'money', '%': 'percent' } as const;

const written = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });
/** Without dots, whose meaning a deleted digit would change. */
const textOf = (value: number) => written.format(value).replaceAll('.', '');

/** A number that a list is asked for with. It counts on Enter, and when the field is left: each key would be another call. */
export function NumberFilter(props: NumberFilterProps) {
  const { label, value, onChange, least = 0, onDraft, unit, fullWidth = false } = props;
  const shown = value === undefined ? '' : textOf(value);
  const [typed, setTyped] = useState({ text: shown, of: shown });
  // It follows the address.
  if (typed.of !== shown) setTyped({ text: shown, of: shown });
  const read = readNumber(typed.text, { decimals: 2, unit: UNITS[unit] });
  const isEmpty = read.kind === 'refusal' && read.reason === 'empty';
  const next = read.kind === 'number' && read.value >= 0 ? read.value : undefined;
  const isShort = next !== undefined && next < least;
  const isWrong = (next === undefined && !isEmpty) || isShort;
  const help = () => {
    if (isShort) return DISORDER_OF_AMOUNTS;
    return read.kind === 'number' ? 'No puede ser negativo.' : 'Un número con hasta 2 decimales, como 7,5.';
  };
  const isDraft = isWrong || next !== value;
  useTold(isDraft, onDraft);
  const position = unit === '$' ? 'start' : 'end';
  const settle = () => {
    if (!isWrong && next !== value) onChange(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <TextField
        size="small"
        label={label}
        value={typed.text}
        onChange={({ target }) => setTyped({ text: target.value, of: shown })}
        onBlur={settle}
        error={isWrong}
        helperText={
          isWrong &&
          (read.kind === 'question' ? (
            <NumberQuestion
              readings={read.readings}
              textOf={(reading) => written.format(reading)}
              onChoose={onChange}
            />
          ) : (
            help()
          ))
        }
        slotProps={{
          input: { [`${position}Adornment`]: <InputAdornment position={position}>{unit}</InputAdornment> },
          htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        }}
        sx={{ width: fullWidth ? '100%' : layout.day }}
      />
    </form>
  );
}
