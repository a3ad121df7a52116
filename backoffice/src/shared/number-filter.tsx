import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { readNumber, WRONG_ORDER_OF_AMOUNTS } from 'api-client/backoffice';
import { useState } from 'react';
import { NumberQuestion } from 'ui-kit/number-question';
import { layout } from 'ui-kit/theme/tokens';
import { useReportState } from './use-report-state.ts';

interface NumberFilterProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** The minimum: the start of the range. */
  least?: number | undefined;
  /** Reports whether the text differs from the list's filter. */
  onDraft?: (isDraft: boolean) => void;
  /** '$' stands before the number, '%' after it. */
  unit: '$' | '%';
  fullWidth?: boolean;
}

const UNITS = { $: 'money', '%': 'percent' } as const;

const written = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });
/** Without thousands separators: deleting a digit would change their meaning. */
const textOf = (value: number) => written.format(value).replaceAll('.', '');

/** A numeric filter. Applied on Enter and blur: each key would send a call. */
export function NumberFilter(props: NumberFilterProps) {
  const { label, value, onChange, least = 0, onDraft, unit, fullWidth = false } = props;
  const valueText = value === undefined ? '' : textOf(value);
  const [draft, setDraft] = useState({ text: valueText, of: valueText });
  // Follow the URL.
  if (draft.of !== valueText) setDraft({ text: valueText, of: valueText });
  const read = readNumber(draft.text, { decimals: 2, unit: UNITS[unit] });
  const isEmpty = read.kind === 'refusal' && read.reason === 'empty';
  const next = read.kind === 'number' && read.value >= 0 ? read.value : undefined;
  const isShort = next !== undefined && next < least;
  const isWrong = (next === undefined && !isEmpty) || isShort;
  const help = () => {
    if (isShort) return WRONG_ORDER_OF_AMOUNTS;
    return read.kind === 'number' ? 'No puede ser negativo.' : 'Un número con hasta 2 decimales, como 7,5.';
  };
  const isDraft = isWrong || next !== value;
  useReportState(isDraft, onDraft);
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
        value={draft.text}
        onChange={({ target }) => setDraft({ text: target.value, of: valueText })}
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
