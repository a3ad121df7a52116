import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { kilosText, readNumber } from 'api-client/storefront-entrega';
import { useState } from 'react';

interface KilosInputProps {
  /** Kilos; NaN while the text is invalid. */
  value: number;
  onChange: (kilos: number) => void;
  /** Most kilos. */
  max: number;
  /** Accessible name with the product. */
  label: string;
}

const KILOS = { decimals: 3, unit: 'weight' } as const;

/**
 * Returns the kilos of a typed text; NaN if the text is no number from 0.001 to `max`. The text '9.850' has two readings: the
 * function returns a reading only if the other one exceeds the maximum.
 */
function kilosIn(written: string, max: number): number {
  const fits = (kilos: number) => kilos > 0 && kilos <= max;
  const read = readNumber(written, KILOS);
  if (read.kind === 'number') return fits(read.value) ? read.value : Number.NaN;
  const [only, ...others] = read.kind === 'question' ? read.readings.filter(fits) : [];
  return only !== undefined && others.length === 0 ? only : Number.NaN;
}

const writtenKilos = (kilos: number) => (Number.isNaN(kilos) ? '' : String(kilos).replace('.', ','));

/** Kilos with up to three decimals. Keeps the typed text, and formats the number after blur. */
export function KilosInput({ value, onChange, max, label }: KilosInputProps) {
  const [typed, setTyped] = useState<string>();
  const isInvalid = Number.isNaN(value);
  return (
    <TextField
      label={label}
      value={typed ?? writtenKilos(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(kilosIn(target.value, max));
      }}
      onBlur={() => !isInvalid && setTyped(undefined)}
      error={isInvalid}
      helperText={isInvalid ? `Escribe los kilos con coma: hasta ${kilosText(max)}.` : undefined}
      fullWidth
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'aria-invalid': isInvalid },
        input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> },
      }}
    />
  );
}
