import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { layout } from 'ui-kit/theme/tokens';

interface NumberFilterProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** '$' stands before it, '%' behind it. */
  unit: '$' | '%';
}

/** '7,5' → 7.5; nothing of what can't be told. */
const numberIn = (text: string): number | undefined =>
  /^\d+([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

/** A number that a list is asked for with. It counts on Enter, and when the field is left: each key would be another call. */
export function NumberFilter({ label, value, onChange, unit }: NumberFilterProps) {
  const written = value === undefined ? '' : String(value).replace('.', ',');
  const [typed, setTyped] = useState({ text: written, of: written });
  // It follows the address.
  if (typed.of !== written) setTyped({ text: written, of: written });
  const next = numberIn(typed.text);
  const isWrong = next === undefined && typed.text.trim() !== '';
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
        onChange={({ target }) => setTyped({ text: target.value, of: written })}
        onBlur={settle}
        error={isWrong}
        helperText={isWrong && 'Un número con hasta 2 decimales, como 7,5.'}
        slotProps={{
          input: { [`${position}Adornment`]: <InputAdornment position={position}>{unit}</InputAdornment> },
          htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        }}
        sx={{ width: layout.day }}
      />
    </form>
  );
}
