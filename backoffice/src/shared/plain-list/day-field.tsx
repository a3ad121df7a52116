import TextField from '@mui/material/TextField';
import { DISORDER } from 'api-client/backoffice';
import { useState } from 'react';
import { layout } from 'ui-kit/theme/tokens';
import { useTold } from '../use-told.ts';

interface DayFieldProps {
  label: string;
  /** '2026-11-22', or '2026-11-22T06:00' with a time. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
  /** Whether something else stands in the field than the list was asked with. */
  onDraft?: (isDraft: boolean) => void;
  withTime?: boolean;
  /** The first day of the range that this one ends: an earlier one is told here, and refused by the API. */
  first?: string | undefined;
}

/** With it a browser's field takes a year of four digits; without one it takes six. */
const LAST_DAY = '2099-12-31';

/** A year is typed digit by digit: 0002, 0020, 0202. None of these is meant. */
const isMeant = (day: string) => day >= '1900';

/** A day over a list, and a time of it: the browser's own field, with its calendar. */
export function DayField({
  label,
  value = '',
  onChange,
  onDraft,
  withTime = false,
  first = '',
}: DayFieldProps) {
  const [typed, setTyped] = useState({ day: value, of: value });
  // It follows the address.
  if (typed.of !== value) setTyped({ day: value, of: value });
  const isDraft = typed.day !== value;
  useTold(isDraft, onDraft);
  const isWrong = typed.day !== '' && isMeant(typed.day) && typed.day < first;
  return (
    <TextField
      type={withTime ? 'datetime-local' : 'date'}
      size="small"
      label={label}
      value={typed.day}
      error={isWrong}
      helperText={isWrong && DISORDER}
      onChange={({ target: { value: day } }) => {
        setTyped({ day, of: value });
        if (day === '' || isMeant(day)) onChange(day || undefined);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { max: withTime ? `${LAST_DAY}T23:59` : LAST_DAY },
      }}
      sx={{ width: { xs: '100%', sm: withTime ? layout.filter : layout.day } }}
    />
  );
}
